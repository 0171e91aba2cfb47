// Stairs on the page.
import { capital, t } from '../../lib/text.svelte';
import { countNote } from '../../lib/score-lines';
import { gainOf, deckOf, lyingDice, missing, outcomeWords, passButton, refusalWords, stateWords } from '../deck-parts';
import type { Deck } from '../deck';
import type { PageGame } from '../page-game';
import type { Play } from '../play.svelte';
import Sheet from './Sheet.svelte';
import type { Types } from './types';

type StairsPlay = Play<Types>;

function stepWords(path: string): string {
  return t('stairs-step', { number: Number(path) + 1 });
}

function write(play: StairsPlay): Deck {
  const { dice, sums } = play.view;
  const pass = passButton(play, 'pass', t('action-pass'));
  return {
    prompt: t('client-stairs-write', { number: sums?.sum ?? 0 }),
    note: t('client-stairs-note'),
    dice: lyingDice(dice),
    gain: gainOf(play.view.game, play.chosen ?? undefined),
    buttons: [
      ...(pass ? [pass] : []),
      play.chosen
        ? { key: 'write', label: t('action-write'), primary: true, onpress: () => play.decideChosen() }
        : missing(t('client-choose-field')),
    ],
  };
}

export const game: PageGame<Types> = {
  Sheet,
  aspect: 1.6,
  example: { sheet: [2, 4, 0, 7, 9, 0, 12] },
  emptySheet: ({ steps }) => Array<number>(steps).fill(0),

  deck: (play) => deckOf(play, write, () => t('client-stairs-head')),
  marks: (play) => play.marks,
  press(play, path) {
    const option = play.optionsAt(path)[0];
    if (play.chosen && play.anchor === path) play.decideChosen();
    else if (option) play.choose(option.action, path);
  },
  enter: (play, path) => game.press(play, path),
  nameOf: (play, path, entry) =>
    [
      stepWords(path),
      entry ? String(entry) : stateWords(play, path),
      ...(entry ? [] : play.optionsAt(path).map((option) => outcomeWords(play.view.game, undefined, option))),
    ].join(', '),
  whyNot: (play, path) => refusalWords(play, (action) => typeof action === 'object' && String(action.write) === path),
  title: (path) => capital(stepWords(path)),

  hasActivePlayer: true,
  ownSheetTitle: () => t('client-your-sheet'),
  headNote: () => t('client-stairs-head'),
  endReason: () => t('client-stairs-ended'),
  progress: ({ turn }) => t('client-turn', { turn }),
  lengthWords: ({ turn }) => t('client-rounds', { count: turn }),
  actionArgs: (action) => (typeof action === 'object' ? { number: action.write + 1 } : {}),

  actionWords: (action) => (typeof action === 'object' ? t('client-do-write', { where: stepWords(String(action.write)) }) : t('action-pass')),

  lineOf: (part) => ({ key: part.kind, label: t(`part-stairs-${part.kind}`, { count: part.count ?? 0 }) }),
  lineNote: countNote,
};
