"""All clients of a load: processes of their own, begun, watched and ended from here."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from positions import before_a_test
from server.cluster.company import begin_match
from server.people import LONG, Person
from server.play import bring
from server.servers import Server
from soak.board import FINISH, SPAWN, STOP, Board
from soak.duels import Pair, Played, play_all
from soak.progress import say, wait
from soak.sites import Plan, Shown, build_all

AT_ONCE: Final = 8  # pairs that meet at the same time
LONGEST_FINISH: Final = 900.0  # seconds


@dataclass(frozen=True)
class Sizes:
    """How much of everything."""

    matches: int = 500
    towers: int = 20
    cubes: int = 8  # of each tower
    seconds: float = 60.0  # of measuring
    kills: int = 20
    clients: int = 2  # processes that play the matches; another one builds all towers


class Crowd:
    """Two people for each match, and the builders of towers."""

    def __init__(self, server: Server, sizes: Sizes) -> None:
        self.server = server
        self.sizes = sizes
        self.board = Board(sizes.matches, sizes.towers, sizes.clients + 1)
        self.players: list[Client] = []
        self.builders: list[Client] = []

    # ----------------------------------------------------------------------- coming
    def come(self) -> None:
        """In rooms, as people do; then each process is given its part of them."""
        host, board, sizes = self.server.host, self.board, self.sizes
        pairs = self.meet()
        for number in range(sizes.clients):
            part = range(number, sizes.matches, sizes.clients)
            first = sum(len(client.part) for client in self.players)
            own = [pairs[place] for place in part]
            self.players.append(Client(own, play_all, host, own, first, board, number))
        if sizes.towers:
            plans = self.plans()
            self.builders.append(Client(plans, build_all, host, plans, board, sizes.clients))

    def meet(self) -> list[Pair]:
        pairs: list[Pair] = []
        with ThreadPoolExecutor(AT_ONCE) as pool:
            try:
                for pair in pool.map(lambda _: self.pair(), range(self.sizes.matches)):
                    pairs.append(pair)
                    if len(pairs) % 100 == 0:
                        say(f"{len(pairs)} matches are begun")
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise
        return pairs

    def pair(self) -> Pair:
        first, second = Person(self.server), Person(self.server)
        match = begin_match(first, second)
        first.leave()
        second.leave()
        return Pair(match, (first.cookie, second.cookie))

    def plans(self) -> list[Plan]:
        record, _ = before_a_test(self.sizes.cubes)
        people = [Person(self.server) for _ in range(self.sizes.towers)]
        step = len(record.moves)
        return [Plan(bring(each, record), step, each.cookie) for each in people]

    # ---------------------------------------------------------------------- watching
    def wait_until_going(self, since: float) -> None:
        """Until every match and every tower has gone on after that moment."""
        all_of_them = self.sizes.matches + self.sizes.towers

        def how_far() -> str:
            return f"{self.board.going(since)} of {all_of_them} matches and towers go on"

        is_so = wait(lambda: self.board.going(since) == all_of_them, 3 * LONG, how_far)
        assert is_so, f"only {how_far()}"

    @property
    def busy(self) -> float:
        """Seconds of processor time that all clients have taken."""
        return float(sum(self.board.busy))

    # ------------------------------------------------------------------------ ending
    def finish(self) -> None:
        """Every match is played to its end, as fast as it goes."""
        self.board.pace.value = 0.0
        self.board.phase.value = FINISH
        clients = [*self.players, *self.builders]

        def how_far() -> str:
            return (
                f"{sum(client.has_told for client in clients)} of {len(clients)} clients finished"
            )

        wait(lambda: all(client.has_told for client in clients), LONGEST_FINISH, how_far)

    def played(self) -> Played:
        """The results of all players; those who still play leave."""
        self.board.phase.value = STOP
        total = Played()
        for client in self.players:
            part: Played = client.hear()
            total.known |= part.known
            total.delays += part.delays
            total.refused += part.refused
            total.finished += part.finished
        return total

    def shown(self) -> list[Shown]:
        return [shown for client in self.builders for shown in client.hear()]

    def remove(self) -> None:
        for client in [*self.players, *self.builders]:
            client.process.kill()
            client.process.join()


class Client:
    """A process that tells everything at its end."""

    def __init__(self, part: list[Any], work: Callable[..., None], *given: object) -> None:
        self.part = part
        self.ear: Connection
        self.ear, told = SPAWN.Pipe(duplex=False)
        self.process: BaseProcess = SPAWN.Process(target=work, args=(*given, told), daemon=True)
        self.process.start()
        told.close()  # here: so that we notice when nobody is there to tell anything

    @property
    def has_told(self) -> bool:
        return self.ear.poll()

    def hear(self) -> Any:
        assert self.ear.poll(LONG), "a client does not end"
        try:
            return self.ear.recv()
        except EOFError:
            raise AssertionError("a client has died; see above") from None
