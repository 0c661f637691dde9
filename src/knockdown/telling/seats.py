"""One seat in words: wounds, hand, Skills, tokens, and what was prepared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from knockdown.engine.book import NONE
from knockdown.engine.hand import hand_limit
from knockdown.engine.view import PlayerView, View
from knockdown.telling.speech import Speech, kit_of


class SeatTeller:
    """Tells of both seats what the viewer knows (5.2)."""

    def __init__(self, speech: Speech, view: View, *, keeps_secrets: bool = False) -> None:
        self.speech = speech
        self.view = view
        self.keeps_secrets = keeps_secrets  # two people read this: no face-down Skills

    def fighter(self, player: PlayerView) -> str:
        """Wounds, hand, Skills and tokens of one seat."""
        say = self.speech.words.say
        parts = [
            say(
                "picture-fighter",
                wounds=self.wounds(player),
                cards=len(player.hand) + player.hidden_count,
                limit=self.limit(player),
                hand=self.speech.hand(self.view, player),
                **self.speech.who(player.seat, player.fighter),
            )
        ]
        parts += self.skills(player)
        if player.tokens:
            counts = Counter(code >> 1 for code in player.tokens)
            tokens = [self.speech.token(token, n) for token, n in sorted(counts.items())]
            parts.append(say("picture-tokens", tokens=", ".join(tokens)))
        bonus = self.bonus(player)
        if bonus:
            parts.append(say("picture-bonus", bonus=", ".join(bonus)))
        return " ".join(parts)

    def limit(self, player: PlayerView) -> int:
        """5.3: the hand limit, with the Skills of both."""
        other = self.view.players[1 - player.seat]
        return hand_limit(kit_of(self.view, player), kit_of(self.view, other))

    def bonus(self, player: PlayerView) -> list[str]:
        """6.0: what was prepared for the next Strike."""
        say = self.speech.words.say
        found = []
        if player.more_heavy or player.more_light:
            wounds = self.speech.wounds(player.more_heavy, player.more_light)
            found.append(say("bonus-wounds", wounds=wounds))
        if player.unblockable:
            found.append(say("bonus-unblockable"))
        return found

    def wounds(self, player: PlayerView) -> str:
        """7: the total is what a Knockdown Test asks for."""
        text = self.speech.wounds(player.heavy, player.light)
        if player.heavy and player.light:
            total = player.heavy + player.light
            return self.speech.words.say("picture-wounds", wounds=text, total=total)
        return text

    def skills(self, player: PlayerView) -> Iterator[str]:
        say = self.speech.words.say
        if not player.skills:
            return
        names = ", ".join(self.speech.skill(skill) for skill in player.skills)
        yield say("picture-skills", n=len(player.skills), skills=names)
        hidden = [s for s in (player.kept_first, player.kept_second) if s not in player.skills]
        if len(player.skills) == 1:
            secret = self.keeps_secrets or NONE in hidden
            if secret:
                yield say("picture-face-down")
            else:
                yield say("picture-face-down-own", skill=self.speech.skill(hidden[0]))
