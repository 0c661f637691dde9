### Playing with somebody elsewhere: rooms, clocks, phrases.

## The screens
web-screen-online = Play online
web-screen-room = Room
web-online = Play online

## Finding each other
web-online-name = Your name
web-online-name-says = Others see it. No account is needed.
web-online-open = Open a room
web-online-open-says = You get a link and a code. Whoever has one of them can join you.
web-online-open-go = Open the room
web-online-opening = The room is being opened…
web-online-public = List the room publicly
web-online-public-says = Anybody may find and join it here.
web-online-options = Match options
web-online-code = Enter a code
web-online-code-says = Six letters or digits, from whoever opened the room.
web-online-code-field = Code of the room
web-online-code-go = To the room
web-online-rooms = Open rooms
web-online-rooms-none = Nobody waits in public just now. Open a room and list it, or share its link.
web-online-rooms-lost = The list cannot be had just now: { $why }
web-online-join-named = Join { $name }

## Clocks
web-online-clock = Clock
web-online-clock-none = None
web-online-clock-relaxed = Relaxed
web-online-clock-blitz = Blitz
web-online-clock-none-says = Take your time. Whoever leaves for a minute can lose the match.
web-online-clock-relaxed-says = 60 seconds for each decision, and 10 minutes in reserve for the whole match.
web-online-clock-blitz-says = 15 seconds for each decision, and 2 minutes in reserve for the whole match.
web-online-clock-is = Clock: { $clock }

## In a room
web-online-room-of = Room of { $name }
web-online-room-empty = Empty room
web-online-invite = Invite somebody
web-online-invite-says = Send the link, or tell the code.
web-online-link = Link of the room
web-online-copy = Copy the link
web-online-copied = The link is copied.
web-online-copy-failed = The browser does not allow copying here. Mark the link and copy it.
web-online-share = Share
web-online-share-text = Fight me in Knockdown! Code: { $code }
web-online-code-is = Code
web-online-reach-here = This link works only on this computer. For somebody else in your network to open it, start the game with
web-online-reach-network = This link works for everybody in your network.
web-online-place = Place { $n }
web-online-free = Free place
web-online-free-says = Waiting for somebody…
web-online-you = You
web-online-owner = Owner
web-online-here = Here
web-online-away = Away
web-online-ready = Ready
web-online-unready = Not ready
web-online-ready-go = I am ready
web-online-ready-off = Not ready after all
web-online-ready-says = The match begins when both are ready.
web-online-ready-other = { $name } is ready.
web-online-rename = Change the name
web-online-fighter = Choose your fighter
web-online-fighter-computer = Choose the computer’s fighter
web-online-fighter-change = Change the fighter
web-online-fighter-pick = Picked in the match
web-online-swap = Swap places
web-online-leave = Leave the place
web-online-join = Join
web-online-join-says = A place is free. Choose a name and join.
web-online-computer = Let a computer play
web-online-computer-level = Level of the computer
web-online-clear-computer = Send the computer away
web-online-clear = Free this place
web-online-full = Both places are taken
web-online-full-says = You can watch. This page goes to the match by itself when it begins.
web-online-full-playing = The match goes on just now, and you can watch it.
web-online-watch = Watch the match
web-online-last = The last match
web-online-coming = The room is coming…
web-online-other-room = Open or find a room
web-online-joined = { $name } has joined.
web-online-left = { $name } has left.

## In a match
web-online-watching = You are watching
web-online-watching-says = You see what both players know, and nothing of their secrets.
web-online-time = Time: { $name }
web-online-time-spoken = { $name }: { $left }, { $reserve } in reserve
web-online-time-low = { $n ->
    [one] Less than { $n } second left. Then the match is lost.
   *[other] Less than { $n } seconds left. Then the match is lost.
}
web-online-gone = { $n ->
    [one] { $name } has been away for { $n } second.
   *[other] { $name } has been away for { $n } seconds.
}
web-online-gone-soon = { $n ->
    [one] If nobody comes back, you can claim the match in { $n } second.
   *[other] If nobody comes back, you can claim the match in { $n } seconds.
}
web-online-gone-now = You can claim the match, or go on waiting.
web-online-gone-spoken = { $name } has lost the connection or gone away.
web-online-back = { $name } is here again.
web-online-claim = Claim the match
web-online-concede = Give up
web-online-concede-sure = Give up the match?
web-online-concede-says = The match ends at once. { $name } wins it.
web-online-concede-shared = The match ends at once. { $loser } loses, { $name } wins.
web-online-concede-stay = Play on
web-online-say = Say something
web-online-phrases-off = Phrases are switched off: you neither see nor hear what is said.
web-online-phrases = Show phrases
web-online-phrases-help = Short sentences that people say in a match. Everybody reads them in their own language.
web-online-said = { $name }: { $text }
web-key-say = say something

## After a match
web-online-again-says = Both go back to the room. The next match begins when both are ready.
web-online-again-asked = { $name } wants a rematch.
