// What happens in a match: the same events, in the same JSON form, as `rollwright.table.events`.
import type { Json } from './facts';

export type DiceSource =
  | { source: 'seeded'; seed: number }
  | { source: 'typed' }
  | { source: 'sealed'; sha256: string }
  | { source: 'daily'; date: string; sha256?: string }
  | { source: 'equal'; round: string; sha256: string };

export interface Opened {
  event: 'opened';
  match: string;
  game: string;
  variant: string;
  seats: number;
  dice: DiceSource;
  first?: number;
  sheets?: Json[];
  date?: string;
}
export interface Seated {
  event: 'seated';
  seat: number;
  holder: 'open' | 'person' | 'bot';
  name?: string;
  bot?: string;
}
export interface StoodIn {
  event: 'stood-in';
  seat: number;
  bot: string;
}
export interface Returned {
  event: 'returned';
  seat: number;
}
export interface Thrown {
  event: 'thrown';
  seat: number;
  faces: Json;
  nonce?: string;
  proof?: string;
}
export interface Decided {
  event: 'decided';
  phase: string;
  actions: Record<number, Json>;
}
export interface Undone {
  event: 'undone';
  to: number;
  by: number[];
}
export interface Corrected {
  event: 'corrected';
  throw: number;
  by: number[];
}
export interface Ended {
  event: 'ended';
  scores: number[];
  winners: number[];
  secret?: string;
}

export type Event = Opened | Seated | StoodIn | Returned | Thrown | Decided | Undone | Corrected | Ended;

/** The seats of a decision, in order. */
export const seatsOf = (event: Decided): number[] => Object.keys(event.actions).map(Number).sort((a, b) => a - b);
