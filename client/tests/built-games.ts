// The games as they were built, in Node: the same files that the page loads.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BotKernels } from '../src/device/bot-kernels';
import type { Facts } from '../src/device/facts';
import { Game } from '../src/device/game';
import type { RulesKernels } from '../src/device/kernels';
import { Mind, type BotFacts } from '../src/device/minds';
import { instantiate } from '../src/device/module';
import type { MakeWords } from '../src/device/words';

const KERNELS = join(import.meta.dirname, '../kernels');

export const KEYS = readdirSync(KERNELS)
  .filter((name) => name.endsWith('.wasm') && !name.endsWith('.bots.wasm'))
  .map((name) => name.slice(0, -'.wasm'.length));
/** The games whose bots play on devices. */
export const KEYS_WITH_BOTS = KEYS.filter((key) => existsSync(join(KERNELS, `${key}.bots.wasm`)));

export async function builtGame(key: string): Promise<Game> {
  const facts = JSON.parse(readFileSync(join(KERNELS, `${key}.json`), 'utf-8')) as Facts;
  const module = await instantiate<RulesKernels>(readFileSync(join(KERNELS, `${key}.wasm`)), facts.kernels);
  const { words } = (await import(`../src/games/${key}/device.ts`)) as { words: MakeWords };
  return new Game(facts, module, words);
}

/** A game's bots, which have learned all their nets. */
export async function builtMind(key: string): Promise<Mind> {
  const { stateBytes } = JSON.parse(readFileSync(join(KERNELS, `${key}.json`), 'utf-8')) as Facts;
  const facts = JSON.parse(readFileSync(join(KERNELS, `${key}.bots.json`), 'utf-8')) as BotFacts;
  const module = await instantiate<BotKernels>(readFileSync(join(KERNELS, `${key}.bots.wasm`)), facts.kernels);
  const mind = new Mind(facts, module, stateBytes);
  for (const name of Object.keys(facts.nets)) {
    const bytes = gunzipSync(readFileSync(join(KERNELS, `${key}.${name}.weights`)));
    mind.learn(name, new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2));
  }
  return mind;
}
