### The Knockdown Test with cubes (7.1): the countdown, what is seen, the verdict.

## Before it begins
tower-ready = { $who ->
    [you] You need
   *[other] { $name } needs
} a tower of { $n ->
    [one] { $n } wound cube
   *[other] { $n } wound cubes
} in 10 seconds. The tower counts if: { $conditions }.
tower-condition-placed = all cubes belong to it
tower-condition-one-on-table = only one cube touches the table
tower-condition-none-touches-three = no cube touches more than two others
tower-condition-stands = it stands by itself
tower-start = { $who ->
    [you] You start the countdown with Enter; quit leaves.
   *[other] { $name } starts the countdown with Enter; quit leaves.
}
tower-skip = Enter goes straight to the verdict.
tower-on = Enter: on; quit: leave.

## What is called out besides numbers
tower-call-go = go!
tower-call-stop = stop!

## While it is being built; `tower-left` puts the time before one of the others
tower-left = { $whole }.{ $tenth } s left: { $text }
tower-standing = { $n ->
    [one] { $n } of { $total } cubes stands.
   *[other] { $n } of { $total } cubes stand.
}
tower-falling = the tower falls! { $n ->
    [one] { $n } of { $total } cubes still stands.
   *[other] { $n } of { $total } cubes still stand.
}
tower-claimed = “Done!” Now it has to stand by itself.

## The verdict
tower-passed = The tower stands.
tower-by-dice = No tower could be built here, and that is our fault. Three dice have decided instead: { $dice }, together { $sum }. Needed: { $needed } or more.
tower-reason-still-held = It does not count: time was up with a cube still in the hand.
tower-reason-still-moving = It does not count: the tower fell, or was still moving.
tower-reason-left-over = { $n ->
    [one] It does not count: { $n } cube is not part of the tower.
   *[other] It does not count: { $n } cubes are not part of the tower.
}
tower-reason-time-up = { $n ->
    [one] Time ran out: { $n } cube is not part of the tower.
   *[other] Time ran out: { $n } cubes are not part of the tower.
}
tower-reason-two-on-table = { $n ->
    [one] It does not count: { $n } cube touches the table.
   *[other] It does not count: { $n } cubes touch the table, and only one may.
}
tower-reason-touches-three = { $n ->
    [one] It does not count: { $n } cube touches more than two others.
   *[other] It does not count: { $n } cubes touch more than two others.
}

## Why the hand cannot do something
tower-refused-unknown = The hand cannot do that.
tower-refused-not-yet = Not yet: wait for the go.
tower-refused-after-time = Too late: the building is over.
tower-refused-out-of-order = That came too late: the hand has done something else since.
tower-refused-from-the-future = That came too early: your clock is ahead.
tower-refused-not-a-number = That is no place on the table.
tower-refused-off-the-table = The hand cannot reach beyond the table.
tower-refused-too-many = Too fast: the hand cannot follow.
tower-refused-no-such-cube = There is no such cube.
tower-refused-out-of-reach = The hand is too far from that cube.
tower-refused-hand-full = The hand already holds a cube.
tower-refused-hand-empty = The hand holds no cube.

## A tower built again from a recorded match
tower-replay-other-physics = This tower was built with another version of the simulation; it may look different here.
tower-replay-input-refused = Not everything the hand is said to have done was possible here.
tower-replay-verdict-differs = In the match the verdict was another one. The match goes on as recorded.

## Hands, from clumsy to calm
tower-skill-novice = a beginner’s hand
tower-skill-average = an ordinary hand
tower-skill-expert = a skilled hand
tower-skill-steady = a very steady hand

## The drawing
tower-legend = [#] heavy, [ ] light, < > tilted, ( ) in the hand.
tower-cut-above = { $n ->
    [one] { $n } more cube is higher up.
   *[other] { $n } more cubes are higher up.
}
tower-cut-beside = { $n ->
    [one] { $n } more cube lies farther out.
   *[other] { $n } more cubes lie farther out.
}
