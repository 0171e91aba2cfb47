// Twenty One on the page.
import { capital, t } from '../../lib/text.svelte';
import { colourWords, reachedWords } from '../../lib/words';
import { sumNote } from '../../lib/score-lines';
import type { Mark } from '../../sheets/types';
import { fieldWords, refusalWords, toggled } from '../deck-parts';
import type { PageGame } from '../page-game';
import { deck } from './deck';
import { colourAlone, optionAlone, pathOfColour, printedAt } from './fields';
import Sheet from './Sheet.svelte';
import type { Types } from './types';

export const game: PageGame<Types> = {
  Sheet,
  aspect: 1.6,
  example: {
    sheet: {
      sheet: 'A',
      rows: [
        [5, 5, 4, 2, 'x', 1],
        [6, 3, 4, 2, 1, 'x'],
        [null, 4, null, null, 2, null],
        [null, null, null, null, null, null],
        [null, null, null, null, null, null],
      ],
    },
  },
  emptySheet: ({ name, rows }) => ({ sheet: name, rows: rows.map((row) => row.map(() => null)) }),

  deck,
  marks(play) {
    const marks: Record<string, Mark> = {};
    for (const [path, mark] of Object.entries(play.marks)) {
      const own = optionAlone(play, path);
      if (mark.kind !== 'possible') marks[path] = mark;
      else if (own) marks[path] = { kind: 'possible', entry: own.writes?.[0]?.[1] };
    }
    for (const { action, why } of play.refusals) {
      const colour = colourAlone(action);
      if (why !== 'above-limit' || colour === undefined) continue;
      const face = play.view.dice.find(({ name }) => name === colour)?.face;
      const path = pathOfColour(play, colour);
      if (path) marks[path] ??= { kind: 'cannot', note: t('client-too-high', { number: String(face) }) };
    }
    return marks;
  },
  press(play, path) {
    if (!optionAlone(play, path)) return;
    const picked = toggled(play.layout.colours, play.picked, printedAt(play, path).colour);
    if (picked.length) play.choose({ write: picked }, null, picked);
    else play.unchoose();
  },
  enter(play, path) {
    if (play.chosen) play.decideChosen();
    else game.press(play, path);
  },
  nameOf(play, path, entry) {
    const { colour, limit, row } = printedAt(play, path);
    return [
      t('sheet-row', { number: row + 1 }),
      t(`colour-${colour}`),
      t('sheet-limit', { number: limit }),
      ...(entry === 'x' ? [t('say-crossed')] : fieldWords(play, path, entry, optionAlone(play, path), game.whyNot(play, path))),
    ].join(', ');
  },
  whyNot(play, path) {
    const { colour } = printedAt(play, path);
    return pathOfColour(play, colour) === path ? refusalWords(play, (action) => colourAlone(action) === colour) : undefined;
  },
  title: (path, play) => capital(t(`colour-${printedAt(play, path).colour}`)),

  lessons: (play) => [...(play.isDecider && play.view.phase === 'write' ? ['hits'] : []), ...(play.view.turn > 3 ? ['end'] : [])],
  hasActivePlayer: true,
  ownSheetTitle: () => t('client-your-sheet'),
  headNote: (play) => (play.layout.ours ? t('client-own-sheets') : ''),
  progress: ({ turn }) => t('client-turn', { turn }),
  lengthWords: ({ turn }) => t('client-turns', { count: turn }),
  sheetKind: (_view, layout) => (layout ? t('sheet-lettered', { letter: layout.name }) : ''),
  endReason: ({ seats }) => reachedWords([{ reason: 'all-rows', seats: seats.filter(({ sheet }) => sheet.rows.every((row) => !row.includes(null))) }], 'over'),
  actionArgs: (action) => (typeof action === 'object' ? { where: colourWords(action.write) } : {}),

  actionWords: (action) => (typeof action === 'string' ? t(`action-${action}`) : t('client-do-write', { where: colourWords(action.write) })),
  picksOf: (action) => (typeof action === 'object' ? action.write : undefined),

  filled: ({ sheet }) => sheet.rows.filter((row) => !row.includes(null)).length,
  lineOf: (part) => ({ key: `row-${part.name}`, label: t('sheet-row', { number: Number(part.name) }) }),
  lineNote: sumNote,
};
