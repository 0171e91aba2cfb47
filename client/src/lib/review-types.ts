// Made by `make types` from review.schema.json.
import type {Action, Dice} from "./game-types";

export type Reviews = Review | Why;

/**
 * A match, accounted for.
 */
export interface Review {
  match: string;
  game: string;
  variant: string;
  finished: boolean;
  seats: SeatLedger[];
  moments: (Throw | Decision)[];
  curve: Point[];
}
/**
 * A seat's account in points, and beside it the same in chances to win.
 */
export interface SeatLedger {
  final: number;
  expected: number;
  luck: number;
  lost: number;
  others: number;
  residual: number;
  seat: number;
  name: string;
  bot: string | null;
  decisions: number;
  unforced: number;
  adjusted: number;
  win: Account;
  band: Band | null;
  luckierThan: number | null;
}
/**
 * Where a result came from: `final = expected + luck - lost + others + residual`.
 */
export interface Account {
  final: number;
  expected: number;
  luck: number;
  lost: number;
  others: number;
  residual: number;
}
/**
 * Points lost a decision with the half width of the 95 % interval, and the levels between which that lies.
 */
export interface Band {
  lost: number;
  interval: number;
  decisions: number;
  enough: boolean;
  worse: string | null;
  better: string | null;
}
/**
 * Dice that fell, and what they changed for every seat.
 */
export interface Throw {
  kind: "throw";
  number: number;
  turn: number;
  seat: number;
  dice: Dice;
  luck: number[];
  luckWin: number[];
  rarity: number[];
}
/**
 * What a seat decided, and what it could have decided.
 */
export interface Decision {
  kind: "decision";
  number: number;
  turn: number;
  seat: number;
  phase: string;
  lost: number;
  lostWin: number;
  played: Action;
  best: Action;
  bestWin: Action;
  equal: Action[];
  forced: boolean;
  values: Option[];
  why?: Why | null;
}
/**
 * A legal action, and what it was worth if the others decide like the reference.
 */
export interface Option {
  action: Action;
  points: number;
  win: number;
}
/**
 * Two actions of a seat, compared part by part of the final score: `points = sum of parts + rest`.
 */
export interface Why {
  seat: number;
  better: Action;
  other: Action;
  points: number;
  parts: WhyPart[];
  rest: number;
  playouts: number;
  played: number;
  error: number;
  reason: Reason | null;
}
/**
 * A part of the final score, as in `games.protocol.Part`, and what the better action brings there.
 */
export interface WhyPart {
  kind: string;
  name: string;
  points: number;
  error: number;
}
/**
 * What a sentence says: what the better action does (`now`, `open` or `safe`), where it gains and where it loses.
 *
 *     `now`: it finishes more at once; `open`: it keeps more open; `safe`: fewer throws fail.
 */
export interface Reason {
  how: "now" | "open" | "safe";
  gains: WhyPart[];
  losses: WhyPart[];
}
/**
 * What every seat expects after an event, and what this event's decisions did to those who didn't take them.
 */
export interface Point {
  number: number;
  turn: number;
  points: number[];
  win: number[];
  others: number[];
  othersWin: number[];
  residual: number[];
  residualWin: number[];
}
