// The nets of the bots: they come from the server when they are first wanted, and are kept for the time without one.
import type { BotFacts } from './minds';

const KEPT = 'nets';

const addresses = import.meta.glob<string>('../../kernels/*.weights', { query: '?url', import: 'default' });
const descriptions = import.meta.glob<BotFacts>('../../kernels/*.bots.json', { import: 'default' });

/** Whether a game's bots play on devices. */
export const hasBots = (game: string): boolean => `../../kernels/${game}.bots.json` in descriptions;

export const botFacts = (game: string): Promise<BotFacts> => descriptions[`../../kernels/${game}.bots.json`]();

const addressOf = (game: string, net: string): Promise<string> => addresses[`../../kernels/${game}.${net}.weights`]();

/** Plain http in a home network has no cache: the browser's own has to do there. */
const cache = async (): Promise<Cache | null> => ('caches' in globalThis ? caches.open(KEPT) : null);

export type Progress = (bytes: number) => void;

export async function isKept(game: string, net: string): Promise<boolean> {
  return !!(await (await cache())?.match(await addressOf(game, net)));
}

/** The weights of a net as half floats; keeps them. Tells how many bytes have come. */
export async function loadNet(game: string, net: string, progress: Progress = () => undefined): Promise<Uint16Array> {
  const packed = await packedNet(game, net, progress);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint16Array(await new Response(stream).arrayBuffer());
}

/** Keeps a net for the time without a server. */
export async function keepNet(game: string, net: string, progress: Progress = () => undefined): Promise<void> {
  await packedNet(game, net, progress);
}

export async function forgetNet(game: string, net: string): Promise<void> {
  await (await cache())?.delete(await addressOf(game, net));
}

async function packedNet(game: string, net: string, progress: Progress): Promise<ArrayBuffer> {
  const address = await addressOf(game, net);
  const kept = await cache();
  const found = await kept?.match(address);
  if (found) return found.arrayBuffer();
  const response = await fetch(address);
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
  let come = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, to) {
        come += chunk.length;
        progress(come);
        to.enqueue(chunk);
      },
    }),
  );
  const packed = await new Response(counted).arrayBuffer();
  await kept?.put(address, new Response(packed));
  return packed;
}
