// What all games share in the tray and the bar: throwing, waiting, what a choice brings.
import { dieColour, dieName, dieSpoken, hasColour, hasLetters, letterOf, shown } from '../lib/dice-faces';
import type { Entry, GameTypes, OptionOf, SeatOf } from '../lib/game-types';
import type { DieView } from '../lib/messages';
import { list, signed, t } from '../lib/text.svelte';
import { changeWords, gathered, givenName, whyWords } from '../lib/words';
import type { Deck, DeckButton, DeckDie } from './deck';
import type { Play } from './play.svelte';

const TILTS = [-4, 3, -2, 4, -3, 2, -1];

export function tiltOf(place: number): number {
  return TILTS[place % TILTS.length];
}

export function die(dice: DieView[], place: number, more: Partial<DeckDie> = {}, one: DieView = dice[place]): DeckDie {
  const lettered = hasLetters(dice);
  const face = one.face === null ? null : shown(one, one.face);
  const colour = face?.colour ?? dieColour(one);
  return {
    name: one.name,
    colour,
    number: face?.number ?? null,
    lettered,
    state: 'rest',
    caption: lettered || !hasColour(one) ? '' : letterOf(colour),
    label: dieSpoken(one, place),
    ...more,
  };
}

/** All dice as they lie; those that were not thrown are pale. */
export function lyingDice(dice: DieView[]): DeckDie[] {
  return dice.map(({ face }, place) => die(dice, place, face === null ? { state: 'idle' } : {}));
}

/** The points that an option brings, and what for. */
export function gainOf<T extends GameTypes>(game: string, option: OptionOf<T> | undefined): Deck['gain'] {
  if (!option) return undefined;
  const chips = gathered(option.changes ?? []).map((part) => ({ text: changeWords(game, part), bad: part.points < 0 }));
  return { points: option.gain ?? 0, chips };
}

export function passButton<T extends GameTypes>(play: Play<T>, pass: T['action'], label: string): DeckButton | undefined {
  const option = play.optionOf(pass);
  if (!option) return undefined;
  const gain = option.gain ?? 0;
  return {
    key: 'pass',
    label,
    note: gain ? t('client-costs', { points: signed(gain) }) : t('client-costs-nothing'),
    onpress: () => play.decide(pass),
  };
}

/** Says what is still to be chosen, in the place of the main button. */
export function missing(label: string, key = 'write'): DeckButton {
  return { key, label, primary: true, disabled: true };
}

function stillThinking<T extends GameTypes>(play: Play<T>): SeatOf<T>[] {
  return play.view.seats.filter((seat) => seat.status === 'thinking' && (seat.seat !== play.number || !seat.mine));
}

function throwing<T extends GameTypes>(play: Play<T>): Deck {
  const { view } = play;
  const wanted = view.dice.filter((one) => one.wanted);
  const mine = play.seat.mine === true && view.thrower === play.number;
  const thrower = view.thrower === undefined || view.thrower === null ? null : view.seats[view.thrower];
  const dice = view.dice.map((one, place) =>
    one.wanted ? die(view.dice, place, {}, { ...one, face: null }) : die(view.dice, place, { state: one.face === null ? 'idle' : 'rest' }),
  );
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

/** Reminding is for people who let others wait; bots need none, and those who only watch don't remind. */
function nudge<T extends GameTypes>(play: Play<T>): DeckButton[] {
  const slow = play.view.seats.filter(
    (seat) => !seat.mine && seat.holder === 'person' && !seat.standIn && (seat.status === 'thinking' || seat.status === 'throws'),
  );
  if (!slow.length || !play.match.waitsLong || !play.view.seats.some(({ mine }) => mine)) return [];
  const label = slow.length === 1 ? t('client-nudge-name', { name: givenName(slow[0]) }) : t('client-nudge-all');
  return [{ key: 'nudge', label, onpress: () => void play.match.command({ type: 'nudge' }) }];
}

function decidedDeck<T extends GameTypes>(play: Play<T>, dice: DeckDie[], words: string): Deck {
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

function watching<T extends GameTypes>(play: Play<T>, dice: DeckDie[]): Deck {
  const thinking = stillThinking(play);
  return { prompt: t('client-decides', { names: list(thinking.map(givenName)), count: thinking.length }), dice, buttons: nudge(play) };
}

/** The deck of a moment: throwing and waiting are the same everywhere, deciding is the game's. */
export function deckOf<T extends GameTypes>(play: Play<T>, deciding: (play: Play<T>) => Deck, decidedWords: (play: Play<T>) => string): Deck {
  const { view } = play;
  if (view.awaited === 'throw') return throwing(play);
  const dice = lyingDice(view.dice);
  if (!play.isDecider || !play.seat.mine) return watching(play, dice);
  if (play.sealed || (play.decided !== null && !play.chosen && !play.picked.length)) return decidedDeck(play, dice, decidedWords(play));
  return deciding(play);
}

/** Why nothing may be written in a field, if the server said so. */
export function refusalWords<T extends GameTypes>(play: Play<T>, isField: (action: T['action']) => boolean): string | undefined {
  const refusal = play.refusals.find(({ action }) => isField(action));
  return refusal && whyWords(refusal);
}

/** What an option would bring, as a screen reader says it. */
export function outcomeWords<T extends GameTypes>(game: string, entry: Entry | undefined, option: OptionOf<T>): string {
  const what = gathered(option.changes ?? []).map((part) => changeWords(game, part));
  const words = t('say-would-bring', { number: String(entry), points: signed(option.gain ?? 0) });
  return [words, ...what].join(', ');
}

/** What is said of a field where at most one number may be written: its entry or state, what it would bring, or why not. */
export function fieldWords<T extends GameTypes>(play: Play<T>, path: string, entry: Entry | undefined, option: OptionOf<T> | undefined, why: string | undefined): string[] {
  if (entry) return [String(entry)];
  const brings = option && play.marks[path]?.kind !== 'sealed';
  return [
    stateWords(play, path),
    ...(brings ? [outcomeWords(play.view.game, option.writes?.[0]?.[1], option)] : []),
    ...(why && !option ? [why] : []),
  ];
}

export function dieNames(dice: DieView[], names: string[]): string {
  const words = dice.map((one, place) => ({ one, place })).filter(({ one }) => names.includes(one.name));
  return list(words.map(({ one, place }) => (hasColour(one) ? t(`colour-${one.name}`) : dieName(one, place))));
}

export function toggled<Name extends number | string>(all: Name[], picked: string[], name: string): Name[] {
  return all.filter((one) => (String(one) === name ? !picked.includes(name) : picked.includes(String(one))));
}

export function stateWords<T extends GameTypes>(play: Play<T>, path: string): string {
  const mark = play.marks[path];
  if (mark?.kind === 'chosen' || mark?.kind === 'partner') return t('say-chosen');
  if (mark?.kind === 'sealed') return t('say-decided');
  return t('say-free');
}

/** First tap chooses, second tap on the same field writes: for games where a field has one option. */
export function pressOne<T extends GameTypes>(play: Play<T>, path: string): void {
  const option = play.optionsAt(path)[0];
  if (!option) return;
  if (play.anchor === path) play.decideChosen();
  else play.choose(option.action, path);
}

export function enterOne<T extends GameTypes>(play: Play<T>, path: string): void {
  const option = play.optionsAt(path)[0];
  if (option) play.decide(option.action);
}
