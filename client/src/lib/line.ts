// The line to the server: one WebSocket that is opened again for as long as the page wants it. Commands are kept until
// they are answered, and said again after every break; the server knows them by their id and carries them out once.
import type { Command, React, Told } from './messages';
import { randomHex } from './random';

export type Reaction = React['reaction'];
type WithoutId<C> = C extends { id: string } ? Omit<C, 'id'> : never;
export type Wish = WithoutId<Exclude<Command, { type: 'watch' | 'ping' | 'look' | 'react' }>>;

export class RefusedError extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(text);
  }
}

interface Waiting {
  command: Command;
  done: () => void;
  refused: (error: RefusedError) => void;
}

/** What the line needs of the world around it; tests bring their own. */
export interface World {
  connect: () => WebSocket;
  later: (work: () => void, milliseconds: number) => number;
  never: (timer: number) => void;
  /** Keeps commands that nobody has answered, also when the page is loaded anew. */
  keep: (table: string, commands: Command[]) => void;
  kept: (table: string) => Command[];
}

const FIRST_DELAY = 300;
const LONGEST_DELAY = 8_000;
const PING_EVERY = 20_000;
const ANSWER_WITHIN = 8_000;

export interface Follower {
  /** The number of the last event that is known. */
  last: () => number | null;
  told: (message: Told) => void;
  open: (isOpen: boolean) => void;
}

/** Carries commands to a table, and what happens there back. */
export interface Carrier {
  start(): void;
  stop(): void;
  /** The page is seen again, or the network is back. */
  wake(): void;
  /** Whether the page is in sight: whoever looks is not told by other means that it is their move. */
  inSight?(looking: boolean): void;
  /** Calls something to the others, now or never. */
  react?(seat: number, reaction: Reaction): void;
  send(wish: Wish): Promise<void>;
}

export class Line implements Carrier {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private delay = FIRST_DELAY;
  private timer: number | null = null;
  private pulse: number | null = null;
  private closed = false;
  private looking = true;

  constructor(
    private table: string,
    private follower: Follower,
    private world: World,
  ) {}

  start(): void {
    for (const command of this.world.kept(this.table)) {
      this.waiting.set(command.id, { command, done: () => undefined, refused: () => undefined });
    }
    this.connect();
  }

  stop(): void {
    this.closed = true;
    this.forgetTimers();
    this.socket?.close();
  }

  /** The page is seen again, or the network is back: don't wait any longer, and doubt a line that seems open. */
  wake(): void {
    if (this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.ping();
    } else if (this.socket?.readyState !== WebSocket.CONNECTING) {
      this.delay = FIRST_DELAY;
      this.connect();
    }
  }

  inSight(looking: boolean): void {
    this.looking = looking;
    this.say({ type: 'look', id: randomHex(), looking });
  }

  react(seat: number, reaction: Reaction): void {
    this.say({ type: 'react', id: randomHex(), seat, reaction });
  }

  send(wish: Wish): Promise<void> {
    const command = { ...wish, id: randomHex() } as Command;
    return new Promise((done, refused) => {
      this.waiting.set(command.id, { command, done, refused });
      this.keepUnanswered();
      this.say(command);
    });
  }

  private keepUnanswered(): void {
    this.world.keep(
      this.table,
      [...this.waiting.values()].map(({ command }) => command),
    );
  }

  private connect(): void {
    this.forgetTimers();
    const socket = this.world.connect();
    this.socket = socket;
    socket.addEventListener('open', () => this.opened(socket));
    socket.addEventListener('message', (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as Told);
    });
    socket.addEventListener('close', () => this.lost(socket));
  }

  private opened(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.delay = FIRST_DELAY;
    this.say({ type: 'watch', id: randomHex(), table: this.table, last: this.follower.last() });
    if (!this.looking) this.inSight(false);
    for (const { command } of this.waiting.values()) this.say(command);
    this.pulse = this.world.later(() => this.ping(), PING_EVERY);
    this.follower.open(true);
  }

  private lost(socket: WebSocket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.forgetTimers();
    this.follower.open(false);
    if (this.closed) return;
    this.timer = this.world.later(() => this.connect(), this.delay * (0.7 + Math.random() * 0.6));
    this.delay = Math.min(this.delay * 2, LONGEST_DELAY);
  }

  private hear(message: Told): void {
    this.beat();
    if (message.type === 'done' || message.type === 'refused') this.answer(message);
    if (message.type === 'bye') this.delay = Math.max(message.againIn, FIRST_DELAY);
    this.follower.told(message);
  }

  private answer(message: Extract<Told, { type: 'done' | 'refused' }>): void {
    const waiting = this.waiting.get(message.id);
    if (this.waiting.delete(message.id)) this.keepUnanswered();
    if (message.type === 'done') waiting?.done();
    else waiting?.refused(new RefusedError(message.code, message.text, message.details));
  }

  private say(command: Command): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  /** Asks whether the other end is still there; silence means that the line is dead, whatever the browser thinks. */
  private ping(): void {
    this.forgetTimers();
    const socket = this.socket;
    this.say({ type: 'ping', id: randomHex() });
    this.pulse = this.world.later(() => {
      if (!socket || socket !== this.socket) return;
      // A dead line may take minutes to close: it is given up first.
      this.lost(socket);
      socket.close();
    }, ANSWER_WITHIN);
  }

  private beat(): void {
    if (this.pulse !== null) this.world.never(this.pulse);
    this.pulse = this.world.later(() => this.ping(), PING_EVERY);
  }

  private forgetTimers(): void {
    if (this.timer !== null) this.world.never(this.timer);
    if (this.pulse !== null) this.world.never(this.pulse);
    this.timer = this.pulse = null;
  }
}

export function browserWorld(): World {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
  return {
    connect: () => new WebSocket(address),
    later: (work, milliseconds) => window.setTimeout(work, milliseconds),
    never: (timer) => window.clearTimeout(timer),
    keep: (table, commands) => {
      if (commands.length) sessionStorage.setItem(`rollwright.said.${table}`, JSON.stringify(commands));
      else sessionStorage.removeItem(`rollwright.said.${table}`);
    },
    kept: (table) => JSON.parse(sessionStorage.getItem(`rollwright.said.${table}`) ?? '[]') as Command[],
  };
}
