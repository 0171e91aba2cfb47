// Twenty One's tray and bar: keep or again, then any of the numbers that fit, or a crossed out field.
import { list, t } from '../../lib/text.svelte';
import { givenName } from '../../lib/words';
import type { Deck, DeckButton, DeckDie } from '../deck';
import { deckOf, die, gainOf, lyingDice, missing } from '../deck-parts';
import type { Play } from '../play.svelte';
import { colourAlone, printedAt } from './fields';
import type { Types } from './types';

type TwentyOnePlay = Play<Types>;

function keepOrAgain(play: TwentyOnePlay): Deck {
  const onlyOnes = play.refusals.some(({ action }) => action === 'again');
  return {
    prompt: t('client-you-threw-dice'),
    note: t('phase-twenty-one-again'),
    dice: lyingDice(play.view.dice),
    buttons: [
      play.optionOf('again')
        ? { key: 'again', label: t('action-again'), note: t('client-again-once'), onpress: () => play.decide('again', true) }
        : { key: 'again', label: onlyOnes ? t('why-only-ones') : t('action-again'), disabled: true },
      { key: 'keep', label: t('action-keep'), primary: true, onpress: () => play.decide('keep') },
    ],
  };
}

function dieState(play: TwentyOnePlay, name: string): Partial<DeckDie> {
  if (play.picked.includes(name)) return { state: 'used' };
  const refusal = play.refusals.find(({ action }) => colourAlone(action) === name);
  if (!refusal) return {};
  return { state: refusal.why === 'above-limit' ? 'struck' : 'idle' };
}

function crossButton(play: TwentyOnePlay): DeckButton | undefined {
  const cross = play.optionOf('cross');
  const field = cross?.writes?.[0]?.[0];
  if (!cross || !field) return undefined;
  return { key: 'cross', label: t('action-cross'), note: t(`colour-${printedAt(play, field).colour}`), onpress: () => play.decide('cross') };
}

function chosenNumbers(play: TwentyOnePlay): string {
  return list((play.chosen?.writes ?? []).map(([path, number]) => `${t(`colour-${printedAt(play, path).colour}`)} ${String(number)}`));
}

function write(play: TwentyOnePlay): Deck {
  const { view } = play;
  const mine = view.active === play.number;
  const cross = crossButton(play);
  const anyField = play.options.some(({ action }) => action !== 'cross');
  const main = play.chosen
    ? {
        key: 'write',
        label: t('client-write-numbers', { count: play.picked.length }),
        note: chosenNumbers(play),
        primary: true,
        onpress: () => play.decideChosen(),
      }
    : missing(t('client-choose-numbers'));
  return {
    prompt: mine ? t('client-you-threw-dice') : t('client-name-threw-dice', { name: givenName(view.seats[view.active]) }),
    note: anyField ? t('client-twenty-one-note') : t('client-nothing-fits-cross'),
    dice: view.dice.map(({ name }, place) => die(view.dice, place, dieState(play, name))),
    gain: gainOf(view.game, play.chosen ?? play.peeked),
    buttons: [...(cross ? [{ ...cross, primary: !anyField }] : []), ...(anyField ? [main] : [])],
  };
}

function decidedWords(play: TwentyOnePlay): string {
  if (play.sealed?.action === 'cross') return t('client-you-crossed');
  return t('client-you-wrote', { numbers: list((play.sealed?.writes ?? []).map(([, number]) => String(number))) });
}

export function deck(play: TwentyOnePlay): Deck {
  return deckOf(play, (now) => (now.view.phase === 'again' ? keepOrAgain(now) : write(now)), decidedWords);
}
