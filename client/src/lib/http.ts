// What the server offers over HTTP, with types, and one kind of error with words.
import type {
  Challenge,
  DailyResults,
  GameBody,
  History,
  Joined,
  Me,
  MyTable,
  NewTable,
  OpenedTable,
  Replay,
  RulesBody,
  Strength,
  Verdict,
} from './http-types';
import { isOnDevice } from '../device/address';
import type { TableInfo } from './messages';
import { hasText, t } from './text.svelte';

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

async function answerTo(method: string, path: string, body?: object): Promise<Response> {
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
  if (response.ok) return response;
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const error: { code?: string; text?: string } = isJson ? await response.json() : {};
  throw new ApiError(error.code ?? `http-${response.status}`, error.text ?? '');
}

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  return (await answerTo(method, path, body)).json();
}

async function textOf(path: string): Promise<string> {
  return (await answerTo('GET', path)).text();
}

/** What this page does without a server; loaded when it is needed. */
const device = () => import('../device/table');

let games: Promise<GameBody[]> | undefined;

export const api = {
  games(): Promise<GameBody[]> {
    games ??= call<GameBody[]>('GET', '/api/games').catch((error: unknown) => {
      games = undefined;
      throw error;
    });
    return games;
  },
  rules: (game: string, lang: string) => call<RulesBody>('GET', `/api/rules/${game}?lang=${lang}`),
  strengths: () => call<Record<string, Strength>>('GET', '/api/bots'),
  me: () => call<Me>('GET', '/api/me'),
  rename: (name: string) => call<Me>('PUT', '/api/me', { name }),
  forgetMe: () => answerTo('DELETE', '/api/me'),
  recovery: () => call<{ code: string }>('POST', '/api/me/recovery'),
  recover: (code: string) => answerTo('POST', '/api/me/recover', { code }),
  history: () => call<History>('GET', '/api/me/history'),
  open: (table: NewTable) => call<OpenedTable>('POST', '/api/tables', table),
  openTables: () => call<TableInfo[]>('GET', '/api/tables/open'),
  myTables: () => call<MyTable[]>('GET', '/api/tables/mine'),
  invitations: () => call<string[]>('GET', '/api/invitations'),
  join: (code: string) => call<Joined>('POST', '/api/join', { code }),
  openHere: async (table: NewTable): Promise<Joined> => (await device()).openTable(table),
  tablesHere: async (): Promise<TableInfo[]> => (await device()).openTables(),
  replay: async (table: string, seat: number | null): Promise<Replay> => {
    if (isOnDevice(table)) return (await device()).replayOf(table, seat);
    return call<Replay>('GET', `/api/tables/${table}/replay${seat === null ? '' : `?seat=${seat}`}`);
  },
  record: async (table: string): Promise<string> => {
    if (isOnDevice(table)) return (await device()).recordOf(table);
    return textOf(`/api/tables/${table}/record`);
  },
  verify: (record: string) => call<Verdict>('POST', '/api/verify', { record }),
  daily: () => call<Challenge[]>('GET', '/api/daily'),
  dailyResults: (game: string) => call<DailyResults>('GET', `/api/daily/${game}/results`),
  playDaily: (game: string) => call<Joined>('POST', `/api/daily/${game}`),
};
