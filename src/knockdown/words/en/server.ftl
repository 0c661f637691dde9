### Why the server does not do something. Each is the end of a word in `server.refusals`.

## Asked for over HTTP
refusal-no-match = There is no such match here. Perhaps the link is incomplete, or the match was never kept.
refusal-no-route = There is nothing at this address.
refusal-no-method = That cannot be done at this address.
refusal-no-step = The match has only { $last } moves.
refusal-no-language = The game speaks English, Spanish and Polish.
refusal-not-understood = That message could not be understood. Load the page anew; it may be older than the server.
refusal-too-large = That is too long to be a match.
refusal-foreign-page = Another site's page asked for that. Open the game's own page.
refusal-broken-text = { $line ->
    [0] This is not the text of a match, or it is damaged.
   *[other] The text of the match cannot be read: line { $line } is wrong.
}
refusal-other-format = This match was written down by another version of the game (format { $written }); this one reads format { $known }.
refusal-other-rule-version = This match was played with version { $written } of the rules; this game plays version { $known }. The same moves could lead to another match.
refusal-other-rules = This match was played with other cards or rules than this version of the game has. It cannot be gone on with.
refusal-unknown-key = The game does not know “{ $key }”. Choose again.
refusal-same-fighter = Both players have the same fighter. Each fighter can be taken only once.
refusal-wrong-name = A name has up to 60 letters, and no line breaks.
refusal-wrong-setup = A match cannot be set up like that. Choose again.
refusal-not-over = This match is still being played. What is hidden in it stays hidden until it is over.
refusal-no-rematch = Two people agree on a rematch: meet again in the room of this match, or in a new one.
refusal-no-room = There is no such room here. Perhaps the link is incomplete.
refusal-wrong-code = No open room has this code. Codes have six letters or digits; ask for it again.
refusal-room-expired = This room has expired: nobody was in it for a day. Open a new one and share its link.
refusal-no-name = Choose a name first, so that others know who you are.
refusal-too-fast = { $seconds ->
    [one] That was too much at once. Try again in a second.
   *[other] That was too much at once. Try again in { $seconds } seconds.
}
refusal-our-fault = Something went wrong on the server. Your match is kept: load the page anew to go on.

## Asked for in a match
refusal-not-yours = That is not yours to decide.
refusal-old-revision = The match has gone on since. You see the current state now.
refusal-not-offered = That is not possible any more. Choose one of the options you see now.
refusal-take-screen = First take over the screen.
refusal-no-undo = That cannot be taken back any more: something new was shown, or your opponent has decided since.
refusal-no-hint = Here the cubes decide, so there is no hint.
refusal-no-help = Between two people there are no hints.
refusal-no-tower = No tower is being built.
refusal-no-time = The time is up.
refusal-not-away = Your opponent is here, or has not been gone for long enough.
refusal-match-over = The match is over.
refusal-too-many = Too many screens are open from your address. Close some of them, then load the page anew.
refusal-not-kept = The match could not be saved just now, so nothing was changed. Try again in a moment.
refusal-not-read = The match could not be read just now. Nothing is lost: try again in a moment.
refusal-away = The server that has this match cannot be reached just now. Nothing is lost: the match goes on in a moment.

## Asked for where towers are practised
refusal-tower-lost = The tower is gone, and that is our fault. Try again.

## Asked for in a room
refusal-room-full = The room is full: both places are taken. You can watch the match by its link.
refusal-no-place = You have no place in this room. Join it first.
refusal-not-owner = Only the room's owner can change that.
refusal-name-taken = Somebody in the room already has this name. Choose another one.
refusal-match-begun = The match has already begun. That can be changed when it is over.
