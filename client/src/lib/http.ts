// What the server offers over HTTP, with types, and one kind of error with words.
import type {
  Answer,
  Challenge,
  CircleBody,
  CircleName,
  DailyResults,
  EveningBody,
  Device,
  GameBody,
  History,
  Joined,
  Me,
  MyQuality,
  MyTable,
  NewEvening,
  NewTable,
  OpenedEvening,
  OpenTable,
  OpenedTable,
  PersonalBest,
  PlayWish,
  PushKey,
  Puzzles,
  Reasoned,
  Replay,
  ReviewSummary,
  RulesBody,
  Strength,
  Together,
  Try,
  Verdict,
} from './http-types';
import { isOnDevice } from '../device/address';
import { RulesError } from '../device/errors';
import type { Action } from './game-types';
import type { TableInfo } from './messages';
import type { Review, Why } from './review-types';
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
  quality: () => call<MyQuality>('GET', '/api/me/quality'),
  personalBest: (table: string) => call<PersonalBest>('GET', `/api/me/best/${table}`),
  history: () => call<History>('GET', '/api/me/history'),
  pushKey: () => call<PushKey>('GET', '/api/push'),
  pushOn: (device: Device) => answerTo('POST', '/api/me/push', device),
  pushOff: (endpoint: string) => answerTo('POST', '/api/me/push/off', { endpoint }),
  open: (table: NewTable) => call<OpenedTable>('POST', '/api/tables', table),
  openTables: () => call<OpenTable[]>('GET', '/api/tables/open'),
  myTables: () => call<MyTable[]>('GET', '/api/tables/mine'),
  invitations: () => call<string[]>('GET', '/api/invitations'),
  join: (code: string) => call<Joined>('POST', '/api/join', { code }),
  /** Tells how many bytes of what its bots need have come. */
  openHere: async (table: NewTable, progress?: (bytes: number) => void): Promise<Joined> => {
    try {
      return await (await device()).openTable(table, progress);
    } catch (error) {
      throw error instanceof RulesError ? new ApiError(error.code, error.message) : error;
    }
  },
  /** Most people have none here: the device's code is loaded for those who have. */
  tablesHere: async (): Promise<TableInfo[]> => {
    const { keptTables } = await import('../device/kept-tables');
    return (await keptTables()).length ? (await device()).openTables() : [];
  },
  replay: async (table: string, seat: number | null): Promise<Replay> => {
    if (isOnDevice(table)) return (await device()).replayOf(table, seat);
    return call<Replay>('GET', `/api/tables/${table}/replay${seat === null ? '' : `?seat=${seat}`}`);
  },
  record: async (table: string): Promise<string> => {
    if (isOnDevice(table)) return (await device()).recordOf(table);
    return textOf(`/api/tables/${table}/record`);
  },
  reviewSummary: (table: string) => call<ReviewSummary>('GET', `/api/tables/${table}/review/summary`),
  review: (table: string) => call<Review>('GET', `/api/tables/${table}/review`),
  why: (table: string, number: number, seat: number, other: Action | null = null) => {
    const compared = other === null ? '' : `&other=${encodeURIComponent(JSON.stringify(other))}`;
    return call<Why>('GET', `/api/tables/${table}/review/${number}/why?seat=${seat}${compared}`);
  },
  puzzles: (table: string, seat: number) => call<Puzzles>('GET', `/api/tables/${table}/puzzles?seat=${seat}`),
  tryAgain: (table: string, number: number, wish: Try) => call<Answer>('POST', `/api/tables/${table}/puzzles/${number}`, wish),
  hintReason: (table: string, seat: number, number: number) => call<Reasoned>('GET', `/api/tables/${table}/hint/why?seat=${seat}&number=${number}`),
  whatIf: (table: string, seat: number, number: number | null) => call<Joined>('POST', `/api/tables/${table}/what-if`, { seat, number }),
  verify: (record: string) => call<Verdict>('POST', '/api/verify', { record }),
  openEvening: (wish: NewEvening) => call<OpenedEvening>('POST', '/api/evenings', wish),
  evening: (id: string) => call<EveningBody>('GET', `/api/evenings/${id}`),
  comeToEvening: (id: string, name: string) => call<EveningBody>('POST', `/api/evenings/${id}/members`, { name }),
  leaveEvening: (id: string) => call<EveningBody>('DELETE', `/api/evenings/${id}/members/me`),
  removeFromEvening: (id: string, number: number) => call<EveningBody>('DELETE', `/api/evenings/${id}/members/${number}`),
  beginRound: (id: string, round: number) => call<EveningBody>('POST', `/api/evenings/${id}/rounds`, { round }),
  letBotsFinish: (id: string) => call<EveningBody>('POST', `/api/evenings/${id}/let-bots-finish`),
  endEvening: (id: string) => call<EveningBody>('POST', `/api/evenings/${id}/end`),
  daily: () => call<Challenge[]>('GET', '/api/daily'),
  dailyResults: (game: string, date?: string) => call<DailyResults>('GET', `/api/daily/${game}/results${date ? `?date=${date}` : ''}`),
  together: () => call<Together>('GET', '/api/me/together'),
  playInCircle: (circle: string, wish: PlayWish) => call<Joined>('POST', `/api/circles/${circle}/tables`, wish),
  playWith: (group: string, wish: PlayWish) => call<Joined>('POST', `/api/me/companions/${group}`, wish),
  decline: (table: string, never: boolean) => answerTo('POST', `/api/me/invitations/${table}/decline`, { never }),
  foundCircle: (name: string, me: string) => call<CircleName>('POST', '/api/circles', { name, me }),
  circle: (id: string) => call<CircleBody>('GET', `/api/circles/${encodeURIComponent(id)}`),
  joinCircle: (id: string, name: string) => answerTo('POST', `/api/circles/${id}/join`, { name }),
  leaveCircle: (id: string) => answerTo('POST', `/api/circles/${id}/leave`),
  deleteCircle: (id: string) => answerTo('DELETE', `/api/circles/${id}`),
  playDaily: (game: string) => call<Joined>('POST', `/api/daily/${game}`),
};
