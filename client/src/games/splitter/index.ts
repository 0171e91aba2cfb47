// Splitter on the page.
import { capital, t } from '../../lib/text.svelte';
import { countNote } from '../../lib/score-lines';
import { outcomeWords, refusalWords, stateWords } from '../deck-parts';
import type { PageGame } from '../page-game';
import { deck } from './deck';
import { firstWay, mirrorOf, numberAt, placeOf, printedWords, swap, whereWords } from './fields';
import Sheet from './Sheet.svelte';
import type { SplitterLayout, Types } from './types';

/** Two fields are written in each round, until all are. */
function rounds({ fields }: SplitterLayout): number {
  return fields.length / 2;
}

export const game: PageGame<Types> = {
  Sheet,
  aspect: 1.1,
  example: {
    sheet: [
      [null, null, 3, 3, 6, 6, null, null],
      [null, 0, 3, 5, 6, 6, 0, null],
      [2, 0, 5, 5, 6, 1, 0, 4],
      [2, 0, 5, 0, 0, 4, 0, 4],
      [3, 0, 3, 1, 2, 2, 0, 5],
      [null, 3, 3, 0, 0, 6, 5, null],
      [null, null, 0, 1, 6, 0, null, null],
    ],
  },
  emptySheet: ({ rows, columns }) => Array.from({ length: rows }, () => Array<null>(columns).fill(null)),

  deck,
  marks: (play) => play.marks,
  press(play, path) {
    if (play.chosen && play.anchor === path) play.decideChosen();
    else if (play.chosen && numberAt(play.chosen, path) !== undefined) swap(play);
    else {
      const option = firstWay(play, path);
      if (option) play.choose(option.action, path);
    }
  },
  enter(play, path) {
    if (play.chosen && numberAt(play.chosen, path) !== undefined) play.decideChosen();
    else game.press(play, path);
  },
  keys: { s: swap },
  nameOf(play, path, entry) {
    const mirror = entry ? undefined : mirrorOf(play, path);
    const marked = play.marks[path];
    const here = !entry && marked && marked.kind !== 'possible' ? [String(marked.entry)] : [];
    const outcomes = entry || here.length ? [] : play.optionsAt(path);
    return [
      whereWords(path),
      ...printedWords(play.layout, path),
      entry ? String(entry) : stateWords(play, path),
      ...here,
      ...(mirror ? [t('say-mirror', { column: placeOf(mirror).column + 1 })] : []),
      ...outcomes.map((option) => outcomeWords(play.view.game, numberAt(option, path), option)),
    ].join(', ');
  },
  whyNot(play, path) {
    const { row, column } = placeOf(path);
    return refusalWords(play, ({ place }) => place[0] === row && place[1] === column);
  },
  title: (path) => capital(whereWords(path)),

  twoWays: true,
  lessons: (play) => [...(play.view.turn > 1 ? ['groups'] : []), ...(play.view.turn > 3 ? [play.layout.hearts.length ? 'hearts' : 'star'] : []), ...(play.view.turn > 5 ? ['end'] : [])],
  hasActivePlayer: false,
  ownSheetTitle: () => t('client-your-board'),
  headNote: () => t('client-splitter-head'),
  progress: ({ turn }, layout) => t('client-round', { round: turn, of: layout ? rounds(layout) : '' }),
  lengthWords: ({ turn, result }) =>
    [t('client-rounds', { count: turn }), ...(result?.rating ? [t(`rating-splitter-${result.rating}`)] : [])].join(' · '),
  sheetKind: ({ variant }) => t('sheet-board', { letter: variant.toUpperCase() }),
  endReason: () => t('client-ended-full-boards'),
  actionArgs: ({ place: [row, column, number] }) => ({ row: row + 1, column: column + 1, number }),

  actionWords: ({ place: [row, column, number] }) => t('client-do-write-number', { number, where: whereWords(`${row}.${column}`) }),

  filled: ({ score }) => score.parts.filter(({ kind, points }) => kind !== 'hearts' && points > 0).length,
  lineOf(part) {
    if (part.kind === 'hearts') return { key: 'hearts', label: t('client-hearts'), rank: 10 };
    return { key: `number-${part.name}`, label: t('client-number-group', { number: Number(part.name) }), rank: Number(part.name) };
  },
  lineNote: countNote,
};
