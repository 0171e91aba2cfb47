// What every sheet is drawn from: the printed layout, what stands on it, and what may be done now. All from the server.
import type { Snippet } from 'svelte';
import type { Entry, GameTypes } from '../lib/game-types';
import type { PartView, ScoreView } from '../lib/messages';

export type MarkKind = 'possible' | 'chosen' | 'sealed' | 'partner' | 'cannot' | 'played' | 'better';

export interface Mark {
  /**
   * possible: may be written; chosen: will be; sealed: decided, still hidden; partner: written along with the chosen one.
   * Looking back: played is what was written, better what would have been.
   */
  kind: MarkKind;
  entry?: Entry;
  /** A few characters that say why not. */
  note?: string;
  /** What a hint says of it: a star, or how many points less it is worth. */
  worth?: string;
  /** It is not among the best, and said only where there is room. */
  far?: boolean;
}

/** The worth of the best field. */
export const BEST = '★';

export interface SheetProps<T extends GameTypes = GameTypes> {
  layout: T['layout'];
  sheet: T['sheet'];
  score: ScoreView;
  fails: number;
  /** Whose handwriting it is, so that every pencil digit keeps its look. */
  hand: string;
  marks?: Record<string, Mark>;
  /** Paths of the sheet that were written last. */
  fresh?: string[];
  /** How parts of the score would change by what is chosen. */
  will?: PartView[];
  /** A small picture for the eye alone. */
  small?: boolean;
  label?: string;
  nameOf?: (path: string) => string;
  onpress?: (path: string) => void;
  /** Stands between the fields and what is counted below them. */
  between?: Snippet;
  /** What each row's dice add up to, where rows have sums. */
  sums?: Record<string, number>;
}

export function partOf(score: ScoreView, kind: string, name: string): PartView | undefined {
  return score.parts.find((part) => part.kind === kind && part.name === name);
}

/** The column that a part of the score is about, counted from 0. */
export function columnOf(part: PartView): number | undefined {
  return part.fields?.[0]?.[1];
}

const AHEAD: MarkKind[] = ['chosen', 'sealed', 'partner', 'played', 'better'];

/** Whether a mark shows what will be written, or might have been. */
export function isAhead(mark: Mark | undefined): boolean {
  return mark !== undefined && AHEAD.includes(mark.kind);
}

/** What was written is pencil, what is chosen or would have been better has the ink of a choice. */
export function inkOf(mark: Mark | undefined): 'written' | 'chosen' {
  return mark?.kind === 'played' ? 'written' : 'chosen';
}
