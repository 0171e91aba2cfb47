// Qwinto on the page: which dice, keep or again, and where the sum goes.
import type { QwintoLayout, Mark } from '../sheets/types';
import { capital, list, t } from '../lib/text.svelte';
import { givenName } from '../lib/words';
import { deckOf, die, dieNames, gainOf, outcomeWords, passButton, refusalWords, stateWords, toggled } from './common';
import type { Deck } from './deck';
import type { GameFace } from './faces';
import type { Play } from './play.svelte';

function fieldOf(path: string): { colour: string; column: number } {
  const [colour, column] = path.split('.');
  return { colour, column: Number(column) };
}

function isWriting(path: string): (action: unknown) => boolean {
  const { colour, column } = fieldOf(path);
  return (action) => {
    const write = (action as { write?: unknown[] } | null)?.write;
    return write?.[0] === colour && write[1] === column;
  };
}

function sumOf(play: Play): Deck['sum'] {
  const faces = play.view.dice.filter(({ face }) => face !== null).map(({ face }) => face);
  const total = play.view.sums?.sum;
  return total === undefined ? undefined : { total, how: faces.join(' + ') };
}

function pickDice(play: Play): Deck {
  const names = play.view.dice.map(({ name }) => name);
  const toggle = (name: string) => {
    const picked = toggled(names, play.picked, name);
    play.choose({ dice: picked }, null, picked);
  };
  return {
    prompt: t('phase-qwinto-dice'),
    note: t('client-qwinto-dice-note'),
    dice: play.view.dice.map((one, place) =>
      die(play.view, { ...one, face: null }, place, {
        state: play.picked.includes(one.name) ? 'lifted' : 'rest',
        pressed: play.picked.includes(one.name),
        onpress: () => toggle(one.name),
      }),
    ),
    buttons: [
      play.chosen
        ? {
            key: 'throw',
            label: t('action-throw'),
            note: dieNames(play, play.picked),
            primary: true,
            onpress: () => play.decide(play.chosen?.action, true),
          }
        : { key: 'throw', label: t('client-choose-dice'), primary: true, disabled: true },
    ],
  };
}

function thrown(play: Play): Deck['dice'] {
  return play.view.dice.map((one, place) => die(play.view, one, place, one.face === null ? { state: 'idle' } : {}));
}

function keepOrAgain(play: Play): Deck {
  const sum = sumOf(play);
  const names = play.view.dice.filter(({ face }) => face !== null).map(({ name }) => name);
  return {
    prompt: t('client-you-threw', { sum: sum?.total ?? '' }),
    note: t('phase-qwinto-again'),
    dice: thrown(play),
    sum,
    buttons: [
      { key: 'again', label: t('action-again'), note: dieNames(play, names), onpress: () => play.decide('again', true) },
      { key: 'keep', label: t('client-keep', { sum: sum?.total ?? '' }), primary: true, onpress: () => play.decide('keep') },
    ],
  };
}

function whereWords(path: string): string {
  const { colour, column } = fieldOf(path);
  return `${t(`colour-${colour}`)}, ${t('sheet-column', { number: column + 1 })}`;
}

function write(play: Play): Deck {
  const { view } = play;
  const sum = sumOf(play);
  const mine = view.active === play.number;
  const colours = view.dice.filter(({ face }) => face !== null).map(({ name }) => t(`colour-${name}`));
  const pass = passButton(play, t('action-pass'));
  const anyField = play.options.some(({ writes }) => writes?.length);
  return {
    prompt: mine
      ? t('client-you-threw', { sum: sum?.total ?? '' })
      : t('client-name-threw', { name: givenName(view.seats[view.active]), sum: sum?.total ?? '' }),
    note: anyField ? t('client-qwinto-write-note', { colours: list(colours) }) : t('client-nothing-fits'),
    dice: thrown(play),
    sum,
    gain: gainOf('qwinto', play.chosen ?? play.peeked),
    buttons: [
      ...(pass ? [{ ...pass, primary: !anyField }] : []),
      ...(anyField
        ? [
            play.chosen
              ? {
                  key: 'write',
                  label: t('client-write-number', { number: sum?.total ?? '' }),
                  note: whereWords(play.anchor ?? ''),
                  primary: true,
                  onpress: () => play.decideChosen(),
                }
              : { key: 'write', label: t('client-choose-field'), primary: true, disabled: true },
          ]
        : []),
    ],
  };
}

function deciding(play: Play): Deck {
  if (play.view.phase === 'dice') return pickDice(play);
  return play.view.phase === 'again' ? keepOrAgain(play) : write(play);
}

function decidedWords(play: Play): string {
  const written = play.sealed?.writes?.[0];
  if (!written) return t('client-you-passed');
  return t('client-you-wrote', { numbers: String(written[1]) });
}

export const qwinto: GameFace = {
  deck: (play) => deckOf(play, deciding, decidedWords),
  headNote: () => t('client-qwinto-note'),
  marks(play) {
    const marks: Record<string, Mark> = { ...play.marks };
    for (const { action, why } of play.refusals) {
      const [colour, column] = (action as { write?: [string, number] }).write ?? [];
      if (why === 'in-column' && colour !== undefined) marks[`${colour}.${column}`] ??= { kind: 'cannot', note: '–' };
    }
    return marks;
  },
  press(play, path) {
    const option = play.optionsAt(path)[0];
    if (!option) return;
    if (play.anchor === path) play.decideChosen();
    else play.choose(option.action, path);
  },
  enter(play, path) {
    const option = play.optionsAt(path)[0];
    if (option) play.decide(option.action);
  },
  nameOf(play, path, numberThere) {
    const { colour, column } = fieldOf(path);
    const layout = play.layout as QwintoLayout;
    const isBonus = layout.bonus.some(([row, at]) => layout.colours[row] === colour && at === column);
    const option = play.optionsAt(path)[0];
    const why = option ? undefined : refusalWords(play, isWriting(path));
    return [
      whereWords(path),
      ...(isBonus ? [t('sheet-bonus-field')] : []),
      numberThere ? String(numberThere) : stateWords(play, path),
      ...(option && !numberThere && play.marks[path]?.kind !== 'sealed' ? [outcomeWords('qwinto', option.writes?.[0]?.[1], option)] : []),
      ...(why && !numberThere ? [why] : []),
    ].join(', ');
  },
  whyNot: (play, path) => refusalWords(play, isWriting(path)),
  title: (path) => capital(whereWords(path)),
};
