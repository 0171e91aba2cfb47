// The score of all seats in its parts, laid out as on paper: a line for each part, a column for each seat.
import type { PartView, View } from '../lib/messages';
import { plain, t } from '../lib/text.svelte';

export interface ScoreLine {
  key: string;
  label: string;
  colour?: string;
  cells: { points: number; note: string }[];
}

/** Which parts stand in one line. */
function lineOf(game: string, part: PartView): string {
  if (part.kind === 'full-row') return `row-${part.name}`;
  if (game === 'qwinto' && part.kind === 'column') return 'columns';
  if (game === 'twenty-one') return `row-${part.name}`;
  if (part.kind === 'group' || part.kind === 'starred-group') return `number-${part.name}`;
  return part.name ? `${part.kind}-${part.name}` : part.kind;
}

function labelOf(game: string, part: PartView): string {
  if (game === 'qwinto' && part.kind === 'column') return t('client-full-columns');
  if (part.kind === 'failures') return t('sheet-failed-throws');
  if (part.kind === 'row' || part.kind === 'full-row') return t(`row-${part.name}`);
  if (game === 'twenty-one') return t('sheet-row', { number: Number(part.name) });
  if (part.kind === 'hearts') return t('client-hearts');
  if (part.kind === 'column') return t('sheet-column', { number: Number(part.name) });
  return t('client-number-group', { number: Number(part.name) });
}

function noteOf(game: string, parts: PartView[]): string {
  const first = parts[0];
  if (!first) return '';
  if (first.kind === 'full-row') return t('client-note-full');
  if (first.kind === 'row') return t('client-note-numbers', { count: first.count ?? 0 });
  if (first.kind === 'failures') return first.count ? t('count-failed-throws', { count: first.count }) : '';
  const counted = parts.filter(({ points }) => points);
  return counted.length > 1 || game === 'twenty-one' ? counted.map(({ points }) => plain(points)).join('+') : '';
}

export function scoreLines(view: View): ScoreLine[] {
  const lines = new Map<string, { part: PartView; bySeat: PartView[][] }>();
  view.seats.forEach(({ score }, seat) => {
    for (const part of score.parts) {
      const key = lineOf(view.game, part);
      if (!lines.has(key)) lines.set(key, { part, bySeat: view.seats.map(() => []) });
      lines.get(key)!.bySeat[seat].push(part);
    }
  });
  const inOrder = [...lines].sort(([one], [other]) => order(one) - order(other) || compare(view, one, other));
  return inOrder.map(([key, { part, bySeat }]) => ({
    key,
    label: labelOf(view.game, part),
    colour: part.kind === 'row' || part.kind === 'full-row' ? part.name : undefined,
    cells: bySeat.map((parts) => ({ points: parts.reduce((sum, { points }) => sum + points, 0), note: noteOf(view.game, parts) })),
  }));
}

/** Failures and hearts stand last, as on paper. */
function order(key: string): number {
  return key === 'failures' || key === 'hearts' ? 2 : key === 'columns' ? 1 : 0;
}

function compare(view: View, one: string, other: string): number {
  return view.game === 'splitter' ? one.localeCompare(other) : 0;
}
