// Qwinto's tray and bar: which dice, keep or again, and where the sum goes.
import { list, t } from '../../lib/text.svelte';
import { givenName } from '../../lib/words';
import type { Deck } from '../deck';
import { deckOf, die, dieNames, gainOf, lyingDice, missing, passButton, toggled } from '../deck-parts';
import type { Play } from '../play.svelte';
import { whereWords } from './fields';
import type { Types } from './types';

type QwintoPlay = Play<Types>;

function sumOf(play: QwintoPlay): Deck['sum'] {
  const faces = play.view.dice.filter(({ face }) => face !== null).map(({ face }) => face);
  const total = play.view.sums?.sum;
  return total === undefined ? undefined : { total, how: faces.join(' + ') };
}

/** The dice that are picked up, at first those of this person's last turn, or all. */
function pickedDice(play: QwintoPlay): string[] {
  if (play.picked.length || play.touched) return play.picked;
  const last = play.view.log.findLast(({ kind, seat }) => kind === 'picked' && seat === play.number)?.action;
  return typeof last === 'object' && 'dice' in last && Array.isArray(last.dice) ? last.dice : play.layout.colours;
}

function pickDice(play: QwintoPlay): Deck {
  const { dice } = play.view;
  const picked = pickedDice(play);
  const action = { dice: play.layout.colours.filter((colour) => picked.includes(colour)) };
  const toggle = (name: string) => {
    const next = toggled(play.layout.colours, picked, name);
    play.choose({ dice: next }, null, next);
  };
  return {
    prompt: t('phase-qwinto-dice'),
    note: t('client-qwinto-dice-note'),
    dice: dice.map((one, place) =>
      die(
        dice,
        place,
        {
          state: picked.includes(one.name) ? 'lifted' : 'rest',
          pressed: picked.includes(one.name),
          onpress: () => toggle(one.name),
        },
        { ...one, face: null },
      ),
    ),
    buttons: [
      picked.length
        ? { key: 'throw', label: t('action-throw'), note: dieNames(dice, picked), primary: true, onpress: () => play.decide(action, true) }
        : missing(t('client-choose-dice'), 'throw'),
    ],
  };
}

function keepOrAgain(play: QwintoPlay): Deck {
  const { dice } = play.view;
  const sum = sumOf(play);
  const names = dice.filter(({ face }) => face !== null).map(({ name }) => name);
  return {
    prompt: t('client-you-threw', { sum: sum?.total ?? '' }),
    note: t('phase-qwinto-again'),
    dice: lyingDice(dice),
    sum,
    buttons: [
      { key: 'again', label: t('action-again'), note: dieNames(dice, names), onpress: () => play.decide('again', true) },
      { key: 'keep', label: t('client-keep', { sum: sum?.total ?? '' }), primary: true, onpress: () => play.decide('keep') },
    ],
  };
}

function write(play: QwintoPlay): Deck {
  const { view, anyField } = play;
  const sum = sumOf(play);
  const mine = view.active === play.number;
  const colours = view.dice.filter(({ face }) => face !== null).map(({ name }) => t(`colour-${name}`));
  const pass = passButton(play, 'pass', t('action-pass'));
  const main = play.chosen
    ? {
        key: 'write',
        label: t('client-write-number', { number: sum?.total ?? '' }),
        note: whereWords(play.anchor ?? ''),
        primary: true,
        onpress: () => play.decideChosen(),
      }
    : missing(t('client-choose-field'));
  return {
    prompt: mine
      ? t('client-you-threw', { sum: sum?.total ?? '' })
      : t('client-name-threw', { name: givenName(view.seats[view.active]), sum: sum?.total ?? '' }),
    note: anyField ? t('client-qwinto-write-note', { colours: list(colours) }) : t('client-nothing-fits'),
    dice: lyingDice(view.dice),
    sum,
    gain: gainOf(view.game, play.chosen ?? play.peeked),
    buttons: [...(pass ? [{ ...pass, primary: !anyField }] : []), ...(anyField ? [main] : [])],
  };
}

function deciding(play: QwintoPlay): Deck {
  if (play.view.phase === 'dice') return pickDice(play);
  return play.view.phase === 'again' ? keepOrAgain(play) : write(play);
}

function decidedWords(play: QwintoPlay): string {
  const written = play.sealed?.writes?.[0];
  return written ? t('client-you-wrote', { numbers: String(written[1]) }) : t('client-you-passed');
}

export function deck(play: QwintoPlay): Deck {
  return deckOf(play, deciding, decidedWords);
}
