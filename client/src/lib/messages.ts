// Made by `make types` from messages.schema.json.
import type {Action, Dice, Entry, Face, Layout, Sheet} from "./game-types";

export type Messages = Command | Told;
export type Command =
  | Watch
  | Sit
  | SetSeat
  | Start
  | Decide
  | TakeBack
  | Throw
  | Commit
  | Share
  | Enter
  | Undo
  | AskHint
  | Correct
  | Leave
  | Return
  | Nudge
  | React
  | Rematch
  | Look
  | Ping;
export type Told = Snapshot | Update | Presence | Reacted | Hint | Done | Refused | Bye;

/**
 * Follow a table from now on. `last` is the number of the last event known, to get only what was missed.
 */
export interface Watch {
  type: "watch";
  id: string;
  table: string;
  last?: number | null;
}
/**
 * Take an open seat (any, if none is named) under a name.
 */
export interface Sit {
  type: "sit";
  id: string;
  name: string;
  seat?: number | null;
}
/**
 * The host puts a bot on an open seat or frees it again, before the match begins.
 */
export interface SetSeat {
  type: "set-seat";
  id: string;
  seat: number;
  bot?: string | null;
}
/**
 * The host begins the match; open seats are taken by bots.
 */
export interface Start {
  type: "start";
  id: string;
}
/**
 * Decide for a seat, with an action that was offered; sent again, it changes the decision.
 */
export interface Decide {
  type: "decide";
  id: string;
  seat: number;
  action: Action;
  number: number;
  careful?: boolean;
}
/**
 * Take back a decision that is still hidden.
 */
export interface TakeBack {
  type: "take-back";
  id: string;
  seat: number;
}
/**
 * Throw the wanted dice. Where nobody has given a share, sealed dice take the nonce.
 */
export interface Throw {
  type: "throw";
  id: string;
  seat: number;
  nonce: string;
  number: number;
}
/**
 * Publish the tip of this device's chain: it adds shares to sealed dice, for all seats of the sender.
 */
export interface Commit {
  type: "commit";
  id: string;
  tip: string;
}
/**
 * Give the link of this device's chain that belongs to the throw that is due now.
 */
export interface Share {
  type: "share";
  id: string;
  at: number;
  link: string;
}
/**
 * Type in what real dice show: a face for each wanted die, in the order of the view.
 */
export interface Enter {
  type: "enter";
  id: string;
  seat: number;
  faces: Face[];
  number: number;
}
/**
 * Ask to undo the last decision, or agree to it when somebody asked.
 */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  agree?: boolean;
}
/**
 * Ask what the actions of an own seat are worth, at a table that allows it. Everybody at the table is told so.
 */
export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
  number: number;
}
/**
 * Say what real dice showed in an earlier throw, or agree to what somebody said; without faces refuse it.
 *
 *     It speaks for all seats of the sender. Faces stand in the order of the dice that were thrown then.
 */
export interface Correct {
  type: "correct";
  id: string;
  throw: number;
  faces?: Face[] | null;
}
/**
 * Give a seat to a bot; the person may take it back.
 */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}
/**
 * Take back a seat that a bot stands in for.
 */
export interface Return {
  type: "return";
  id: string;
  seat: number;
}
/**
 * Remind those who still think.
 */
export interface Nudge {
  type: "nudge";
  id: string;
}
/**
 * Call something to the table. It is told to those who follow it now, and is no event of the match.
 */
export interface React {
  type: "react";
  id: string;
  seat: number;
  reaction: "laugh" | "nice" | "oh-no" | "thanks" | "wow";
}
/**
 * Open the same table again; those who follow this one are told where.
 */
export interface Rematch {
  type: "rematch";
  id: string;
}
/**
 * Whether the table is in sight. Whoever looks is not told by other means that it is their move.
 */
export interface Look {
  type: "look";
  id: string;
  looking: boolean;
}
export interface Ping {
  type: "ping";
  id: string;
}
/**
 * Everything at once: the first answer to `watch`, and whenever too much was missed.
 */
export interface Snapshot {
  type: "snapshot";
  table: TableInfo;
  view: View;
}
/**
 * How a table is set up, and how others get to it.
 */
export interface TableInfo {
  table: string;
  game: string;
  variant: string;
  seats: number;
  diceSource: string;
  pace: "live" | "slow";
  hints: boolean;
  listed: boolean;
  started: boolean;
  host: boolean;
  code?: string;
  rematch?: string | null;
  daily?: string | null;
  evening?: string | null;
}
/**
 * A match as one person sees it after event `number`.
 */
