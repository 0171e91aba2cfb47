// Qwinto on the page.
import { capital, t } from '../../lib/text.svelte';
import { colourWords, reachedWords } from '../../lib/words';
import { countNote, rowLine } from '../../lib/score-lines';
import type { Mark } from '../../sheets/types';
import { enterOne, fieldWords, pressOne, refusalWords } from '../deck-parts';
import type { PageGame } from '../page-game';
import { deck } from './deck';
import { fieldOf, isBonus, whereWords, writtenField } from './fields';
import Lens from './Lens.svelte';
import Sheet from './Sheet.svelte';
import type { Types } from './types';

export const game: PageGame<Types> = {
  Sheet,
  Lens,
  aspect: 2.3,
  example: {
    sheet: {
      orange: [null, null, 4, 7, 0, null, 0, 11, 13, 0, 0, 17],
      yellow: [null, 2, 0, 6, 8, 0, null, 12, 14, 0, 16, null],
      purple: [2, 0, 5, 0, null, 0, 12, 13, 15, 0, null, null],
    },
  },
  emptySheet({ columns }) {
    const row = Array<null>(columns).fill(null);
    return { orange: row, yellow: row, purple: row };
  },

  deck,
  marks(play) {
    const marks: Record<string, Mark> = { ...play.marks };
    for (const { action, why } of play.refusals) {
      const path = writtenField(action);
      if (why === 'in-column' && path) marks[path] ??= { kind: 'cannot', note: '–' };
    }
    return marks;
  },
  press: pressOne,
  enter: enterOne,
  nameOf: (play, path, entry) =>
    [
      whereWords(path),
      ...(isBonus(play.layout, path) ? [t('sheet-bonus-field')] : []),
      ...fieldWords(play, path, entry, play.optionsAt(path)[0], refusalWords(play, (action) => writtenField(action) === path)),
    ].join(', '),
  whyNot: (play, path) => refusalWords(play, (action) => writtenField(action) === path),
  title: (path) => capital(whereWords(path)),

  typedThrow: { pick: ({ layout }, dice) => ({ dice: layout.colours.filter((colour) => dice.includes(colour)) }), keep: 'keep', again: 'again' },
  lessons(play) {
    const writing = play.view.phase === 'write' && play.isDecider;
    const failed = play.seat.fails > 0;
    const passed = play.view.log.some(({ kind, seat }) => kind === 'passed' && seat !== play.number);
    return [...(writing ? ['pentagon'] : []), ...(failed ? ['end'] : []), ...(passed ? ['passing'] : []), ...(play.view.turn > 3 ? ['rows'] : []), ...(play.view.turn > 5 ? ['end'] : [])];
  },
  hasActivePlayer: true,
  ownSheetTitle: () => t('client-your-sheet'),
  headNote: () => t('client-qwinto-note'),
  progress: ({ turn }) => t('client-turn', { turn }),
  lengthWords: ({ turn }) => t('client-turns', { count: turn }),
  endReason: ({ seats }, layouts) =>
    reachedWords(
      [
        { reason: 'two-rows', seats: seats.filter(({ score }) => score.parts.filter(({ kind }) => kind === 'full-row').length > 1) },
        { reason: 'failures', seats: seats.filter(({ seat, fails }) => fails >= layouts[seat].failures.length) },
      ],
      'over',
    ),
  actionArgs(action) {
    const path = writtenField(action);
    if (path) {
      const { colour, column } = fieldOf(path);
      return { where: t('client-where-row-column', { colour, column: column + 1 }) };
    }
    return typeof action === 'object' && 'dice' in action ? { dice: colourWords(action.dice), count: action.dice.length } : {};
  },

  actionWords(action) {
    const path = writtenField(action);
    if (path) return t('client-do-write', { where: whereWords(path) });
    if (typeof action === 'string') return t(`action-${action}`);
    return t('client-do-throw', { dice: 'dice' in action ? colourWords(action.dice) : '' });
  },
  picksOf: (action) => (typeof action === 'object' && 'dice' in action ? action.dice : undefined),

  filled: ({ score }) => score.parts.filter(({ kind, points }) => kind === 'full-row' || (kind === 'column' && points > 0)).length,
  lineOf(part) {
    if (part.kind === 'column') return { key: 'columns', label: t('client-full-columns'), rank: 1 };
    return rowLine(part);
  },
  lineNote(parts) {
    const [first] = parts;
    if (first?.kind === 'full-row') return t('client-note-full');
    if (first?.kind === 'row') return t('client-note-numbers', { count: first.count ?? 0 });
    return countNote(parts);
  },
};
