// Splitter on the page: a field and its mirror, and which number goes where.
import type { Option } from '../lib/messages';
import type { SplitterLayout } from '../sheets/types';
import { capital, list, signed, t } from '../lib/text.svelte';
import { changeWords, gathered } from '../lib/words';
import { deckOf, die, outcomeWords, refusalWords, stateWords } from './common';
import type { Deck, Way } from './deck';
import type { GameFace } from './faces';
import type { Play } from './play.svelte';

function placeOf(path: string): { row: number; column: number } {
  const [row, column] = path.split('.').map(Number);
  return { row, column };
}

function numberAt(option: Option, path: string): unknown {
  return option.writes?.find(([where]) => where === path)?.[1];
}

/** Options that write the same two fields, the numbers one way and the other. */
function waysAt(play: Play, path: string): Option[] {
  return play.optionsAt(path);
}

function numbersOf(play: Play): number[] {
  return play.view.dice.map(({ face }) => face as number);
}

function way(play: Play, option: Option): Way {
  const [left, right] = [...(option.writes ?? [])].sort(([one], [other]) => placeOf(one).column - placeOf(other).column);
  const changes = gathered(option.changes ?? []);
  const note = changes.length ? changes.map((part) => changeWords('splitter', part)).join(', ') : t('client-nothing-yet');
  const gain = option.gain ?? 0;
  return {
    left: Number(left[1]),
    right: Number(right[1]),
    gain,
    note,
    checked: play.chosen?.action === option.action,
    label: t('say-way', { left: Number(left[1]), right: Number(right[1]), points: signed(gain), note }),
    onpress: () => play.choose(option.action, play.anchor),
  };
}

function place(play: Play): Deck {
  const numbers = numbersOf(play).map(String);
  const anchor = play.anchor ?? play.peekPath;
  const options = anchor === null ? [] : waysAt(play, anchor);
  return {
    prompt: t('client-splitter-write', { numbers: list(numbers) }),
    note: t('client-splitter-note'),
    dice: play.view.dice.map((one, at) => die(play.view, one, at)),
    ways: play.anchor !== null ? options.map((option) => way(play, option)) : [],
    buttons: [
      play.chosen
        ? { key: 'write', label: t('action-write'), primary: true, onpress: () => play.decideChosen() }
        : { key: 'write', label: t('client-choose-field'), primary: true, disabled: true },
    ],
  };
}

function decidedWords(play: Play): string {
  return t('client-you-wrote', { numbers: list((play.sealed?.writes ?? []).map(([, number]) => String(number))) });
}

function whereWords(path: string): string {
  const { row, column } = placeOf(path);
  return `${t('sheet-row', { number: row + 1 })}, ${t('sheet-column', { number: column + 1 })}`;
}

/** What is printed in a field. */
function printedWords(play: Play, path: string): string[] {
  const { row, column } = placeOf(path);
  const { stars, hearts } = play.layout as SplitterLayout;
  const isHere = ([atRow, atColumn]: [number, number]) => atRow === row && atColumn === column;
  return [...(stars.some(isHere) ? [t('sheet-star')] : []), ...(hearts.some(isHere) ? [t('sheet-heart')] : [])];
}

function mirrorOf(play: Play, path: string): string | undefined {
  return waysAt(play, path)[0]?.writes?.find(([where]) => where !== path)?.[0];
}

/** The way round in which the first die goes into the tapped field. */
function firstWay(play: Play, path: string): Option | undefined {
  const options = waysAt(play, path);
  return options.find((option) => numberAt(option, path) === numbersOf(play)[0]) ?? options[0];
}

function turned(play: Play): void {
  const { chosen, anchor } = play;
  const other = anchor === null ? undefined : waysAt(play, anchor).find(({ action }) => action !== chosen?.action);
  if (chosen && other) play.choose(other.action, anchor);
}

export const splitter: GameFace & { swap: (play: Play) => void } = {
  deck: (play) => deckOf(play, place, decidedWords),
  headNote: () => t('client-splitter-head'),
  marks: (play) => play.marks,
  press(play, path) {
    if (play.chosen && play.anchor === path) play.decideChosen();
    else if (play.chosen && numberAt(play.chosen, path) !== undefined) turned(play);
    else {
      const option = firstWay(play, path);
      if (option) play.choose(option.action, path);
    }
  },
  enter(play, path) {
    if (play.chosen && numberAt(play.chosen, path) !== undefined) play.decideChosen();
    else splitter.press(play, path);
  },
  swap: turned,
  nameOf(play, path, numberThere) {
    const mirror = numberThere ? undefined : mirrorOf(play, path);
    const marked = play.marks[path];
    const here = marked && marked.kind !== 'possible' ? [String(marked.number)] : [];
    const outcomes = numberThere || here.length ? [] : waysAt(play, path);
    return [
      whereWords(path),
      ...printedWords(play, path),
      numberThere ? String(numberThere) : stateWords(play, path),
      ...here,
      ...(mirror ? [t('say-mirror', { column: placeOf(mirror).column + 1 })] : []),
      ...outcomes.map((option) => outcomeWords('splitter', numberAt(option, path), option)),
    ].join(', ');
  },
  whyNot: (play, path) => {
    const { row, column } = placeOf(path);
    return refusalWords(play, (action) => {
      const at = (action as { place?: number[] } | null)?.place;
      return at?.[0] === row && at[1] === column;
    });
  },
  title: (path) => capital(whereWords(path)),
};
