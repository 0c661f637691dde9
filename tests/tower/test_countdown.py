"""What is called out while a tower is built."""

from __future__ import annotations

from knockdown.tower.countdown import CUES, GO, STOP


def test_7_1_three_two_one_ten_seconds_stop() -> None:
    calls = [cue.call for cue in CUES]
    assert calls == ["3", "2", "1", GO, *map(str, range(10, 0, -1)), STOP]


def test_each_number_is_called_when_so_many_seconds_are_left() -> None:
    for cue in CUES:
        if cue.call.isdigit():
            assert int(cue.call) == (-cue.second if cue.second < 0 else 10 - cue.second)
    assert [cue.second for cue in CUES] == sorted(cue.second for cue in CUES)
