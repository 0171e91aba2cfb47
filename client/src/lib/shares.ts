// What this device adds to sealed dice: a chain of hashes, as `rollwright.table.shares` reads it. Its tip is told to
// everybody, and then one link for each throw, so that neither the server nor the other players can choose the dice.
import { sha256 } from '../device/sha256';
import { keep, kept } from './kept';
import type { Wish } from './line';
import type { View } from './messages';
import { randomHex } from './random';

const LINK_BYTES = 16;
const CHAIN_LENGTH = 1024;

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16));

export class Chain {
  private links: Uint8Array[];

  constructor(readonly secret: string) {
    this.links = [bytesOf(secret)];
    while (this.links.length <= CHAIN_LENGTH) this.links.push(sha256(this.links[this.links.length - 1]).slice(0, LINK_BYTES));
  }

  get tip(): string {
    return this.link(0);
  }

  link(depth: number): string {
    return hexOf(this.links[CHAIN_LENGTH - depth]);
  }
}

/** Commits to a chain, and gives its links when dice are to be thrown and not before. */
export class Shares {
  private chain: Chain | null = null;
  /** The moves before the last throw that got a link. */
  private given = -1;
  private said = new Set<string>();

  constructor(
    private table: string,
    private send: (wish: Wish) => Promise<void>,
  ) {}

  /** Nobody knows what was heard of what was said before. */
  reconnected(): void {
    this.said.clear();
  }

  follow(view: View): void {
    const mine = view.seats.filter((seat) => seat.mine).map(({ seat }) => seat);
    if (!view.shares) {
      if (view.awaited === 'over' && this.chain) this.forget();
      return;
    }
    if (!mine.length) return;
    const { at, tips = {} } = view.shares;
    const chain = this.usable(at, tips[mine[0]]);
    const committed = mine.find((seat) => tips[seat]?.tip === chain.tip);
    if (mine.some((seat) => tips[seat]?.tip !== chain.tip)) {
      this.say(`commit ${mine} ${view.awaited === 'seats' || at}`, { type: 'commit', tip: chain.tip });
    }
    if (committed !== undefined && view.awaited === 'throw') this.give(chain, at, at - tips[committed].since);
  }

  /** A link that was asked for ahead of its time tells all that come before it: then this device gives no more. */
  private give(chain: Chain, at: number, depth: number): void {
    if (depth < 1 || at < this.given) return;
    this.given = at;
    this.remember(chain);
    this.say(`share ${at}`, { type: 'share', at, link: chain.link(depth) });
  }

  /** The chain of this device and table; a new one where the last has come to its end. */
  private usable(at: number, known: { tip: string; since: number } | undefined): Chain {
    this.chain ??= this.recalled();
    if (known?.tip === this.chain.tip && at - known.since > CHAIN_LENGTH) this.chain = new Chain(randomHex(LINK_BYTES));
    return this.chain;
  }

  private recalled(): Chain {
    const [secret, given] = kept(`chain.${this.table}`)?.split(' ') ?? [];
    if (given) this.given = Number(given);
    const chain = new Chain(secret ?? randomHex(LINK_BYTES));
    this.remember(chain);
    return chain;
  }

  private remember(chain: Chain): void {
    keep(`chain.${this.table}`, `${chain.secret} ${this.given}`);
  }

  private forget(): void {
    this.chain = null;
    keep(`chain.${this.table}`, null);
  }

  /** Says something once over a connection. A refusal is no trouble: the next view says what is wanted then. */
  private say(what: string, wish: Wish): void {
    if (this.said.has(what)) return;
    this.said.add(what);
    this.send(wish).catch(() => undefined);
  }
}
