// What all games share in the tray and the bar: throwing, waiting, what a choice brings.
import type { DieView, Option, SeatView } from '../lib/messages';
import { list, signed, t } from '../lib/text.svelte';
import { changeWords, dieColour, dieName, dieSpoken, gathered, givenName, shown, whyWords } from '../lib/words';
import { letterOf } from '../ui/shapes';
import type { Deck, DeckButton, DeckDie } from './deck';
import type { Play } from './play.svelte';

const TILTS = [-4, 3, -2, 4, -3, 2, -1];

export function tiltOf(place: number): number {
  return TILTS[place % TILTS.length];
}

export function die(view: { game: string }, one: DieView, place: number, more: Partial<DeckDie> = {}): DeckDie {
  const lettered = one.faces.some((face) => typeof face === 'string') || view.game === 'qwantum';
  const face = one.face === null ? null : shown(one, one.face as number | string);
  const colour = face?.colour ?? (lettered && one.name !== 'white' ? 'white' : dieColour(one));
  return {
    name: one.name,
    colour,
    number: face?.number ?? null,
    lettered,
    state: 'rest',
    caption: lettered || view.game === 'splitter' ? '' : letterOf(colour),
    label: dieSpoken(one, place),
    ...more,
  };
}

/** The points that an option brings, and what for. */
export function gainOf(game: string, option: Option | undefined): Deck['gain'] {
  if (!option) return undefined;
  const chips = gathered(option.changes ?? []).map((part) => ({ text: changeWords(game, part), bad: part.points < 0 }));
  return { points: option.gain ?? 0, chips };
}

export function passButton(play: Play, label: string): DeckButton | undefined {
  const pass = play.optionOf('pass');
  if (!pass) return undefined;
  const gain = pass.gain ?? 0;
  return {
    key: 'pass',
    label,
    note: gain ? t('client-costs', { points: signed(gain) }) : t('client-costs-nothing'),
    onpress: () => play.decide('pass'),
  };
}

function stillThinking(play: Play): SeatView[] {
  return play.view.seats.filter((seat) => seat.status === 'thinking' && (seat.seat !== play.number || !seat.mine));
}

function throwing(play: Play): Deck {
  const { view } = play;
  const wanted = view.dice.filter((one) => one.wanted);
  const mine = play.seat.mine === true && view.thrower === play.number;
  const thrower = view.thrower === undefined || view.thrower === null ? null : view.seats[view.thrower];
  const dice = view.dice.map((one, place) => die(view, one.wanted ? { ...one, face: null } : one, place, one.wanted ? {} : { state: one.face === null ? 'idle' : 'rest' }));
  if (!mine) {
    return { prompt: t('client-throws', { name: thrower ? givenName(thrower) : '' }), dice, buttons: nudge(play) };
  }
  return {
    prompt: t('client-your-throw'),
    note: t('client-your-throw-note', { count: wanted.length }),
    dice,
    buttons: [{ key: 'throw', label: t('action-throw'), primary: true, disabled: play.match.isThrowing, onpress: () => void play.match.throwDice(play.number) }],
  };
}

/** Reminding is for people; bots need none. */
function nudge(play: Play): DeckButton[] {
  const slow = play.view.seats.filter(
    (seat) => !seat.mine && seat.holder === 'person' && !seat.standIn && (seat.status === 'thinking' || seat.status === 'throws'),
  );
  if (!slow.length) return [];
  const label = slow.length === 1 ? t('client-nudge-name', { name: givenName(slow[0]) }) : t('client-nudge-all');
  return [{ key: 'nudge', label, onpress: () => void play.match.command({ type: 'nudge' }) }];
}

function decidedDeck(play: Play, dice: DeckDie[], words: string): Deck {
  const waiting = stillThinking(play);
  const others = (play.view.deciders ?? []).length;
  return {
    prompt: words,
    note: waiting.length ? t('client-still-think', { names: list(waiting.map(givenName)), count: waiting.length }) : t('client-all-decided'),
    dice,
    words: { icon: 'sealed', text: t('client-hidden-until', { left: waiting.length, of: others }) },
    buttons: [{ key: 'take-back', label: t('client-take-back'), icon: 'undo', onpress: () => play.takeBack() }, ...nudge(play)],
  };
}

function watching(play: Play, dice: DeckDie[]): Deck {
  const thinking = stillThinking(play);
  return { prompt: t('client-decides', { names: list(thinking.map(givenName)), count: thinking.length }), dice, buttons: nudge(play) };
}

/** The deck of a moment: throwing and waiting are the same everywhere, deciding is the game's. */
export function deckOf(play: Play, deciding: (play: Play) => Deck, decidedWords: (play: Play) => string): Deck {
  const { view } = play;
  if (view.awaited === 'throw') return throwing(play);
  const dice = view.dice.map((one, place) => die(view, one, place, one.face === null ? { state: 'idle' } : {}));
  if (!play.isDecider || !play.seat.mine) return watching(play, dice);
  if (play.sealed || (play.decided !== null && !play.chosen && !play.picked.length)) return decidedDeck(play, dice, decidedWords(play));
  return deciding(play);
}

/** Why nothing may be written in a field, if the server said so. */
export function refusalWords(play: Play, isField: (action: unknown) => boolean): string | undefined {
  const refusal = play.refusals.find(({ action }) => isField(action));
  return refusal && whyWords(refusal);
}

/** What an option would bring, as a screen reader says it. */
export function outcomeWords(game: string, number: unknown, option: Option): string {
  const what = gathered(option.changes ?? []).map((part) => changeWords(game, part));
  const words = t('say-would-bring', { number: String(number), points: signed(option.gain ?? 0) });
  return [words, ...what].join(', ');
}

export function dieNames(play: Play, names: string[]): string {
  const words = play.view.dice.map((one, place) => ({ one, place })).filter(({ one }) => names.includes(one.name));
  return list(words.map(({ one, place }) => (one.name in COLOUR_DICE ? t(`colour-${one.name}`) : dieName(one, place))));
}

const COLOUR_DICE: Record<string, true> = { orange: true, yellow: true, purple: true, red: true, green: true, blue: true, white: true, black: true };

export function toggled(all: string[], picked: string[], name: string): string[] {
  return all.filter((one) => (one === name ? !picked.includes(one) : picked.includes(one)));
}

export function stateWords(play: Play, path: string): string {
  const mark = play.marks[path];
  if (mark?.kind === 'chosen' || mark?.kind === 'partner') return t('say-chosen');
  if (mark?.kind === 'sealed') return t('say-decided');
  return t('say-free');
}
