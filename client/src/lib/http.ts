// What the server offers over HTTP, with types, and one kind of error with words.
import type { TableInfo, View } from './messages';
import { hasText, t } from './text.svelte';

export interface GameCard {
  key: string;
  name: string;
  seats: number[];
  playable: number[];
  variants: string[];
  dice: { name: string; faces: (number | string)[] }[];
  minutes: number;
  officialSolo: boolean;
  sheets: string[];
  layouts: Record<string, unknown>;
  bots: string[];
  diceSources: string[];
}

export interface RulesPage {
  title: string;
  tagline: string;
  sections: { key: string; heading: string; paragraphs: { text: string; items?: string[] }[] }[];
  disclaimer: string;
}

/** How strong the bots of a game are, as it was measured. */
export interface Strength {
  /** By variant and level: the mean score alone. */
  alone: Record<string, Record<string, { mean: number; error: number; matches: number }>>;
  /** By level: the share of wins against the one below. */
  wins: Record<string, { share: number; low: number; high: number; matches: number }>;
}

export interface GameStats {
  matches: number;
  won: number;
  best: number;
  mean: number;
  scores: number[];
}

export interface Played {
  table: string;
  game: string;
  variant: string;
  finishedAt: number;
  seats: { seat: number; name: string; score: number; won: boolean; mine: boolean }[];
  daily?: string | null;
}

export interface DailyResults {
  results: { place: number; name: string; score: number; mine: boolean }[];
}

export interface NewTable {
  game: string;
  variant?: string;
  seats: number;
  mine: number[];
  names: string[];
  bots: Record<string, string>;
  diceSource: string;
  pace: 'live' | 'slow';
  hints: boolean;
  listed: boolean;
  start: boolean;
}

export interface Verdict {
  /** null where nobody can know. */
  honest: boolean | null;
  words: string[];
}

export interface Daily {
  game: string;
  date: string;
  played: boolean;
  table?: string | null;
}

export interface Me {
  name: string;
  recovery: boolean;
  stats: Record<string, GameStats>;
}

export class ApiError extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }

  /** What happened, in the reader's language where there are words for it. */
  get words(): string {
    return wordsOf(this.code, this.message);
  }
}

export function wordsOf(code: string, text: string): string {
  return hasText(`error-${code}`) ? t(`error-${code}`) : text || t('client-error-unknown');
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError('offline', t('client-error-offline'));
  }
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const value: unknown = isJson ? await response.json() : await response.text();
  if (response.ok) return value as T;
  const error = (isJson ? value : {}) as { code?: string; text?: string; detail?: string };
  throw new ApiError(error.code ?? `http-${response.status}`, error.text ?? error.detail ?? '');
}

let games: Promise<GameCard[]> | undefined;

export const api = {
  games(): Promise<GameCard[]> {
    games ??= call<GameCard[]>('GET', '/api/games').catch((error: unknown) => {
      games = undefined;
      throw error;
    });
    return games;
  },
  rules: (game: string, lang: string) => call<RulesPage>('GET', `/api/rules/${game}?lang=${lang}`),
  strengths: () => call<Record<string, Strength>>('GET', '/api/bots'),
  me: () => call<Me>('GET', '/api/me'),
  rename: (name: string) => call<unknown>('PUT', '/api/me', { name }),
  forgetMe: () => call<unknown>('DELETE', '/api/me'),
  recovery: () => call<{ code: string }>('POST', '/api/me/recovery'),
  recover: (code: string) => call<unknown>('POST', '/api/me/recover', { code }),
  history: () => call<{ matches: Played[] }>('GET', '/api/me/history'),
  open: (table: NewTable) => call<{ table: string; code: string }>('POST', '/api/tables', table),
  openTables: () => call<TableInfo[]>('GET', '/api/tables/open'),
  myTables: () => call<TableInfo[]>('GET', '/api/tables/mine'),
  join: (code: string) => call<{ table: string }>('POST', '/api/join', { code }),
  replay: (table: string, seat: number | null) =>
    call<{ views: View[] }>('GET', `/api/tables/${table}/replay${seat === null ? '' : `?seat=${seat}`}`),
  record: (table: string) => call<string>('GET', `/api/tables/${table}/record`),
  verify: (record: string) => call<Verdict>('POST', '/api/verify', { record }),
  daily: () => call<Daily[]>('GET', '/api/daily'),
  dailyResults: (game: string) => call<DailyResults>('GET', `/api/daily/${game}/results`),
  playDaily: (game: string) => call<{ table: string }>('POST', `/api/daily/${game}`),
};
