// What differs from game to game in a view: each game's own types are made from its forms, and common code passes them on.
import type { Option, Refusal, SeatView, View } from './messages';

export type Action = string | object;
export type Sheet = object;
export type Layout = object;
export type Face = number | string;
export type Dice = Record<string, Face> | Face[];

/** What is written in a field: a number, or a cross. */
export type Entry = number | string | null;

export interface GameTypes {
  layout: Layout;
  sheet: Sheet;
  action: Action;
}

export type OptionOf<T extends GameTypes> = Omit<Option, 'action'> & { action: T['action'] };
export type RefusalOf<T extends GameTypes> = Omit<Refusal, 'action'> & { action: T['action'] };
export type SeatOf<T extends GameTypes> = Omit<SeatView, 'sheet' | 'options' | 'refusals' | 'chosen'> & {
  sheet: T['sheet'];
  options?: OptionOf<T>[] | null;
  refusals?: RefusalOf<T>[] | null;
  chosen?: T['action'] | null;
};
export type ViewOf<T extends GameTypes> = Omit<View, 'seats' | 'layouts'> & {
  seats: SeatOf<T>[];
  layouts?: T['layout'][] | null;
};

/** A followed match, as a seat of it needs it. */
export interface MatchOf<T extends GameTypes> {
  readonly view: ViewOf<T> | null;
  readonly layouts: T['layout'][];
  readonly fresh: string[][];
  readonly isThrowing: boolean;
  /** Whether nothing has happened for a while. */
  readonly waitsLong: boolean;
  chosenOf: (seat: Pick<SeatOf<T>, 'seat' | 'chosen'>) => T['action'] | null;
  /** A decision that is asked about before it is final. */
  readonly doubt: object | null;
  decide: (seat: number, action: T['action'], thenThrow?: boolean) => Promise<boolean>;
  takeBack: (seat: number) => Promise<void>;
  throwDice: (seat: number) => Promise<void>;
  command: (wish: { type: 'nudge' }) => Promise<boolean>;
}
