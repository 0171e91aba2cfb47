"""The table: people and bots play, keys and clicks decide."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.worker import get_current_worker

from rollwright.cli.play.canvas import Canvas, nearest
from rollwright.cli.play.hand import AGAIN, Hand, key_of
from rollwright.cli.play.page import Marks, sheet_of
from rollwright.cli.play.scene import Scene, paint
from rollwright.cli.play.screens.ask import Agree, Curtain
from rollwright.cli.play.screens.final import FinalScreen
from rollwright.cli.play.screens.hint import HintScreen
from rollwright.cli.play.screens.rules import RulesScreen
from rollwright.cli.play.screens.typed import TypedDice
from rollwright.cli.play.table import Table
from rollwright.cli.play.tray import buttons_of, footer_of, notes_of, prompt_of
from rollwright.cli.play.view import CanvasView
from rollwright.games.protocol import Face, Json, RollwrightError, Seat
from rollwright.locales import Texts
from rollwright.table.view import SeatView, View, view_of

STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class TableScreen(Screen[str]):
    """One match, until it is over or left. Left with "new" or "quit"."""

    DEFAULT_CSS = "TableScreen { background: #1b1714; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"move('{key}')", show=False) for key in STEPS),
        Binding("enter", "enter", show=False),
        Binding("space", "choose", show=False),
        Binding("tab,n", "next_field(1)", show=False),
        Binding("shift+tab", "next_field(-1)", show=False),
        Binding("s", "swap", show=False),
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("l", "look", show=False),
        Binding("question_mark", "rules", show=False),
        Binding("q,ctrl+c", "leave", show=False),
    ]

    def __init__(self, texts: Texts, table: Table, pace: float) -> None:
        super().__init__()
        self._texts, self._table, self._pace = texts, table, pace
        self._layouts: Sequence[Json] = view_of(table.match, layouts=True).layouts or []
        people = table.people
        self._seat: Seat = people[0] if people else 0
        """Who sits at the keyboard."""
        self._shown: Seat = self._seat
        self.hand: Hand | None = None
        self._asked: set[tuple[int, Seat]] = set()
        """The bots that think now, by the event that they think after."""
        self._curtain_for: tuple[int, Seat] | None = None

    def compose(self) -> ComposeResult:
        yield CanvasView(self._texts, self._paint)

    def on_mount(self) -> None:
        self._go_on()

    # --- what comes next ----------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Do what needs no person, and wait for what does."""
        table = self._table
        self.hand = None
        if table.match.is_over:
            self._repaint()
            self.app.push_screen(FinalScreen(self._texts, table.match, table.people), self._after_end)
            return
        thrower = table.match.position.thrower
        if thrower is not None:
            self._take_seat(thrower)
            if table.is_typed:
                self._ask_dice()
            elif table.is_bot(thrower):
                self._later(self._throw)
        for seat in table.thinking_bots:
            self._ask_bot(seat)
        person = table.next_person
        if person is not None:
            self._give_keyboard(person)
        self._repaint()

    def _take_seat(self, seat: Seat) -> None:
        if not self._table.is_bot(seat):
            self._seat = self._shown = seat

    def _give_keyboard(self, seat: Seat) -> None:
        """A curtain falls before each of several people who decide at the same time."""
        moment = (self._table.match.number, seat)
        if self._table.is_hidden and self._curtain_for != moment:
            self._curtain_for = moment
            name = self._table.match.position.chairs[seat].name
            self.app.push_screen(Curtain(self._texts, name), lambda _: self._hold(seat))
        else:
            self._hold(seat)

    def _hold(self, seat: Seat) -> None:
        self._take_seat(seat)
        view = self._view()
        about = view.seats[seat]
        if about.options is not None and about.chosen is None:
            page = self._scene(view).page(seat)
            self.hand = Hand(view, about, page, sheet_of(view.game))
        self._repaint()

    def _after_end(self, next_step: str | None) -> None:
        if next_step != "look":
            self.dismiss(next_step or "quit")

    def _ask_bot(self, seat: Seat) -> None:
        moment = (self._table.match.number, seat)
        if moment not in self._asked:
            self._asked.add(moment)
            self._think(moment)

    @work(thread=True)
    def _think(self, moment: tuple[int, Seat]) -> None:
        """A bot decides, off the thread that draws."""
        try:
            action = self._table.bot_choice(moment[1])
        except RollwrightError as mistake:
            self.app.call_from_thread(self._say, str(mistake))
            return
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self._bot_decided, moment, action)

    def _bot_decided(self, moment: tuple[int, Seat], action: Json) -> None:
        """Unless an undo came first, what the bot chose is its decision, after a moment that a person can follow."""
        if self._table.next_person is None:
            self._later(lambda: self._take_bot_decision(moment, action))
        else:
            self._take_bot_decision(moment, action)

    def _later(self, step: Callable[[], None]) -> None:
        """Bots act at a pace that a person can follow."""
        if self._pace:
            self.set_timer(self._pace, step)
        else:
            self.call_later(step)

    def _take_bot_decision(self, moment: tuple[int, Seat], action: Json) -> None:
        self._asked.discard(moment)
        number, seat = moment
        if number == self._table.match.number and seat in self._table.undecided and self.is_attached:
            waiting = self._table.next_person
            self._table.decide(seat, action)
            if waiting is None or self._table.match.number != number:
                self._go_on()
        self._repaint()

    # --- dice ---------------------------------------------------------------------------------------------------------

    def _throw(self) -> None:
        self._table.throw()
        self._go_on()

    def _ask_dice(self) -> None:
        view = self._view()
        wanted = [die for die in view.dice if die.wanted]
        name = view.seats[view.thrower or 0].name
        self.app.push_screen(TypedDice(self._texts, wanted, name), self._typed)

    def _typed(self, faces: tuple[Face, ...] | None) -> None:
        if faces is not None:
            self._table.enter(faces)
            self._go_on()
        self._repaint()

    # --- decisions ----------------------------------------------------------------------------------------------------

    def _decide(self, action: Json) -> None:
        """A person decides; whoever chose dice to throw has thrown them."""
        self._table.decide(self._seat, action)
        throws = action == AGAIN or sheet_of(self._table.match.opened.game).dice_of(action)
        if throws and not self._table.is_typed:
            self._throw()
        else:
            self._go_on()

    def action_enter(self) -> None:
        hand, choice = self.hand, self.hand.choice if self.hand else None
        if choice is not None:
            self._decide(choice.action)
        elif hand is None:
            self._press("t")
        elif hand.asks_for_fields and hand.legal_fields:
            if hand.cursor not in hand.legal_fields:
                hand.next_field()
        elif len(hand.words) == 1:
            self._decide(next(iter(hand.words)))
        self._repaint()

    def action_choose(self) -> None:
        hand = self.hand
        if hand is not None and hand.cursor is not None and hand.takes_several:
            hand.toggle_field(hand.cursor)
        elif hand is not None and hand.may_swap:
            hand.is_swapped = not hand.is_swapped
        elif hand is None:
            self._press("t")
        self._repaint()

    def action_swap(self) -> None:
        if self.hand is not None and self.hand.may_swap:
            self.hand.is_swapped = not self.hand.is_swapped
        self._repaint()

    def action_next_field(self, step: int) -> None:
        if self.hand is not None:
            self.hand.next_field(step)
        self._repaint()

    def action_move(self, key: str) -> None:
        """To the next field in that direction."""
        hand = self.hand
        if hand is None or not hand.asks_for_fields:
            return
        fields = [zone for zone in self._board.canvas.zones if ":" not in zone.name]
        start = next((zone for zone in fields if zone.name == hand.cursor), None)
        if start is None:
            hand.next_field()
        else:
            found = nearest([zone for zone in fields if zone is not start], start, *STEPS[key])
            hand.cursor = found.name if found else hand.cursor
        self._repaint()

    def on_key(self, event: events.Key) -> None:
        if event.character is not None and self._press(event.character.lower()):
            event.stop()

    def _press(self, key: str) -> bool:
        """A key that only some moments know; whether this one does."""
        hand, view = self.hand, self._view()
        if hand is None:
            if key == "t" and view.thrower is not None and not self._table.is_bot(view.thrower):
                self._throw()
                return True
            if key == "t" and view.thrower is not None and self._table.is_typed:
                self._ask_dice()
                return True
            return False
        if hand.asks_for_dice and key.isdigit() and 1 <= int(key) <= len(view.dice):
            hand.toggle_die(view.dice[int(key) - 1].name)
        elif key == "t" and hand.asks_for_dice and hand.choice is not None:
            self._decide(hand.choice.action)
        else:
            word = next((word for word in hand.words if key_of(word) == key), None)
            if word is None:
                return False
            self._decide(word)
        self._repaint()
        return True

    def on_canvas_view_clicked(self, event: CanvasView.Clicked) -> None:
        kind, colon, name = event.zone.partition(":")
        if not colon:
            self._click_field(event.zone)
        elif kind == "die" and self.hand is not None and self.hand.asks_for_dice:
            self.hand.toggle_die(name)
        elif kind == "seat":
            self._shown = int(name)
        elif kind == "key":
            self._click_key(name)
        self._repaint()

    def _click_field(self, path: str) -> None:
        """The first click shows what a field would bring, the second writes; or clicks switch fields on and off."""
        hand = self.hand
        if hand is None or self._shown != self._seat:
            return
        again, hand.cursor = hand.cursor == path, path
        if hand.takes_several:
            hand.toggle_field(path)
        elif again and hand.choice is not None:
            self._decide(hand.choice.action)

    def _click_key(self, key: str) -> None:
        actions = {
            "enter": self.action_enter,
            "s": self.action_swap,
            "space": self.action_choose,
            "u": self.action_undo,
            "h": self.action_hint,
            "l": self.action_look,
            "?": self.action_rules,
            "q": self.action_leave,
        }
        if key in actions:
            actions[key]()
        else:
            self._press(key)

    # --- beside the play ----------------------------------------------------------------------------------------------

    def action_undo(self) -> None:
        table = self._table
        if table.may_take_back(self._seat):
            table.take_back(self._seat)
            self._go_on()
        elif not table.may_undo:
            self._say(self._texts("terminal-undo-nothing"))
        elif len(table.people) == 1:
            self._undo(True)
        else:
            question = self._texts("terminal-undo-all")
            self.app.push_screen(Agree(question, self._texts("terminal-undo-keys")), self._undo)

    def _undo(self, agreed: bool | None) -> None:
        if agreed:
            self._table.undo()
            self._curtain_for = None
            self._go_on()

    def action_hint(self) -> None:
        """What the best actions are worth, where hints are allowed; the match is marked before anything is told."""
        hand, table = self.hand, self._table
        if not table.allows_hints:
            self._say(self._texts("terminal-hint-people"))
        elif hand is None or len(hand.seat.options or []) < 2:
            self._say(self._texts("terminal-hint-none"))
        else:
            table.hint(self._seat)
            for seat in table.thinking_bots:  # what they think of came before this event: they begin anew
                self._ask_bot(seat)
            self.app.push_screen(HintScreen(self._texts, table.match, self._seat))
            self._repaint()

    def action_look(self) -> None:
        """Look at the sheet of the next seat."""
        self._shown = (self._shown + 1) % self._table.match.opened.seats
        self._repaint()

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self._texts, self._table.match.opened.game))

    def action_leave(self) -> None:
        self.dismiss("quit")

    def _say(self, words: str) -> None:
        self.notify(words, markup=False)

    # --- drawing ------------------------------------------------------------------------------------------------------

    @property
    def _board(self) -> CanvasView:
        return self.query_one(CanvasView)

    def _repaint(self) -> None:
        for view in self.query(CanvasView):
            view.repaint()

    def _view(self) -> View:
        return view_of(self._table.match, (self._seat,))

    def _paint(self, width: int, height: int) -> Canvas:
        return paint(self._scene(self._view()), width, height)

    def _scene(self, view: View) -> Scene:
        hand, texts = self.hand, self._texts
        notes, good = notes_of(texts, view, hand)
        marks = {about.seat: self._marks(about) for about in view.seats}
        can_undo = self._table.may_undo or self._table.may_take_back(self._seat)
        return Scene(
            texts,
            view,
            self._layouts,
            self._shown,
            prompt_of(texts, view, self._seat, hand),
            notes,
            good,
            buttons_of(texts, view, hand, can_throw=self._can_throw(view)),
            footer_of(texts, hand, can_undo=can_undo, can_hint=hand is not None and self._table.allows_hints),
            hand,
            marks,
        )

    def _can_throw(self, view: View) -> bool:
        return view.thrower is not None and (self._table.is_typed or not self._table.is_bot(view.thrower))

    def _marks(self, about: SeatView) -> Marks:
        fresh = self._table.fresh.get(about.seat, frozenset())
        if about.seat == self._seat and self.hand is not None:
            return self.hand.marks(fresh)
        sealed = next((option for option in about.options or [] if option.action == about.chosen), None)
        if sealed is not None:
            return Marks(chosen={path: str(value) for path, value in sealed.writes}, sealed=True, fresh=fresh)
        return Marks(fresh=fresh)
