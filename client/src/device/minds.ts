// The bots of a game on their kernels: the same levels with the same nets as on a server, see `rollwright/bots/minds.py`.
import type { BotKernels } from './bot-kernels';
import type { Float32Room, Float64Room, BigInt64Room } from './memory';
import type { Interface, Module } from './module';

/** What was built of the bots beside their kernels, see `rollwright/wasm/bot_facts.py`. */
export interface BotFacts {
  /** How many actions the rules have. */
  actions: number;
  /** By number of seats: how many whole numbers and how many entries of tables a mind knows. */
  rooms: Record<number, [number, number]>;
  levels: Record<string, Level>;
  nets: Record<string, Net>;
  kernels: Interface;
}

interface Level {
  noise: number;
  style: number[];
  /** By variant and number of seats. */
  nets: Record<string, Record<number, string | null>>;
}

interface Net {
  /** How many. */
  weights: number;
  /** How large their file is. */
  bytes: number;
  gain: number[];
  spread: number[];
}

/** What somebody wants to know from a bot. */
export interface Question {
  level: string;
  state: Int8Array;
  seat: number;
  seats: number;
  variant: string;
  /** Two keys of four words each: for what the mind leaves to chance, and for the errors of its level. */
  chance: number[];
}

interface LoadedNet {
  weights: Float32Room;
  gain: Float64Room;
  spread: Float64Room;
}

const KEY_WORDS = 4;

export class Mind {
  private rooms: ReturnType<typeof roomsFor>;
  private nets = new Map<string, LoadedNet>();
  private known = new Map<string, { style: Float64Room; numbers: BigInt64Room; tables: Float64Room }>();

  constructor(
    readonly facts: BotFacts,
    private module: Module<BotKernels>,
    stateBytes: number,
  ) {
    this.rooms = roomsFor(facts, module, stateBytes);
  }

  /** The net that a level plays with here; null where it needs none. */
  netFor({ level, variant, seats }: Pick<Question, 'level' | 'variant' | 'seats'>): string | null {
    return this.facts.levels[level].nets[variant][seats];
  }

  hasNet(name: string | null): boolean {
    return name === null || this.nets.has(name);
  }

  /** Takes the weights of a net in, given as half floats. */
  learn(name: string, halves: Uint16Array): void {
    const { weights: count, gain, spread } = this.facts.nets[name];
    if (halves.length !== count) throw new Error(`${name} has ${halves.length} weights instead of ${count}.`);
    const { memory } = this.module;
    const weights = memory.room('float32', count);
    const { view } = weights;
    const floats = floatsOfHalves();
    for (let at = 0; at < count; at++) view[at] = floats[halves[at]];
    this.nets.set(name, { weights, gain: this.reals(gain), spread: this.reals(spread) });
  }

  /** The number of the action that a bot takes. */
  decide(question: Question): number {
    const { kernels } = this.module;
    const { level, seat, seats, chance } = question;
    const { state, key, codes, scores, wins, ranks, none } = this.rooms;
    const name = this.netFor(question);
    const net = name === null ? { weights: none, gain: this.rooms.nothing, spread: this.rooms.nothing } : this.nets.get(name);
    if (!net) throw new Error(`The net ${name} has not been learned.`);
    const { style, numbers, tables } = this.knownFor(level, seats);
    state.view.set(question.state);
    kernels.prepare(state, style, numbers, tables);
    this.draw(chance.slice(0, KEY_WORDS));
    const count = kernels.judge(state, seat, style, net.weights, net.gain, net.spread, numbers, tables, key, codes, scores, wins, ranks);
    this.draw(chance.slice(KEY_WORDS));
    return codes.view[kernels.choose(ranks.first(count), this.facts.levels[level].noise, key)];
  }

  private draw(words: number[]): void {
    this.rooms.key.view.set(words.map(BigInt));
  }

  private reals(values: number[]): Float64Room {
    const room = this.module.memory.room('float64', values.length);
    room.view.set(values);
    return room;
  }

  /** What a mind knows beside its net: kept for each style and number of seats. */
  private knownFor(level: string, seats: number) {
    const { style } = this.facts.levels[level];
    const place = `${style.join()} ${seats}`;
    let known = this.known.get(place);
    if (!known) {
      const [numbers, tables] = this.facts.rooms[seats];
      const { memory } = this.module;
      known = { style: this.reals(style), numbers: memory.room('bigint64', numbers), tables: memory.room('float64', tables) };
      known.numbers.view.fill(0n);
      known.tables.view.fill(0);
      this.known.set(place, known);
    }
    return known;
  }
}

function roomsFor({ actions }: BotFacts, { memory }: Module<BotKernels>, stateBytes: number) {
  return {
    state: memory.room('int8', stateBytes),
    key: memory.room('bigint64', KEY_WORDS),
    codes: memory.room('int16', actions),
    scores: memory.room('float64', actions),
    wins: memory.room('float64', actions),
    ranks: memory.room('float64', actions),
    none: memory.room('float32', 0),
    nothing: memory.room('float64', 0),
  };
}

let floats: Float32Array | undefined;

/** The value of every half float by its bits. */
function floatsOfHalves(): Float32Array {
  floats ??= Float32Array.from({ length: 1 << 16 }, (_, bits) => {
    const exponent = (bits >> 10) & 31;
    const fraction = bits & 1023;
    const size = exponent === 0 ? fraction * 2 ** -24 : exponent === 31 ? (fraction ? NaN : Infinity) : (1 + fraction / 1024) * 2 ** (exponent - 15);
    return bits >> 15 ? -size : size;
  });
  return floats;
}