export interface View {
  match: string;
  number: number;
  game: string;
  variant: string;
  turn: number;
  active: number;
  awaited: "decide" | "over" | "seats" | "throw";
  dice: DieView[];
  seats: SeatView[];
  log: LogEntry[];
  undo: UndoView;
  diceSource: string;
  phase?: string | null;
  sums?: {
    [k: string]: number;
  };
  taken?: string | null;
  deciders?: number[];
  thrower?: number | null;
  hints?: number;
  origin?: Origin | null;
  seal?: SealView | null;
  shares?: SharesView | null;
  result?: ResultView | null;
  throws?: number[];
  correction?: CorrectionView | null;
  layouts?: Layout[] | null;
}
export interface DieView {
  name: string;
  faces: (number | string)[];
  face: number | string | null;
  wanted: boolean;
}
export interface SeatView {
  seat: number;
  holder: "bot" | "open" | "person";
  name: string;
  status: "decided" | "over" | "thinking" | "throws" | "waits";
  sheet: Sheet;
  fails: number;
  score: ScoreView;
  bot?: string | null;
  standIn?: boolean;
  connected?: boolean;
  hinted?: boolean;
  mine?: boolean;
  options?: Option[] | null;
  refusals?: Refusal[] | null;
  chosen?: Action | null;
}
export interface ScoreView {
  total: number;
  parts: PartView[];
}
/**
 * A line of the score; `name` is the row's colour, the column or row (from 1), or the group's number.
 */
export interface PartView {
  kind: string;
  name: string;
  points: number;
  count?: number;
  fields?: [number, number][];
}
/**
 * A legal action and what it would bring at once: the gain, and the parts of the score that would change.
 */
export interface Option {
  action: Action;
  text: string;
  gain?: number;
  changes?: PartView[];
  writes?: [string, Entry][];
}
/**
 * A printed field that can't be written now, and why: a code, and its details.
 */
export interface Refusal {
  action: Action;
  why: string;
  details?: string[];
}
/**
 * Something that happened, ready to be said in words by the page: `log-<kind>` with these arguments.
 */
export interface LogEntry {
  number: number;
  turn: number;
  kind: string;
  seat?: number | null;
  action?: Action;
  dice?: Dice;
  points?: number;
  since?: number;
}
export interface UndoView {
  possible: boolean;
  askedBy?: number[];
  needs?: number[];
}
/**
 * The match that another one goes on from, or plays again with the same dice.
 */
export interface Origin {
  match: string;
  number?: number;
  turn?: number;
}
export interface SealView {
  sha256: string;
  secret?: string | null;
}
/**
 * What people add to sealed dice.
 */
export interface SharesView {
  at: number;
  tips?: {
    [k: string]: TipView;
  };
}
/**
 * The chain of a person's device, from which it gives links to sealed dice.
 */
export interface TipView {
  tip: string;
  since: number;
}
export interface ResultView {
  winners: number[];
  scores: number[];
  rating?: string | null;
}
/**
 * What somebody says that real dice showed in an earlier throw.
 */
export interface CorrectionView {
  throw: number;
  turn: number;
  dice: Dice;
  faces: Face[];
  askedBy?: number[];
  needs?: number[];
}
/**
 * Something happened: the new view. Its log begins after what you were told before, or tells all anew.
 */
export interface Update {
  type: "update";
  view: View;
  table?: TableInfo | null;
}
/**
 * Who is there and who still thinks; no event of the match.
 */
export interface Presence {
  type: "presence";
  connected: number[];
  decided: number[];
  nudged?: number[];
  chosen?: Chosen[];
}
/**
 * A decision that is still hidden from the others.
 */
export interface Chosen {
  seat: number;
  action: Action;
}
/**
 * Somebody at the table called something to the others; no event of the match.
 */
export interface Reacted {
  type: "reacted";
  seat: number;
  reaction: "laugh" | "nice" | "oh-no" | "thanks" | "wow";
}
/**
 * What the actions of an own seat are worth, the best first; of very many only the best.
 */
export interface Hint {
  type: "hint";
  seat: number;
  number: number;
  values: Worth[];
}
/**
 * A legal action, and what a seat that takes it may expect at the end.
 */
export interface Worth {
  action: unknown;
  points: number;
  win: number;
}
export interface Done {
  type: "done";
  id: string;
}
/**
 * A command that could not be carried out: a stable code, and words for those who have no better ones.
 */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  text: string;
  details?: {};
}
/**
 * The server closes: come back after this many milliseconds.
 */
export interface Bye {
  type: "bye";
  reason: "limit" | "restart" | "too-slow";
  againIn: number;
}
