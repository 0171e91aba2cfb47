// Made by `make types` from http.schema.json.
import type {Action, Layout} from "./game-types";
import type * as messages from "./messages";

export type CorrectionView = messages.CorrectionView;
export type DieView = messages.DieView;
export type LogEntry = messages.LogEntry;
export type TableInfo = messages.TableInfo;
export type Option = messages.Option;
export type Origin = messages.Origin;
export type PartView = messages.PartView;
export type View = messages.View;
export type Refusal = messages.Refusal;
export type ResultView = messages.ResultView;
export type ScoreView = messages.ScoreView;
export type SealView = messages.SealView;
export type SeatView = messages.SeatView;
export type SharesView = messages.SharesView;
export type TipView = messages.TipView;
export type UndoView = messages.UndoView;

export interface Answer {
  verdict: "right" | "again" | "answer";
  lost?: number | null;
  repeated?: boolean;
  best?: Action | null;
  equal?: Action[];
  regained?: number;
}
export interface Band {
  lost: number;
  interval: number;
  decisions: number;
  enough: boolean;
  worse: string | null;
  better: string | null;
}
export interface Challenge {
  game: string;
  date: string;
  played: boolean;
  table?: string | null;
}
export interface CircleBody {
  circle: string;
  name: string;
  member: boolean;
  founder: boolean;
  members: MemberBody[];
  matches: number;
  week: Standing[];
  year: Standing[];
  duels: Duel[];
  records: Record[];
}
export interface MemberBody {
  name: string;
  mine: boolean;
  streak: Streak;
}
export interface Streak {
  won: number;
  longest: number;
  days: number;
}
export interface Standing {
  member: number;
  matches: number;
  won: number;
}
export interface Duel {
  one: number;
  other: number;
  won: number;
  lost: number;
  tied: number;
}
export interface Record {
  game: string;
  score: number;
  member: number;
  finishedAt: number;
  table: string;
}
export interface CircleName {
  circle: string;
  name: string;
}
export interface Come {
  name: string;
}
export interface CompanionsBody {
  id: string;
  names: string[];
  game: string;
  matches: number;
}
export interface DailyResult {
  place: number;
  name: string;
  score: number;
  mine: boolean;
  unrated?: string | null;
  friend?: boolean;
}
export interface DailyResults {
  game: string;
  date: string;
  results: DailyResult[];
  friends: DailyResult[];
  players: number;
  days: number;
}
export interface Declined {
  never?: boolean;
}
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: string;
}
export interface DieInfo {
  name: string;
  faces: (number | string)[];
}
export interface Endpoint {
  endpoint: string;
}
export interface EveningBody {
  evening: string;
  options: EveningOptions;
  round: number;
  playing: boolean;
  lines: EveningLine[];
  tables: TableLine[];
  host?: boolean;
  mine?: boolean;
  ended?: boolean;
  myTable?: string | null;
  myTableOver?: boolean;
}
export interface EveningOptions {
  title: string;
  game: string;
  variant: string;
  seats: number;
  rounds: number;
  bot: string;
}
export interface EveningLine {
  place: number;
  number: number;
  name: string;
  points: number;
  rounds: RoundScore[];
  here?: boolean;
  mine?: boolean;
  lost?: number | null;
}
export interface RoundScore {
  score?: number | null;
  points?: number;
  won?: boolean;
  unrated?: string | null;
}
export interface TableLine {
  place: number;
  names: string[];
  over?: boolean;
}
export interface GameBody {
  key: string;
  name: string;
  seats: number[];
  playable: number[];
  variants: string[];
  dice: DieInfo[];
  colours: string[];
  minutes: number;
  officialSolo: boolean;
  sheets: string[];
  maxFailures: number;
  layouts: {[k: string]: Layout};
  bots: string[];
  diceSources: string[];
  reviews: boolean;
}
export interface GameQuality {
  matches: MatchQuality[];
  pending: number;
  band: Band | null;
  bandSeats: number | null;
}
export interface MatchQuality {
  table: string;
  variant: string;
  seats: number;
  at: number;
  final: number;
  lost: number;
  decisions: number;
  luck: number;
  adjusted: number;
  daily: string | null;
  unrated: string | null;
}
export interface GameStats {
  matches: number;
  won: number;
  best: number;
  mean: number;
  scores: number[];
  unrated?: number;
}
export interface Health {
  status: string;
}
export interface HintReason {
  better: unknown;
  other: unknown;
  points: number;
  how: "now" | "open" | "safe";
  gains: ReasonPart[];
  losses: ReasonPart[];
}
export interface ReasonPart {
  kind: string;
  name: string;
  points: number;
}
export interface History {
  matches: Played[];
  stats: {
    [k: string]: GameStats;
  };
}
export interface Played {
  table: string;
  game: string;
  variant: string;
  finishedAt: number;
  seats: PlayedSeat[];
  daily?: string | null;
  unrated?: string | null;
}
export interface PlayedSeat {
  seat: number;
  name: string;
  score: number;
  won: boolean;
  mine: boolean;
  friend?: boolean;
}
export interface InvitationBody {
  table: string;
  game: string;
  name: string;
}
export interface Joined {
  table: string;
}
export interface Me {
  name: string;
  recovery: boolean;
  stats: {
    [k: string]: GameStats;
  };
}
export interface Mean {
  mean: number;
  error: number;
  matches: number;
}
export interface MemberName {
  name: string;
}
export interface MyQuality {
  games: {
    [k: string]: GameQuality;
  };
}
export interface MyTable {
  info: TableInfo;
  people: string[];
  bots: string[];
  turn: number;
  myMove: boolean;
  sheet?: unknown;
  layout?: unknown;
}
export interface Name {
  name: string;
}
export interface NewCircle {
  name: string;
  me: string;
}
export interface NewEvening {
  title: string;
  game: string;
  seats: number;
  rounds: number;
  bot: string;
  variant?: string | null;
}
export interface NewTable {
  game: string;
  seats: number;
  variant?: string | null;
  mine?: number[];
  names?: string[];
  bots?: {
    [k: string]: string;
  };
  diceSource?: "sealed" | "seeded" | "typed";
  pace?: "live" | "slow";
  hints?: boolean;
  listed?: boolean;
  first?: number;
  sheets?: string[] | null;
  start?: boolean;
}
export interface OpenTable {
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
  opener?: string;
  taken?: number;
}
export interface OpenedEvening {
  evening: string;
}
export interface OpenedTable {
  table: string;
  code: string;
}
export interface ParagraphBody {
  text: string;
  items?: string[];
}
export interface PersonalBest {
  beaten?: number | null;
}
export interface PlayWish {
  game: string;
  name: string;
  pace?: "live" | "slow";
}
export interface PushKey {
  key: string;
}
export interface Puzzle {
  number: number;
  view: View;
}
export interface Puzzles {
  puzzles: Puzzle[];
}
export interface Reasoned {
  reason?: HintReason | null;
}
export interface Replay {
  views: View[];
}
export interface ReviewSummary {
  seats: SeatSummary[];
  mine: number[];
  afterDay?: boolean;
  afterRound?: boolean;
}
export interface SeatSummary {
  seat: number;
  final: number;
  expected: number;
  luck: number;
  lost: number;
  others: number;
  residual: number;
  puzzles: number;
  puzzlesLost: number;
}
export interface RoundWish {
  round: number;
}
export interface RulesBody {
  title: string;
  tagline: string;
  sections: SectionBody[];
  disclaimer: string;
}
export interface SectionBody {
  key: string;
  heading: string;
  paragraphs: ParagraphBody[];
}
export interface Strength {
  alone: {
    [k: string]: {
      [k: string]: Mean;
    };
  };
  wins: {
    [k: string]: Wins;
  };
  among?: {
    [k: string]: {
      [k: string]: Wins;
    };
  };
}
export interface Wins {
  share: number;
  low: number;
  high: number;
  matches: number;
}
export interface Together {
  companions: CompanionsBody[];
  invitations: InvitationBody[];
  circles: CircleName[];
}
export interface Try {
  seat: number;
  action: Action;
  attempt?: number;
}
export interface Verdict {
  honest: boolean | null;
  codes: string[];
  words: string[];
  details: {
    [k: string]: string | number;
  }[];
}
export interface WhatIf {
  seat: number;
  number?: number | null;
  action?: unknown;
}
export interface Record1 {
  record: string;
}
export interface Code {
  code: string;
}
export interface Code1 {
  code: string;
}
