// Twenty One on the page: keep or again, then any of the numbers that fit, or a crossed out field.
import type { Mark, TwentyOneLayout } from '../sheets/types';
import { capital, list, t } from '../lib/text.svelte';
import { givenName } from '../lib/words';
import { deckOf, die, gainOf, outcomeWords, refusalWords, stateWords, toggled } from './common';
import type { Deck, DeckButton, DeckDie } from './deck';
import type { GameFace } from './faces';
import type { Play } from './play.svelte';

function printedAt(play: Play, path: string): { colour: string; limit: number; row: number } {
  const [, row, place] = path.split('.').map(Number);
  const [colour, limit] = (play.layout as TwentyOneLayout).rows[row][place];
  return { colour, limit, row };
}

function isWriting(play: Play, path: string): (action: unknown) => boolean {
  const { colour } = printedAt(play, path);
  return (action) => {
    const write = (action as { write?: string[] } | null)?.write;
    return write?.length === 1 && write[0] === colour;
  };
}

function keepOrAgain(play: Play): Deck {
  const again = play.optionOf('again');
  const why = play.refusals.find(({ action }) => action === 'again');
  return {
    prompt: t('client-you-threw-dice'),
    note: t('phase-twenty-one-again'),
    dice: play.view.dice.map((one, place) => die(play.view, one, place)),
    buttons: [
      again
        ? { key: 'again', label: t('action-again'), note: t('client-again-once'), onpress: () => play.decide('again', true) }
        : { key: 'again', label: why ? t('why-only-ones') : t('action-again'), disabled: true },
      { key: 'keep', label: t('action-keep'), primary: true, onpress: () => play.decide('keep') },
    ],
  };
}

function dieState(play: Play, name: string): Partial<DeckDie> {
  if (play.picked.includes(name)) return { state: 'used' };
  const refusal = play.refusals.find(({ action }) => {
    const write = (action as { write?: string[] } | null)?.write;
    return write?.length === 1 && write[0] === name;
  });
  if (!refusal) return {};
  return { state: refusal.why === 'above-limit' ? 'struck' : 'idle' };
}

function crossButton(play: Play): DeckButton | undefined {
  const cross = play.optionOf('cross');
  const field = cross?.writes?.[0]?.[0];
  if (!cross || !field) return undefined;
  return { key: 'cross', label: t('action-cross'), note: t(`colour-${printedAt(play, field).colour}`), onpress: () => play.decide('cross') };
}

function chosenNumbers(play: Play): string {
  return list((play.chosen?.writes ?? []).map(([path, number]) => `${t(`colour-${printedAt(play, path).colour}`)} ${String(number)}`));
}

function write(play: Play): Deck {
  const { view } = play;
  const mine = view.active === play.number;
  const cross = crossButton(play);
  const anyField = play.options.some(({ action }) => action !== 'cross');
  return {
    prompt: mine ? t('client-you-threw-dice') : t('client-name-threw-dice', { name: givenName(view.seats[view.active]) }),
    note: anyField ? t('client-twenty-one-note') : t('client-nothing-fits-cross'),
    dice: view.dice.map((one, place) => die(view, one, place, dieState(play, one.name))),
    gain: gainOf('twenty-one', play.chosen ?? play.peeked),
    buttons: [
      ...(cross ? [{ ...cross, primary: !anyField }] : []),
      ...(anyField
        ? [
            play.chosen
              ? {
                  key: 'write',
                  label: t('client-write-numbers', { count: play.picked.length }),
                  note: chosenNumbers(play),
                  primary: true,
                  onpress: () => play.decideChosen(),
                }
              : { key: 'write', label: t('client-choose-numbers'), primary: true, disabled: true },
          ]
        : []),
    ],
  };
}

function decidedWords(play: Play): string {
  const written = play.sealed?.writes ?? [];
  if (play.sealed?.action === 'cross') return t('client-you-crossed');
  return t('client-you-wrote', { numbers: list(written.map(([, number]) => String(number))) });
}

/** The option that writes this field's number alone. */
function alone(play: Play, path: string) {
  return play.optionsAt(path).find(({ action }) => isWriting(play, path)(action));
}

export const twentyOne: GameFace = {
  deck: (play) => deckOf(play, (now) => (now.view.phase === 'again' ? keepOrAgain(now) : write(now)), decidedWords),
  headNote: (play) => ((play.layout as TwentyOneLayout).ours ? t('client-own-sheets') : ''),
  marks(play) {
    const marks: Record<string, Mark> = {};
    for (const [path, mark] of Object.entries(play.marks)) {
      const own = alone(play, path);
      if (mark.kind !== 'possible') marks[path] = mark;
      else if (own) marks[path] = { kind: 'possible', number: own.writes?.[0]?.[1] as number };
    }
    for (const { action, why } of play.refusals) {
      const write = (action as { write?: string[] } | null)?.write;
      if (why !== 'above-limit' || write?.length !== 1) continue;
      const face = play.view.dice.find(({ name }) => name === write[0])?.face;
      const path = pathOfColour(play, write[0]);
      if (path) marks[path] ??= { kind: 'cannot', note: t('client-too-high', { number: String(face) }) };
    }
    return marks;
  },
  press(play, path) {
    const option = alone(play, path);
    if (!option) return;
    const picked = toggled((play.layout as TwentyOneLayout).colours, play.picked, printedAt(play, path).colour);
    if (picked.length) play.choose({ write: picked }, null, picked);
    else play.unchoose();
  },
  enter(play, path) {
    if (play.chosen) play.decideChosen();
    else twentyOne.press(play, path);
  },
  nameOf(play, path, numberThere) {
    const { colour, limit, row } = printedAt(play, path);
    const option = alone(play, path);
    const why = option ? undefined : refusalWords(play, isWriting(play, path));
    return [
      t('sheet-row', { number: row + 1 }),
      t(`colour-${colour}`),
      t('sheet-limit', { number: limit }),
      numberThere === 'x' ? t('say-crossed') : numberThere ? String(numberThere) : stateWords(play, path),
      ...(option && !numberThere && play.marks[path]?.kind !== 'sealed' ? [outcomeWords('twenty-one', option.writes?.[0]?.[1], option)] : []),
      ...(why && !numberThere && pathOfColour(play, colour) === path ? [why] : []),
    ].join(', ');
  },
  whyNot: (play, path) =>
    pathOfColour(play, printedAt(play, path).colour) === path ? refusalWords(play, isWriting(play, path)) : undefined,
  title: (path, play) => capital(t(`colour-${printedAt(play, path).colour}`)),
};

/** The field of a colour in the row that is being written: the row in which the server offers something. */
function pathOfColour(play: Play, colour: string): string | undefined {
  const row = play.options.flatMap(({ writes }) => writes ?? [])[0]?.[0].split('.')[1];
  if (row === undefined) return undefined;
  const place = (play.layout as TwentyOneLayout).rows[Number(row)].findIndex(([printed]) => printed === colour);
  return `rows.${row}.${place}`;
}
