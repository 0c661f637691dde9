### The practice tower: the Knockdown Test (7.1) without a match.

web-screen-practice = Practice tower
web-practice = Practise the tower
web-practice-first = Practise first

## Before it begins
web-practice-task = One tower of all cubes, in ten seconds. Nothing is at stake.
web-practice-cubes = { $n ->
    [one] { $n } cube
   *[other] { $n } cubes
}
web-practice-how-many = How many cubes
web-practice-one-less = One cube less
web-practice-one-more = One cube more
web-practice-watches = watches. Nothing is at stake.
web-practice-best = { $n ->
    [one] Your best: { $n } cube
   *[other] Your best: { $n } cubes
}
web-practice-none = No tower of yours has stood yet.

## After the verdict
web-practice-new-best = { $n ->
    [one] A new best: { $n } cube!
   *[other] A new best: { $n } cubes!
}
web-practice-again = Again
web-practice-more = One more cube
web-practice-fewer = Fewer
web-practice-to-match = Back to the match
web-practice-cut = The connection was lost, and the tower with it. Try again.
