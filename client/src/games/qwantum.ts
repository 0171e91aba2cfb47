// Qwantum on the page: which dice again, then the sum of a colour at the end of its row.
import type { Mark } from '../sheets/types';
import { capital, t } from '../lib/text.svelte';
import { dieName, shown } from '../lib/words';
import { deckOf, die, dieNames, gainOf, outcomeWords, passButton, refusalWords, stateWords, toggled } from './common';
import type { Deck, DeckDie } from './deck';
import type { GameFace } from './faces';
import type { Play } from './play.svelte';

const STEPS = ['again', 'first', 'second'];

function numbersOf(play: Play): Record<string, number[]> {
  return play.seat.sheet as Record<string, number[]>;
}

function placeOf(path: string): { colour: string; place: number } {
  const [colour, place] = path.split('.');
  return { colour, place: Number(place) };
}

/** Dice with a number are named by it in an action. */
function inAction(name: string): number | string {
  return /^\d+$/.test(name) ? Number(name) : name;
}

function steps(play: Play): Deck['steps'] {
  return { count: STEPS.length, at: STEPS.indexOf(play.view.phase ?? '') };
}

function faces(play: Play): Deck['faces'] {
  const place = play.view.dice.findIndex(({ name }) => name === play.inspected);
  if (place < 0) return undefined;
  const one = play.view.dice[place];
  const all = one.faces.map((face) => ({ ...shown(one, face), showing: face === one.face }));
  return {
    title: t('client-faces-of', { die: dieName(one, place) }),
    faces: all,
    label: all.map(({ colour, number }) => `${t(`colour-${colour}`)} ${number}`).join(', '),
  };
}

function again(play: Play): Deck {
  const names = play.view.dice.map(({ name }) => name);
  const toggle = (name: string) => {
    const picked = toggled(names, play.picked, name);
    play.inspected = name;
    play.choose({ again: picked.map(inAction) }, null, picked);
  };
  const lifted = (name: string): Partial<DeckDie> => ({
    state: play.picked.includes(name) ? 'lifted' : 'rest',
    caption: play.picked.includes(name) ? t('client-again') : '',
    pressed: play.picked.includes(name),
    onpress: () => toggle(name),
    onpeek: () => (play.inspected = name),
  });
  return {
    prompt: t('client-qwantum-again'),
    steps: steps(play),
    dice: play.view.dice.map((one, place) => die(play.view, one, place, lifted(one.name))),
    faces: faces(play),
    buttons: [
      { key: 'keep', label: t('client-keep-all'), primary: !play.chosen, onpress: () => play.decide('keep') },
      play.chosen
        ? {
            key: 'again',
            label: t('client-throw-again', { count: play.picked.length }),
            note: dieNames(play, play.picked),
            primary: true,
            onpress: () => play.decide(play.chosen?.action, true),
          }
        : { key: 'again', label: t('client-choose-dice'), disabled: true },
    ],
  };
}

function write(play: Play): Deck {
  const { view } = play;
  const alone = view.phase === 'first';
  const pass = passButton(play, alone ? t('client-go-on') : t('action-pass'));
  const anyField = play.options.some(({ writes }) => writes?.length);
  const written = play.chosen?.writes?.[0];
  const chosenWords = written ? `${t(`colour-${placeOf(written[0]).colour}`)}, ${t('sheet-field', { number: placeOf(written[0]).place + 1 })}` : '';
  return {
    prompt: alone ? t('client-qwantum-alone') : t('phase-qwantum-second'),
    note: anyField
      ? view.taken
        ? t('client-qwantum-taken', { colour: view.taken })
        : t('client-qwantum-write-note')
      : t('client-nothing-fits'),
    steps: steps(play),
    dice: view.dice.map((one, place) =>
      die(view, one, place, view.taken && one.face !== null && shown(one, one.face as number | string).colour === view.taken ? { state: 'idle' } : {}),
    ),
    gain: gainOf('qwantum', play.chosen ?? play.peeked),
    buttons: [
      ...(pass ? [{ ...pass, primary: !anyField }] : []),
      ...(anyField
        ? [
            play.chosen && written
              ? {
                  key: 'write',
                  label: t('client-write-number', { number: String(written[1]) }),
                  note: chosenWords,
                  primary: true,
                  onpress: () => play.decideChosen(),
                }
              : { key: 'write', label: t('client-choose-field'), primary: true, disabled: true },
          ]
        : []),
    ],
  };
}

function decidedWords(play: Play): string {
  const written = play.sealed?.writes?.[0];
  return written ? t('client-you-wrote', { numbers: String(written[1]) }) : t('client-you-passed');
}

function isRow(path: string): (action: unknown) => boolean {
  const { colour } = placeOf(path);
  return (action) => (action as { write?: string } | null)?.write === colour;
}

/** The next field of a row: where a refused number would have stood. */
function isNext(play: Play, path: string): boolean {
  const { colour, place } = placeOf(path);
  return numbersOf(play)[colour].length === place;
}

const SIGNS: Record<string, string> = { 'too-low': '>', 'too-high': '<' };

export const qwantum: GameFace = {
  deck: (play) => deckOf(play, (now) => (now.view.phase === 'again' ? again(now) : write(now)), decidedWords),
  headNote: (play) =>
    Object.keys(play.view.sums ?? {}).length && play.view.awaited === 'decide'
      ? t('client-qwantum-note')
      : '',
  marks(play) {
    const marks: Record<string, Mark> = { ...play.marks };
    for (const { action, why, details } of play.refusals) {
      const colour = (action as { write?: string }).write;
      if (colour === undefined || !(why in SIGNS)) continue;
      marks[`${colour}.${numbersOf(play)[colour].length}`] ??= { kind: 'cannot', note: `${SIGNS[why]} ${details?.at(-1)}` };
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
    const { colour, place } = placeOf(path);
    const option = play.optionsAt(path)[0];
    const next = isNext(play, path);
    const why = option || !next ? undefined : refusalWords(play, isRow(path));
    return [
      t(`colour-${colour}`),
      t('sheet-field', { number: place + 1 }),
      ...(next ? [t('say-next')] : []),
      numberThere ? String(numberThere) : stateWords(play, path),
      ...(option && !numberThere && play.marks[path]?.kind !== 'sealed' ? [outcomeWords('qwantum', option.writes?.[0]?.[1], option)] : []),
      ...(why ? [why] : []),
    ].join(', ');
  },
  whyNot: (play, path) => (isNext(play, path) ? refusalWords(play, isRow(path)) : undefined),
  title(path) {
    const { colour, place } = placeOf(path);
    return capital(`${t(`colour-${colour}`)}, ${t('sheet-field', { number: place + 1 })}`);
  },
};
