// Qwantum on the page.
import { capital, t } from '../../lib/text.svelte';
import { colourWords, reachedWords } from '../../lib/words';
import { countNote, rowLine } from '../../lib/score-lines';
import type { Mark } from '../../sheets/types';
import { dieNames, enterOne, fieldWords, pressOne, refusalWords } from '../deck-parts';
import type { PageGame } from '../page-game';
import { deck } from './deck';
import { isNext, placeOf, whereWords, writtenRow } from './fields';
import Sheet from './Sheet.svelte';
import type { Types } from './types';

const SIGNS: Record<string, string> = { 'too-low': '>', 'too-high': '<' };

export const game: PageGame<Types> = {
  Sheet,
  aspect: 1.35,
  example: {
    sheet: { purple: [4, 7, 13], blue: [3, 6, 9], red: [6, 9, 12, 17], yellow: [5, 9] },
    parts: [
      { kind: 'column', name: '1', points: 4, fields: [[0, 0]] },
      { kind: 'column', name: '2', points: 7, fields: [[0, 1]] },
    ],
  },
  emptySheet: () => ({ purple: [], blue: [], red: [], yellow: [] }),

  deck,
  marks(play) {
    const marks: Record<string, Mark> = { ...play.marks };
    for (const { action, why, details } of play.refusals) {
      const colour = writtenRow(action);
      if (colour === undefined || !(why in SIGNS)) continue;
      marks[`${colour}.${play.seat.sheet[colour].length}`] ??= { kind: 'cannot', note: `${SIGNS[why]} ${details?.at(-1)}` };
    }
    return marks;
  },
  press: pressOne,
  enter: enterOne,
  nameOf(play, path, entry) {
    const next = isNext(play, path);
    const { colour } = placeOf(path);
    const why = next ? refusalWords(play, (action) => writtenRow(action) === colour) : undefined;
    return [whereWords(path), ...(next ? [t('say-next')] : []), ...fieldWords(play, path, entry, play.optionsAt(path)[0], why)].join(', ');
  },
  whyNot: (play, path) => (isNext(play, path) ? refusalWords(play, (action) => writtenRow(action) === placeOf(path).colour) : undefined),
  title: (path) => capital(whereWords(path)),

  lessons(play) {
    const long = Object.values(play.seat.sheet).some((row: number[]) => row.length >= play.layout.thickLineAfter - 1);
    return [...(long ? ['line'] : []), ...(play.view.turn > 2 ? ['end'] : [])];
  },
  hasActivePlayer: true,
  ownSheetTitle: () => t('client-your-sheet'),
  headNote: (play) => (Object.keys(play.view.sums ?? {}).length && play.view.awaited === 'decide' ? t('client-qwantum-note') : ''),
  progress: ({ turn }) => t('client-turn', { turn }),
  lengthWords: ({ turn }) => t('client-turns', { count: turn }),
  endReason: ({ seats }, layouts) =>
    reachedWords(
      [
        { reason: 'all-rows', seats: seats.filter(({ seat, sheet }) => layouts[seat].colours.every((row) => sheet[row].length === layouts[seat].columns)) },
        { reason: 'failures', seats: seats.filter(({ seat, fails }) => fails >= layouts[seat].failures.length) },
      ],
      'over',
    ),
  actionArgs(action) {
    if (typeof action === 'string') return {};
    return 'write' in action ? { where: colourWords([action.write]) } : { count: action.again.length };
  },

  actionWords(action, { dice }) {
    if (typeof action === 'string') return t(`action-${action}`);
    if ('write' in action) return t('client-do-write', { where: colourWords([action.write]) });
    return t('client-do-again', { dice: dieNames(dice, action.again.map(String)) });
  },
  picksOf: (action) => (typeof action === 'object' && 'again' in action ? action.again.map(String) : undefined),

  filled: ({ score }) => score.parts.filter(({ kind, points }) => kind === 'column' && points > 0).length,
  lineOf: rowLine,
  lineNote: countNote,
};
