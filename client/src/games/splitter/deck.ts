// Splitter's tray and bar: two numbers, and which way round they go.
import type { OptionOf } from '../../lib/game-types';
import { list, signed, t } from '../../lib/text.svelte';
import { changeWords, gathered } from '../../lib/words';
import type { Deck, Way } from '../deck';
import { deckOf, lyingDice, missing } from '../deck-parts';
import type { Play } from '../play.svelte';
import { placeOf } from './fields';
import type { Types } from './types';

type SplitterPlay = Play<Types>;

function way(play: SplitterPlay, option: OptionOf<Types>): Way {
  const [left, right] = [...(option.writes ?? [])].sort(([one], [other]) => placeOf(one).column - placeOf(other).column);
  const changes = gathered(option.changes ?? []);
  const note = changes.length ? changes.map((part) => changeWords(play.view.game, part)).join(', ') : t('client-nothing-yet');
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

function place(play: SplitterPlay): Deck {
  const { dice } = play.view;
  return {
    prompt: t('client-splitter-write', { numbers: list(dice.map(({ face }) => String(face))) }),
    note: t('client-splitter-note'),
    dice: lyingDice(dice),
    ways: play.anchor === null ? [] : play.optionsAt(play.anchor).map((option) => way(play, option)),
    buttons: [
      play.chosen
        ? { key: 'write', label: t('action-write'), primary: true, onpress: () => play.decideChosen() }
        : missing(t('client-choose-field')),
    ],
  };
}

function decidedWords(play: SplitterPlay): string {
  return t('client-you-wrote', { numbers: list((play.sealed?.writes ?? []).map(([, number]) => String(number))) });
}

export function deck(play: SplitterPlay): Deck {
  return deckOf(play, place, decidedWords);
}
