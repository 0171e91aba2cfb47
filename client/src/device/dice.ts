// Dice from a seed, as `rollwright.table.dice` draws them: everybody with the seed finds the same faces.
import type { Face } from '../lib/game-types';
import type { Die } from './facts';
import { hmac, sha256 } from './sha256';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What the dice show in a throw of a turn. Each die has its own stream. */
export function seededFaces(seed: number, turn: number, throwOfTurn: number, dice: Die[]): Face[] {
  const key = sha256(bytesOf(`seeded\n${seed}`));
  return dice.map((die) => die.faces[uniform(key, `${turn}\n${throwOfTurn}\n${die.name}`, die.faces.length)]);
}

/** A number below `choices`. Bytes from the last, incomplete run of choices are skipped. */
function uniform(key: Uint8Array, message: string, choices: number): number {
  const limit = 256 - (256 % choices);
  for (let block = 0; ; block++) {
    const found = hmac(key, bytesOf(`${message}\n${block}`)).find((byte) => byte < limit);
    if (found !== undefined) return found % choices;
  }
}

export function drawSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}
