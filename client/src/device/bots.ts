// The players that this device has itself.
import type { Action } from '../lib/game-types';
import type { Answer, Asked } from './bot-worker';
import { RulesError } from './errors';
import type { Match } from './match';
import { botFacts, hasBots, isKept, keepNet, type Progress } from './nets';

/** The level that every game has: any legal action, all equally likely. */
export const CHANCE = 'random';
const WORDS_OF_CHANCE = 8;

/** A strength at which this device can play a game. */
export interface LevelHere {
  level: string;
  /** What it needs to play here, and how large that is: nothing for a game that is solved. */
  net: string | null;
  bytes: number;
  /** Whether it plays without a server. */
  isReady: boolean;
}

/** The levels of a game on this device, from the weakest to the strongest. */
export async function levelsHere(game: string, variant: string, seats: number): Promise<LevelHere[]> {
  const chance: LevelHere = { level: CHANCE, net: null, bytes: 0, isReady: true };
  if (!hasBots(game)) return [chance];
  const facts = await botFacts(game);
  const others = Object.entries(facts.levels).map(async ([level, { nets }]): Promise<LevelHere> => {
    const net = nets[variant][seats];
    return { level, net, bytes: net ? facts.nets[net].bytes : 0, isReady: net === null || (await isKept(game, net)) };
  });
  return [chance, ...(await Promise.all(others))];
}

/** Sees to it that a bot can play: fetches what it lacks. */
export async function callBot(game: string, variant: string, seats: number, level: string, progress?: Progress): Promise<void> {
  const found = (await levelsHere(game, variant, seats)).find((one) => one.level === level);
  if (!found) throw new RulesError('bot-away', `No bot plays ${game} at the level ${level} on this device.`);
  if (found.isReady || !found.net) return;
  await keepNet(game, found.net, progress).catch((error: unknown) => {
    throw new RulesError('bot-away', `${level} needs a net that is not on this device: ${String(error)}`);
  });
}

/** What a bot does in a seat that it plays. */
export async function chooseAction({ game, position, opened }: Match, seat: number, level: string): Promise<Action> {
  const codes = game.legal(position.at.state, seat);
  if (level === CHANCE) return game.action(codes[randomWords(1)[0] % codes.length]); // far more bits than actions
  if (codes.length === 1) return game.action(codes[0]);
  const { variant, seats } = opened;
  const question = { level, state: position.at.state, seat, seats, variant, chance: randomWords(WORDS_OF_CHANCE) };
  return game.action(await ask(opened.game, question));
}

const randomWords = (count: number): number[] => [...crypto.getRandomValues(new Uint32Array(count))].map((word) => word || 1);

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (answer: Answer) => void>();

function ask(game: string, question: Asked['question']): Promise<number> {
  worker ??= started();
  const id = ++asked;
  return new Promise((done, failed) => {
    waiting.set(id, (answer) => {
      if ('code' in answer) done(answer.code);
      else failed(new RulesError('bot-away', answer.trouble));
    });
    worker!.postMessage({ id, game, question } satisfies Asked);
  });
}

function started(): Worker {
  const made = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  made.onmessage = ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  made.onerror = (event) => {
    for (const [id, tell] of waiting) tell({ id, trouble: event.message });
    waiting.clear();
    worker = undefined;
  };
  return made;
}
