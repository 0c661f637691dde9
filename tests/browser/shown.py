"""The page as somebody finds their way about it: by roles and names, in the reader's language."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, Page

from knockdown import content
from knockdown.content.words import words_for

# Its value comes with the next picture that the page draws.
PICTURE: Final = "() => new Promise(requestAnimationFrame)"
NAMES: Final = {"en": "English", "es": "Español", "pl": "Polski"}


class Shown:
    """What is on one page; each thing that tests look for often is named here once."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page = page
        self.lang = lang

    # ------------------------------------------------------------------------ words
    def say(self, message: str, **details: str | int) -> str:
        return words_for(self.lang).say(message, **details)

    def called(self, fighter: str) -> str:
        """By its key; one of another box is called as its key says."""
        library = content.load()
        known = (each for each in library.book.fighters if each.key == fighter)
        return next(
            (library.fighter_name(each, self.lang) for each in known), fighter.replace("_", " ")
        )

    def skill(self, key: str) -> str:
        library = content.load()
        (found,) = (each for each in library.book.skills if each.key == key)
        return library.skill_name(found, self.lang)

    def whole(self, message: str, **details: str | int) -> re.Pattern[str]:
        """For labels that may be written with capitals."""
        return re.compile(f"^{re.escape(self.say(message, **details))}$", re.IGNORECASE)

    def around(self, message: str, detail: str) -> re.Pattern[str]:
        """A message in which something else may stand for that detail."""
        before, _, after = self.say(message, **{detail: "…"}).partition("…")
        return re.compile(f"{re.escape(before)}.+{re.escape(after)}", re.DOTALL)

    # ------------------------------------------------------------------ kinds of things
    def button(self, message: str, within: Locator | None = None, **details: str | int) -> Locator:
        name = self.say(message, **details)
        return (within or self.page).get_by_role("button", name=name, exact=True)

    def link(self, message: str, within: Locator | None = None, **details: str | int) -> Locator:
        name = self.say(message, **details)
        return (within or self.page).get_by_role("link", name=name, exact=True)

    def heading(self, message: str, **details: str | int) -> Locator:
        return self.page.get_by_role("heading", name=self.say(message, **details), exact=True)

    def region(self, message: str, **details: str | int) -> Locator:
        return self.page.get_by_role("region", name=self.say(message, **details), exact=True)

    def form(self, message: str) -> Locator:
        return self.page.get_by_role("form", name=self.say(message), exact=True)

    def field(self, message: str, within: Locator | None = None) -> Locator:
        return (within or self.page).get_by_label(self.say(message), exact=True)

    def text(self, message: str, within: Locator | None = None, **details: str | int) -> Locator:
        return (within or self.main).get_by_text(self.say(message, **details), exact=True)

    def paragraph(self, text: str) -> Locator:
        """That ends like this."""
        ending = re.compile(f"{re.escape(text)}$")
        return self.main.get_by_role("paragraph").filter(has_text=ending)

    # ---------------------------------------------------------------------- everywhere
    @property
    def main(self) -> Locator:
        """Without what is only read out."""
        return self.page.get_by_role("main")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def alert(self) -> Locator:
        return self.page.get_by_role("alert")

    @property
    def menu(self) -> Locator:
        return self.button("web-menu")

    @property
    def offline(self) -> Locator:
        return self.page.get_by_role("status").filter(has_text=self.say("web-offline"))

    @property
    def lost(self) -> Locator:
        """Why there is nothing to show."""
        return self.alert.get_by_role("heading")

    @property
    def headline(self) -> Locator:
        return self.page.get_by_role("heading", level=1)

    def way(self, message: str) -> Locator:
        """One of those that lead on from the title."""
        menu = self.page.get_by_role("navigation", name=self.say("web-title-menu"))
        return menu.get_by_text(self.say(message), exact=True)

    @property
    def languages(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("web-language"))

    def speak(self, lang: str) -> None:
        """From now on in that language, which has its own name for itself."""
        short = lang.upper()  # where there is no room
        name = self.languages.get_by_text(re.compile(f"^({NAMES[lang]}|{short})$"))
        name.filter(visible=True).first.click()
        self.page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
        self.lang = lang

    # --------------------------------------------------------------- before a match
    def tile(self, fighter: str, within: Locator | None = None) -> Locator:
        tiles = (within or self.page).get_by_role("toolbar", name=self.say("web-select-grid"))
        return tiles.get_by_role("button", name=self.called(fighter))

    def option(self, message: str, within: Locator | None = None) -> Locator:
        """One of the settings of a match."""
        return (within or self.page).get_by_role("radiogroup").get_by_text(self.whole(message))

    # ----------------------------------------------------------------------- a match
    @property
    def setup(self) -> Locator:
        """The steps of the draft."""
        return self.page.get_by_role("list", name=self.say("web-select-draft-steps"))

    @property
    def actions(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("web-match-actions"))

    @property
    def spaces(self) -> Locator:
        row = self.page.get_by_role("list", name=self.say("web-motion-spaces"))
        return row.get_by_role("button")

    @property
    def lit_spaces(self) -> Locator:
        row = self.page.get_by_role("list", name=self.say("web-motion-spaces"))
        return row.get_by_role("button", disabled=False)

    @property
    def row(self) -> Locator:
        """The cards of the Attack Row."""
        cards = self.page.get_by_role("list", name=self.say("web-match-row"))
        return cards.get_by_role("button")

    @property
    def test(self) -> Locator:
        """The answer that calls a Knockdown Test."""
        return self.page.get_by_role("button", name=self.say("option-test"))

    @property
    def lit_row(self) -> Locator:
        cards = self.page.get_by_role("list", name=self.say("web-match-row"))
        return cards.get_by_role("button", disabled=False)

    @property
    def lit_specials(self) -> Locator:
        sheet = self.page.get_by_role("list", name=self.say("web-match-your-specials"))
        return sheet.get_by_role("button", disabled=False)

    def answer(self, message: str, **details: str | int) -> Locator:
        """A button of a decision, whose name begins like that."""
        begins = re.compile(f"^{re.escape(self.say(message, **details))}")
        return self.page.get_by_role("button", name=begins)

    @property
    def choice(self) -> Locator:
        """The window that asks for one of several things."""
        return self.region("web-match-choice-title")

    @property
    def not_this_round(self) -> Locator:
        """The answer of a Skill that is not to ask again."""
        return self.answer("web-match-not-this-round-says")

    @property
    def undo(self) -> Locator:
        return self.button("web-match-undo")

    @property
    def hint(self) -> Locator:
        return self.region("web-match-hint-title")

    @property
    def recap(self) -> Locator:
        return self.page.get_by_role("button", name=self.around("web-match-recap", "lines"))

    @property
    def deck(self) -> Locator:
        """The clock of the round; it opens the discards."""
        spoken = self.say("web-match-deck-spoken", n=0, discards="…")
        return self.page.get_by_role("button", name=spoken.partition("…")[2])

    @property
    def portraits(self) -> Locator:
        """Of the fighters at the top, from left to right."""
        return self.page.get_by_role("button", name=self.around("web-match-look-fighter", "name"))

    # ------------------------------------------------------------------------ a tower
    @property
    def table(self) -> Locator:
        return self.page.get_by_role("application", name=self.say("web-test-table"))

    @property
    def done(self) -> Locator:
        """Only who builds has it, and only as long as there is time."""
        return self.button("web-test-done")

    @property
    def conditions(self) -> Locator:
        return self.page.get_by_role("list", name=self.say("web-test-conditions"))

    # --------------------------------------------------------------- after and around
    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("complementary", name=self.say("web-read-guide-coach"))

    @property
    def moments(self) -> Locator:
        """What the end of a match shows of it again."""
        return self.page.get_by_role("link", name=self.around("web-select-moment-see", "n"))

    @property
    def timeline(self) -> Locator:
        """Of a replay; its value is the number of the move."""
        return self.page.get_by_role("slider", name=self.say("web-read-replay-timeline"))
