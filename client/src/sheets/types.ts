// What the four sheets are drawn from: the printed layout, what stands on it, and what may be done now. All from the server.
import type { Snippet } from 'svelte';
import type { PartView, ScoreView } from '../lib/messages';

export interface Mark {
  /** possible: may be written; chosen: will be; sealed: decided, still hidden; partner: written along with the chosen one. */
  kind: 'possible' | 'chosen' | 'sealed' | 'partner' | 'cannot';
  number?: number | string;
  /** A few signs that say why not. */
  note?: string;
}

export interface SheetProps {
  layout: unknown;
  sheet: unknown;
  score: ScoreView;
  fails: number;
  /** Whose hand it is, so that every pencil digit keeps its look. */
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
  /** Qwantum: what each colour adds up to. */
  sums?: Record<string, number>;
}

export interface QwintoLayout {
  colours: string[];
  columns: number;
  fields: number[][];
  bonus: [number, number][];
  bonusColumns: number[];
  failures: number[];
}

export interface QwantumLayout {
  colours: string[];
  columns: number;
  thickLineAfter: number;
  failures: number[];
  dice: Record<string, (string | number)[]>;
}

export interface TwentyOneLayout {
  name: string;
  ours: boolean;
  colours: string[];
  rows: [string, number][][];
  bonus: number[];
}

export interface SplitterLayout {
  rows: number;
  columns: number;
  centre: number;
  fields: [number, number][];
  stars: [number, number][];
  starFactor: number;
  hearts: [number, number][];
  heartsBonus: number;
  numbers: number[];
  ratings: { rating: string; from: number }[];
}

export function partOf(score: ScoreView, kind: string, name: string): PartView | undefined {
  return score.parts.find((part) => part.kind === kind && part.name === name);
}

/** The column that a part of the score is about, counted from 0. */
export function columnOf(part: PartView): number | undefined {
  return part.fields?.[0]?.[1] as number | undefined;
}
