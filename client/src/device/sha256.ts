// SHA-256 and HMAC at once: the browser's own need a promise, and a page on http has none at all.
const ROUNDS = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

/** The first 32 bits behind the point. */
function fraction(number: number): number {
  return ((number - Math.floor(number)) * 2 ** 32) >>> 0;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  data.setUint32(padded.length - 4, message.length << 3);
  const hash = START.slice();
  for (let at = 0; at < padded.length; at += BLOCK) mix(hash, data, at);
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((word, place) => out.setUint32(place * 4, word));
  return new Uint8Array(out.buffer);
}

function mix(hash: Uint32Array, data: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let round = 0; round < 64; round++) {
    if (round < 16) {
      words[round] = data.getUint32(at + round * 4);
      continue;
    }
    const early = words[round - 15];
    const late = words[round - 2];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[round] = words[round - 16] + first + words[round - 7] + second;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let round = 0; round < 64; round++) {
    const choice = (e & f) ^ (~e & g);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[round] + words[round]) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] += word));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(BLOCK);
  block.set(key.length > BLOCK ? sha256(key) : key);
  const keyed = (pad: number, rest: Uint8Array) => sha256(new Uint8Array([...block.map((byte) => byte ^ pad), ...rest]));
  return keyed(0x5c, keyed(0x36, message));
}
