// The games as they were built, in Node: the same files that the page loads.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from '../src/device/facts';
import { Game } from '../src/device/game';
import type { RulesKernels } from '../src/device/kernels';
import { instantiate } from '../src/device/module';
import type { MakeWords } from '../src/device/words';

const KERNELS = join(import.meta.dirname, '../kernels');

export const KEYS = readdirSync(KERNELS)
  .filter((name) => name.endsWith('.wasm'))
  .map((name) => name.slice(0, -'.wasm'.length));

export async function builtGame(key: string): Promise<Game> {
  const facts = JSON.parse(readFileSync(join(KERNELS, `${key}.json`), 'utf-8')) as Facts;
  const module = await instantiate<RulesKernels>(readFileSync(join(KERNELS, `${key}.wasm`)), facts.kernels);
  const { words } = (await import(`../src/games/${key}/device.ts`)) as { words: MakeWords };
  return new Game(facts, module, words);
}
