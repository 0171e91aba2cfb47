// Thinks for the bots of this device, away from the page that shows the match.
import type { BotKernels } from './bot-kernels';
import { Mind, type Question } from './minds';
import { instantiate } from './module';
import { botFacts, loadNet } from './nets';

const modules = import.meta.glob<string>('../../kernels/*.bots.wasm', { query: '?url', import: 'default' });

export interface Asked {
  id: number;
  game: string;
  question: Question;
}

export type Answer = { id: number; code: number } | { id: number; trouble: string };

const minds = new Map<string, Promise<Mind>>();

async function mindOf(game: string, stateBytes: number): Promise<Mind> {
  const [facts, address] = await Promise.all([botFacts(game), modules[`../../kernels/${game}.bots.wasm`]()]);
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Mind(facts, await instantiate<BotKernels>(await response.arrayBuffer(), facts.kernels), stateBytes);
}

async function answer({ game, question }: Asked): Promise<number> {
  if (!minds.has(game)) minds.set(game, mindOf(game, question.state.length));
  const mind = await minds.get(game)!;
  const net = mind.netFor(question);
  if (net !== null && !mind.hasNet(net)) mind.learn(net, await loadNet(game, net));
  return mind.decide(question);
}

let turn: Promise<void> = Promise.resolve();

/** One question after another: two that need the same net would load it twice. */
onmessage = ({ data }: MessageEvent<Asked>) => {
  turn = turn.then(async () => {
    try {
      postMessage({ id: data.id, code: await answer(data) } satisfies Answer);
    } catch (error) {
      minds.delete(data.game);
      postMessage({ id: data.id, trouble: String(error) } satisfies Answer);
    }
  });
};
