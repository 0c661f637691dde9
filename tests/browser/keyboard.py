"""Somebody who has no mouse: Tab, arrows, Enter and single keys."""

from __future__ import annotations

from typing import Final

from browser.player import Answer, Player

MOST_TABS: Final = 60
MOST_IN_GROUP: Final = 10
TABS_A_LOOK: Final = 8  # a look at everything costs more than a key
# What has the focus, as `look.js` names it, words for what is no answer; whether arrows lead on.
FOCUSED: Final = """() => {
  const at = document.activeElement;
  const { option, space, fighter } = at?.dataset ?? {};
  const named = () => {
    if (at?.ariaDisabled === 'true') return '';
    if (at?.closest('.settle')) return option ?? '';
    return option ?? (space ? `space ${space}` : fighter) ?? (at?.type === 'radio' ? at.name : '');
  };
  return [named(), Boolean(at?.matches('[data-item], [data-space]'))];
}"""


class Typist(Player):
    """Whatever is offered is reached with Tab and arrows and taken with Enter."""

    @property
    def focused(self) -> str:
        return self.focus()[0]

    def focus(self) -> tuple[str, bool]:
        name, is_grouped = self.page.evaluate(FOCUSED)
        return str(name), bool(is_grouped)

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def act(self, answer: Answer) -> None:
        if answer.option in {"verdict", "start", "reveal", "draw", "round", "handover"}:
            return self.press("Enter")
        if answer.option == "sheet":
            return self.press("Escape")
        return self.reach(answer.option)

    def reach(self, option: str) -> None:
        """Along the tab stops; inside a group of one stop the arrows lead on."""
        for tabs in range(MOST_TABS):
            if tabs % TABS_A_LOOK == 0 and self.look().what != "decide":
                return None  # something came between
            self.press("Tab")
            if self.walk_to(option):
                return self.press("Enter")
        raise AssertionError(f"{option} cannot be reached: {self.look()}")

    def walk_to(self, option: str) -> bool:
        """Home, then on, over whatever cannot be taken now."""
        name, is_grouped = self.focus()
        if name == option:
            return True
        if not (name and is_grouped):
            return False
        self.press("Home")
        for _ in range(MOST_IN_GROUP):
            if self.focused == option:
                return True
            self.press("ArrowRight")
        return False

    # ------------------------------------------------------------------ choosing
    def set_radio(self, message: str) -> None:
        """Backwards from the button that begins the match."""
        wanted = self.page.get_by_role("radio", name=self.whole(message))
        for _ in range(MOST_TABS):
            self.press("Shift+Tab")
            if wanted.evaluate("it => it.name === document.activeElement.name"):
                break
        for _ in range(MOST_TABS):
            if wanted.is_checked():
                return
            self.press("ArrowRight")
        raise AssertionError(f"{self.say(message)} cannot be chosen")

    def pick(self, *fighters: str) -> None:
        self.press("ArrowRight")
        for fighter in fighters:
            for _ in range(MOST_TABS):
                if self.focused == fighter:
                    break
                self.press("ArrowRight")
            self.press("Enter")

    def fight(self) -> str:
        begins = self.button("web-select-fight")
        for _ in range(MOST_TABS):
            if begins.evaluate("it => it === document.activeElement"):
                break
            self.press("Tab")
        self.press("Enter")
        self.page.wait_for_url("**/match/*")
        return self.match

    def can_step(self, side: str) -> bool:
        """Whether a lit space lies on that side of the own fighter."""
        lit = [int(one.option.split()[1]) for one in self.look().answers if "space" in one.option]
        taken = self.spaces.evaluate_all(
            "all => all.findIndex((one) => /: /.test(one.ariaLabel) && !/edge/.test(one.ariaLabel))"
        )
        return any(space > taken for space in lit) == (side == "right")
