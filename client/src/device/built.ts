// Finds what was built of the games, and makes a game of it when it is first asked for.
import type { Facts } from './facts';
import { Game } from './game';
import type { RulesKernels } from './kernels';
import { instantiate } from './module';
import type { MakeWords } from './words';

const descriptions = import.meta.glob<Facts>(['../../kernels/*.json', '!../../kernels/*.bots.json'], { import: 'default' });
const modules = import.meta.glob<string>(['../../kernels/*.wasm', '!../../kernels/*.bots.wasm'], { query: '?url', import: 'default' });
const words = import.meta.glob<MakeWords>('../games/*/device.ts', { import: 'words' });

const games = new Map<string, Promise<Game>>();

/** Whether this browser can play a game by itself. */
export const canPlay = (key: string): boolean =>
  typeof WebAssembly === 'object' && `../../kernels/${key}.json` in descriptions;

export function deviceGame(key: string): Promise<Game> {
  const known = games.get(key);
  if (known) return known;
  const loading = load(key);
  games.set(key, loading);
  loading.catch(() => games.delete(key));
  return loading;
}

async function load(key: string): Promise<Game> {
  const [facts, address, makeWords] = await Promise.all([
    descriptions[`../../kernels/${key}.json`](),
    modules[`../../kernels/${key}.wasm`](),
    words[`../games/${key}/device.ts`](),
  ]);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Game(facts, await instantiate<RulesKernels>(await response.arrayBuffer(), facts.kernels), makeWords);
}
