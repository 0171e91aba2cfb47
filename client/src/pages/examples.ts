// Sheets half filled, for pictures: on the start page and beside the rules.
import type { PartView } from '../lib/messages';
import type { QwantumLayout, QwintoLayout, SplitterLayout, TwentyOneLayout } from '../sheets/types';

interface Example {
  sheet: unknown;
  parts?: PartView[];
}

export const EXAMPLES: Record<string, Example> = {
  qwinto: {
    sheet: {
      orange: [null, null, 4, 7, 0, null, 0, 11, 13, 0, 0, 17],
      yellow: [null, 2, 0, 6, 8, 0, null, 12, 14, 0, 16, null],
      purple: [2, 0, 5, 0, null, 0, 12, 13, 15, 0, null, null],
    },
  },
  qwantum: {
    sheet: { purple: [4, 7, 13], blue: [3, 6, 9], red: [6, 9, 12, 17], yellow: [5, 9] },
    parts: [
      { kind: 'column', name: '1', points: 4, fields: [[0, 0]] },
      { kind: 'column', name: '2', points: 7, fields: [[0, 1]] },
    ],
  },
  'twenty-one': {
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
  splitter: {
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
};

/** A sheet on which nothing stands yet. */
export function emptySheet(game: string, layout: unknown): unknown {
  if (game === 'qwinto') {
    const { colours, columns } = layout as QwintoLayout;
    return Object.fromEntries(colours.map((colour) => [colour, Array(columns).fill(null)]));
  }
  if (game === 'qwantum') return Object.fromEntries((layout as QwantumLayout).colours.map((colour) => [colour, []]));
  if (game === 'twenty-one') return { rows: (layout as TwentyOneLayout).rows.map((row) => row.map(() => null)) };
  const { rows, columns } = layout as SplitterLayout;
  return Array.from({ length: rows }, () => Array(columns).fill(null));
}
