// Qwantum's tray and bar: which dice again, then the sum of a colour at the end of its row.
import { dieName, faceWords, shown } from '../../lib/dice-faces';
import { t } from '../../lib/text.svelte';
import type { Deck, DeckDie } from '../deck';
import { deckOf, die, dieNames, gainOf, missing, passButton, toggled } from '../deck-parts';
import type { Play } from '../play.svelte';
import { whereWords } from './fields';
import type { QwantumAgain, Types } from './types';

type QwantumPlay = Play<Types>;

const STEPS = ['again', 'first', 'second'];

/** All dice as an action names them. */
const DICE: QwantumAgain['again'] = [1, 2, 3, 4, 5, 6, 'white'];

function steps(play: QwantumPlay): Deck['steps'] {
  return { count: STEPS.length, at: STEPS.indexOf(play.view.phase ?? '') };
}

function faces(play: QwantumPlay): Deck['faces'] {
  const place = play.view.dice.findIndex(({ name }) => name === play.inspected);
  if (place < 0) return undefined;
  const one = play.view.dice[place];
  return {
    title: t('client-faces-of', { die: dieName(one, place) }),
    faces: one.faces.map((face) => ({ ...shown(one, face), showing: face === one.face })),
    label: one.faces.map((face) => faceWords(one, face)).join(', '),
  };
}

function again(play: QwantumPlay): Deck {
  const { dice } = play.view;
  const toggle = (name: string) => {
    const picked = toggled(DICE, play.picked, name);
    play.inspected = name;
    play.choose({ again: picked }, null, picked.map(String));
  };
  const lifted = (name: string): Partial<DeckDie> => ({
    state: play.picked.includes(name) ? 'lifted' : 'rest',
    caption: play.picked.includes(name) ? t('client-again') : '',
    pressed: play.picked.includes(name),
    onpress: () => toggle(name),
    onpeek: () => (play.inspected = name),
  });
  const throwAgain = {
    key: 'again',
    label: t('client-throw-again', { count: play.picked.length }),
    note: dieNames(dice, play.picked),
    primary: true,
    onpress: () => play.decideChosen(true),
  };
  return {
    prompt: t('client-qwantum-again'),
    steps: steps(play),
    dice: dice.map(({ name }, place) => die(dice, place, lifted(name))),
    faces: faces(play),
    buttons: [
      { key: 'keep', label: t('client-keep-all'), primary: !play.chosen, onpress: () => play.decide('keep') },
      play.chosen ? throwAgain : { ...missing(t('client-choose-dice'), 'again'), primary: false },
    ],
  };
}

/** Dice of the colour that the active player used can't be used again. */
function openDice(play: QwantumPlay): DeckDie[] {
  const { dice, taken } = play.view;
  return dice.map((one, place) => die(dice, place, taken && one.face !== null && shown(one, one.face).colour === taken ? { state: 'idle' } : {}));
}

function write(play: QwantumPlay): Deck {
  const { view, anyField } = play;
  const alone = view.phase === 'first';
  const pass = passButton(play, 'pass', alone ? t('client-go-on') : t('action-pass'));
  const written = play.chosen?.writes?.[0];
  const openColours = view.taken ? t('client-qwantum-taken', { colour: view.taken }) : t('client-qwantum-write-note', { alone: alone ? 'yes' : 'no' });
  const main = written
    ? {
        key: 'write',
        label: t('client-write-number', { number: String(written[1]) }),
        note: whereWords(written[0]),
        primary: true,
        onpress: () => play.decideChosen(),
      }
    : missing(t('client-choose-field'));
  return {
    prompt: alone ? t('client-qwantum-alone') : t('phase-qwantum-second'),
    note: anyField ? openColours : t('client-nothing-fits'),
    steps: steps(play),
    dice: openDice(play),
    gain: gainOf(view.game, play.chosen ?? play.peeked),
    buttons: [...(pass ? [{ ...pass, primary: !anyField }] : []), ...(anyField ? [main] : [])],
  };
}

function decidedWords(play: QwantumPlay): string {
  const written = play.sealed?.writes?.[0];
  return written ? t('client-you-wrote', { numbers: String(written[1]) }) : t('client-you-passed');
}

export function deck(play: QwantumPlay): Deck {
  return deckOf(play, (now) => (now.view.phase === 'again' ? again(now) : write(now)), decidedWords);
}
