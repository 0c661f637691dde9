### The Knockdown Test on the page (7): the tower, the dice, the cubes on a real table.

web-test-label = Knockdown Test
web-test-title = Stand up!
web-test-task = { $n ->
    [one] Build a tower of { $n } wound.
   *[other] Build one tower of all { $n } wounds.
}
web-test-called = called the Knockdown Test.

## The start
web-test-start = Three, two, one
web-test-you-start = Both hands free? You start the countdown.
web-test-computer-start = The computer builds for { $name }. You start the countdown.
web-test-ready-start = Ten seconds. Start when you are ready.
web-test-wait-start = { $name } starts the countdown.
web-test-wait-cubes = The cubes are coming …
web-test-go = Go!
web-test-rests = Time stands still until { $name } is back.
web-test-rests-yours = Get ready: your time goes on in a moment.
web-test-hands-off = Hands off!
web-test-watching = { $name } builds.

## The four conditions
web-test-conditions = The tower counts when
web-test-placed = { $total ->
    [one] { $n } of { $total } cube placed
   *[other] { $n } of { $total } cubes placed
}
web-test-one-on-table = One cube on the table
web-test-none-touches-three = No cube touches more than two
web-test-stands = Stands by itself
web-test-met = met
web-test-not-yet = not yet
web-test-broken = broken

## The hand
web-test-table = Table with wound cubes
web-test-keys = Tab takes a loose cube, the arrow keys carry it, Enter lays it down, R turns it upright, D claims that the tower stands, Escape lays it down and leaves the table.
web-test-hint-drag = Drag a cube, let go softly
web-test-hint-touch = The cube floats above your finger. Let go softly.
web-test-hint-next = next cube
web-test-hint-nudge = carry
web-test-hint-lower = lay down
web-test-hint-upright = upright
web-test-hint-done = done
web-test-hint-dice = Dice instead: choose before the match
web-test-done = Done!
web-test-took = { $kind ->
    [heavy] Heavy wound
   *[light] Light wound
} in the hand.
web-test-no-loose = No loose cube is left.
web-test-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
web-test-left = Time left
web-test-fell = The tower falls!

## The verdict
web-test-stood = It stands!
web-test-ko = K.O.!
web-test-on = Go on

## Dice
web-test-dice-title = Three dice
web-test-dice-task = The sum has to reach { $needed ->
    [one] { $needed } wound.
   *[other] { $needed } wounds.
}
web-test-dice-sum = Sum
web-test-dice-needed = Wounds
web-test-dice-told = { $a } and { $b } and { $c }: { $sum } against { $needed }.
web-test-dice-passed = Enough!
web-test-by-dice = No tower could be built here, and that is our fault. Three dice have decided instead.

## At the table
web-test-cubes-take = Cubes to take: { $heavy } heavy, { $light } light. One tower, ten seconds.
web-test-cubes-start = Count aloud
web-test-cubes-build = Build!
web-test-cubes-stop = Stop!
web-test-cubes-ask = One cube on the table, none touches more than two, it stands by itself?
web-test-cubes-stood = It stood
web-test-cubes-fell = It fell
web-test-cubes-again = Count again
web-test-cubes-wait = { $name } says whether it stood.
