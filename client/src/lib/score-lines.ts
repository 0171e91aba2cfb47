// The score of all seats in its parts, laid out as on paper: a line for each part, a column for each seat.
import type { LineOfScore } from '../games/page-game';
import { pageGame } from '../games/registry';
import type { PartView, View } from './messages';
import { plain, t } from './text.svelte';

export interface ScoreLine extends LineOfScore {
  cells: { points: number; note: string }[];
}

/** Failures stand last, as on paper. */
const LAST = 2;

/** The line of a part that most games have: failed throws, the row of a colour, a column. */
export function rowLine(part: PartView): LineOfScore {
  if (part.kind === 'failures') return { key: 'failures', label: t('sheet-failed-throws'), rank: LAST };
  if (part.kind === 'column') return { key: `column-${part.name}`, label: t('sheet-column', { number: Number(part.name) }) };
  return { key: `row-${part.name}`, label: t(`row-${part.name}`), colour: part.name };
}

/** How many failed throws there were; else what the points are the sum of. */
export function countNote(parts: PartView[]): string {
  const [first] = parts;
  if (first?.kind === 'failures') return first.count ? t('count-failed-throws', { count: first.count }) : '';
  const counted = parts.filter(({ points }) => points);
  return counted.length > 1 ? sumNote(counted) : '';
}

export function sumNote(parts: PartView[]): string {
  return parts
    .filter(({ points }) => points)
    .map(({ points }) => plain(points))
    .join('+');
}

export function scoreLines(view: View): ScoreLine[] {
  const game = pageGame(view.game);
  const lines = new Map<string, { line: LineOfScore; bySeat: PartView[][] }>();
  view.seats.forEach(({ score }, seat) => {
    for (const part of score.parts) {
      const line = game.lineOf(part);
      if (!lines.has(line.key)) lines.set(line.key, { line, bySeat: view.seats.map(() => []) });
      lines.get(line.key)!.bySeat[seat].push(part);
    }
  });
  return [...lines.values()]
    .sort((one, other) => (one.line.rank ?? 0) - (other.line.rank ?? 0))
    .map(({ line, bySeat }) => ({
      ...line,
      cells: bySeat.map((parts) => ({ points: parts.reduce((sum, { points }) => sum + points, 0), note: game.lineNote(parts) })),
    }));
}
