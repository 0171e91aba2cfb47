// Made by `make types` from http.schema.json.
import type {Layout} from "./game-types";
import type * as messages from "./messages";

export type DieView = messages.DieView;
export type LogEntry = messages.LogEntry;
export type TableInfo = messages.TableInfo;
export type Option = messages.Option;
export type PartView = messages.PartView;
export type Refusal = messages.Refusal;
export type View = messages.View;
export type ResultView = messages.ResultView;
export type ScoreView = messages.ScoreView;
export type SealView = messages.SealView;
export type SeatView = messages.SeatView;
export type UndoView = messages.UndoView;

export interface Challenge {
  game: string;
  date: string;
  played: boolean;
  table?: string | null;
}
export interface DailyResult {
  place: number;
  name: string;
  score: number;
  mine: boolean;
  unrated?: string | null;
}
export interface DailyResults {
  game: string;
  date: string;
  results: DailyResult[];
}
export interface DieInfo {
  name: string;
  faces: (number | string)[];
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
export interface MyTable {
  info: TableInfo;
  people: string[];
  bots: string[];
  turn: number;
  myMove: boolean;
}
export interface Name {
  name: string;
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
export interface OpenedTable {
  table: string;
  code: string;
}
export interface ParagraphBody {
  text: string;
  items?: string[];
}
export interface Record {
  record: string;
}
export interface Replay {
  views: View[];
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
export interface Verdict {
  honest: boolean | null;
  codes: string[];
  words: string[];
}
export interface Code {
  code: string;
}
export interface Code1 {
  code: string;
}
