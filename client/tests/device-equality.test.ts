// The page's table beside Python's: random matches are played after, and everything that can be seen must be equal.
// `MATCHES=100000 npm run soak` compares more of them.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { RulesError } from '../src/device/errors';
import type { Event, Opened } from '../src/device/events';
import type { Json } from '../src/device/facts';
import type { Game } from '../src/device/game';
import { Match, type Change } from '../src/device/match';
import { formatMatch } from '../src/device/record';
import { viewOf } from '../src/device/view';
import type { Face } from '../src/lib/game-types';
import type { View } from '../src/lib/messages';
import { builtGame, KEYS } from './built-games';

const ROOT = join(import.meta.dirname, '../..');
const PYTHON = process.env.PYTHON ?? join(ROOT, '.venv/bin/python');
const MATCHES = Number(process.env.MATCHES ?? 300);
const SEED = Number(process.env.SEED ?? 1);

interface Step {
  ask: string;
  with: unknown[];
  refused?: string;
  state: string;
  totals: number[];
  /** One seat, another at each step, and what it may do. */
  seat: number;
  legal: number[];
  mine?: number[];
  layouts?: boolean;
  view?: View;
}

interface Transcript {
  opened: Opened;
  steps: Step[];
  record: string;
  events: Event[];
}

const asked: Record<string, (match: Match, ...given: never[]) => Change> = {
  sit: (match, seat: number, name: string) => match.sit(seat, name),
  hand_to_bot: (match, seat: number, level: string, name: string) => match.handToBot(seat, level, name),
  stand_in: (match, seat: number, level: string) => match.standIn(seat, level),
  come_back: (match, seat: number) => match.comeBack(seat),
  throw: (match, seat: number) => match.throw(seat),
  enter: (match, faces: Face[]) => match.enter(faces),
  decide: (match, seat: number, action: Json) => match.decide(seat, action),
  take_back: (match, seat: number) => match.takeBack(seat),
  correct: (match, seats: number[], number: number, faces: Face[] | null) => match.correct(seats, number, faces),
  undo: (match, seat: number, agree: boolean) => match.undo(seat, agree),
};

function ask(match: Match, step: Step): string | undefined {
  try {
    match.accept(asked[step.ask](match, ...(step.with as never[])));
    return undefined;
  } catch (error) {
    if (error instanceof RulesError) return error.code;
    throw error;
  }
}

const hex = (state: Int8Array) => Buffer.from(state).toString('hex');
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

/** Equal; vitest, which takes far longer to compare, shows where they differ. */
function same(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toStrictEqual(expected);
}

/** Plays a match after and returns how many values were compared. */
function follow(game: Game, transcript: Transcript): number {
  const match = Match.open(game, transcript.opened);
  let compared = 0;
  for (const step of transcript.steps) {
    const refused = ask(match, step);
    const { position } = match;
    const seen = {
      refused,
      state: hex(position.at.state),
      totals: position.scores.map((score) => score.total),
      legal: game.legal(position.at.state, step.seat),
    };
    same(seen, { refused: step.refused, state: step.state, totals: step.totals, legal: step.legal });
    compared += 3 + step.totals.length;
    if (step.view) {
      same(plain(viewOf(match, step.mine ?? [], { layouts: step.layouts })), step.view);
      compared++;
    }
  }
  expect(formatMatch(match)).toBe(transcript.record);
  same(plain(match.events), transcript.events);
  return compared;
}

describe.each(KEYS)('%s', (key) => {
  test(`${MATCHES} random matches are the same as in Python`, { timeout: 3_600_000 }, async () => {
    const game = await builtGame(key);
    const python = spawn(PYTHON, ['-m', 'tests.device.matches', key, String(MATCHES), String(SEED)], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let matches = 0;
    let compared = 0;
    for await (const line of createInterface({ input: python.stdout })) {
      compared += follow(game, JSON.parse(line) as Transcript);
      matches++;
    }
    expect(matches).toBe(MATCHES);
    console.info(`${key}: ${matches} matches, ${compared} values compared`);
  });
});
