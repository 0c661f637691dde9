### The page in the browser: title, menu, settings, keys, troubles.

## The screens, for the window's title and for who listens
web-screen-title = Knockdown
web-screen-select = Choose your fighter
web-screen-match = Match
web-screen-replay = Replay
web-screen-replays = Replays
web-screen-cards = Cards
web-screen-rules = Rules
web-screen-learn = First match
web-screen-unknown = Not found

## The title
web-play = Play
web-friend = With a friend
web-learn = Learn
web-replays = Replays
web-cards = Cards
web-rules = Rules
web-settings = Settings
web-title-start = Any key starts a match
web-title-menu = Main menu
web-title-tagline = Two fighters, one row of cards, ten seconds to stay on your feet
web-title-unofficial = Unofficial fan version
web-go-on = Go on
web-go-on-line = { $mine } against { $theirs }, { $score }

## Everywhere
web-skip = Skip to the content
web-or = or
web-close = Close
web-menu = Menu
web-leave = Leave to the title
web-language = Language
web-sound = Sound
web-term = Show the rule
web-again = Try again
web-to-title = To the title
web-coming = The match is coming…

## Cards
web-card-hits = Hits
web-card-in-range = In range
web-card-take = Take
web-card-take-only = Take only
web-hand-unknown = unseen card
web-hand-unseen = your opponent has not seen it
web-skill-face-down = Face down

## Settings
web-set-sound = Sound on
web-set-effects = Effects
web-set-ambience = Ambience
web-set-music = Music
web-set-captions = Captions
web-set-captions-help = Every sound also appears in words, at the foot of the screen. They work with the sound off.
web-set-view = Picture and text
web-set-motion = Motion
web-set-motion-auto = As the system says
web-set-motion-calm = Calm
web-set-motion-full = Full
web-set-speed = Speed of the fight
web-set-text = Size of the text
web-set-text-normal = Normal
web-set-text-large = Large
web-set-text-larger = Larger
web-set-shortcuts = Shortcuts
web-set-shortcuts-help = Single keys, without Ctrl or Alt. Tab, arrows, Enter and Esc always work.

## Keys
web-keys = Keys
web-key-row = a card of the Attack Row
web-key-answer = an answer in a window
web-key-special = a Special Attack
web-key-space = a lit space, when no card of the row is lit
web-key-left = the space to the left or right
web-key-move = Move
web-key-attack = Attack
web-key-combo = Combo
web-key-confirm = do what is chosen
web-key-cancel = back, close
web-key-undo = take back
web-key-hint = hint
web-key-log = log
web-key-keys = this list
web-keys-twice = The first press shows what it would do; the same key again, or Enter, does it.
web-keys-groups = Tab goes from group to group, the arrows go around inside one.

## Troubles
web-offline = No connection. Trying again…
web-trouble-offline = The server does not answer. Check that it is running, then try again.
web-trouble-unknown = Something went wrong. Please try again.
web-lost = There is nothing at this address.
