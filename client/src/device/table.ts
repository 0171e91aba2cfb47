// A table on this device: it takes the commands that a server takes, and tells what a server tells.
import { RefusedError, type Carrier, type Follower, type Wish } from '../lib/line';
import type { NewTable } from '../lib/http-types';
import type { TableInfo, View } from '../lib/messages';
import { newTableId } from './address';
import { callBot, CHANCE, chooseAction } from './bots';
import type { Progress } from './nets';
import { deviceGame } from './built';
import { drawSeed } from './dice';
import { notNow, RulesError } from './errors';
import type { Opened } from './events';
import { forgetTable, keepTable, keptTable, keptTables, type KeptTable } from './kept-tables';
import { Match, type Change } from './match';
import { formatMatch } from './record';
import { viewOf } from './view';

/** How long a bot seems to think: long enough to see what it does. */
const BOT_PAUSE = 450;
const CHANNEL = 'rollwright.tables';

/** Opens a table for people at this device, and bots. All seats must be taken. Tells how much of what bots need has come. */
export async function openTable(wish: NewTable, progress?: Progress): Promise<{ table: string }> {
  const game = await deviceGame(wish.game);
  const variant = wish.variant ?? game.facts.variants[0];
  const levelOf = (seat: number) => wish.bots?.[String(seat)] ?? CHANCE;
  const opened: Opened = {
    event: 'opened',
    match: newTableId(),
    game: wish.game,
    variant,
    seats: wish.seats,
    dice: wish.diceSource === 'typed' ? { source: 'typed' } : { source: 'seeded', seed: drawSeed() },
    date: new Date().toISOString().slice(0, 10),
  };
  const match = Match.open(game, opened);
  for (let seat = 0; seat < wish.seats; seat++) {
    const person = wish.mine?.indexOf(seat) ?? -1;
    if (person >= 0) match.accept(match.sit(seat, wish.names?.[person] ?? ''));
    else {
      await callBot(wish.game, variant, wish.seats, levelOf(seat), progress);
      match.accept(match.handToBot(seat, levelOf(seat), botName(levelOf(seat), seat)));
    }
  }
  await keepTable(rowOf(match, { revision: 1, rematch: null }));
  return { table: opened.match };
}

const botName = (level: string, seat: number) => `${level[0].toUpperCase()}${level.slice(1)} ${seat + 1}`;

/** The unfinished tables of this device, as a server tells of its own. */
export async function openTables(): Promise<TableInfo[]> {
  return (await keptTables()).filter((table) => !table.isOver).map(infoOf);
}

/** The view after each event of a match. */
export async function replayOf(id: string, seat: number | null): Promise<{ views: View[] }> {
  const match = await loaded(id);
  const mine = seat === null ? [] : [seat];
  return {
    views: match.events.map((_, at) => viewOf(Match.resume(match.game, match.events.slice(0, at + 1)), mine, { layouts: at === 0 })),
  };
}

export async function recordOf(id: string): Promise<string> {
  return formatMatch(await loaded(id));
}

export const removeTable = forgetTable;

async function loaded(id: string): Promise<Match> {
  const row = await keptTable(id);
  if (!row) throw new RulesError('not-found', 'There is no such table on this device.');
  return resume(row);
}

async function resume(row: KeptTable): Promise<Match> {
  const game = await deviceGame((row.events[0] as Opened).game);
  return Match.resume(game, [...row.events], {
    pending: new Map(row.pending),
    asked: row.asked,
    correction: row.correction ?? null,
  });
}

function rowOf(match: Match, { revision, rematch }: Pick<KeptTable, 'revision' | 'rematch'>, change?: Change): KeptTable {
  const { pending, asked, correction } = change?.hidden ?? match.hidden;
  return {
    id: match.opened.match,
    revision,
    events: [...match.events, ...(change?.events ?? [])],
    pending: [...pending],
    asked: [...asked],
    correction,
    rematch,
    isOver: (change?.positions.at(-1) ?? match.position).at.ended !== null,
    changedAt: Date.now(),
  };
}

function infoOf(row: KeptTable): TableInfo {
  const opened = row.events[0] as Opened;
  const { game, variant, seats, dice } = opened;
  const common = { pace: 'live', hints: false, listed: false, started: true, host: true } as const;
  return { table: row.id, game, variant, seats, diceSource: dice.source, ...common, rematch: row.rematch };
}

/** Carries commands to a table of this device, as a `Line` does to a server. */
export class DeviceLine implements Carrier {
  private match: Match | null = null;
  private row: KeptTable | null = null;
  private turn: Promise<void> = Promise.resolve();
  private channel = new BroadcastChannel(CHANNEL);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isStopped = false;

  constructor(
    private table: string,
    private follower: Follower,
  ) {}

  start(): void {
    this.channel.onmessage = ({ data }) => data === this.table && this.inTurn(() => this.look());
    this.inTurn(async () => {
      if (!(await this.look())) {
        const text = 'There is no such table on this device.';
        this.follower.told({ type: 'refused', id: '', code: 'not-found', text });
      }
    });
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.channel.close();
  }

  wake(): void {
    this.inTurn(() => this.look());
  }

  send(wish: Wish): Promise<void> {
    return new Promise((done, refused) => {
      this.inTurn(async () => {
        try {
          await this.carryOut(wish);
          done();
        } catch (error) {
          refused(error instanceof RulesError ? new RefusedError(error.code, error.message) : (error as Error));
        }
      });
    });
  }

  /** One thing after another in this tab, and one tab after another. */
  private inTurn(work: () => Promise<unknown>): void {
    const locked = () => navigator.locks?.request(`${CHANNEL}.${this.table}`, work) ?? work();
    this.turn = this.turn.then(locked).then(
      () => undefined,
      (error: unknown) => console.error(error),
    );
  }

  /** Stands as the table is kept; tells what is new. */
  private async look(): Promise<boolean> {
    if (this.isStopped) return true;
    const row = await keptTable(this.table);
    if (!row) return false;
    if (row.revision !== this.row?.revision) {
      const isFirst = this.match === null;
      this.match = await resume(row);
      this.row = row;
      this.tell(isFirst);
    }
    return true;
  }

  private async carryOut(wish: Wish): Promise<void> {
    if (!(await this.look()) || !this.match) throw new RulesError('not-found', 'There is no such table.');
    if ('number' in wish && wish.number !== this.match.number) {
      throw new RulesError('stale', 'Something else happened first. Look again.');
    }
    if (wish.type === 'rematch') return this.rematch();
    await this.make(this.change(this.match, wish));
  }

  private change(match: Match, wish: Wish): Change {
    switch (wish.type) {
      case 'decide':
        return match.decide(wish.seat, wish.action);
      case 'take-back':
        return match.takeBack(wish.seat);
      case 'throw':
        return match.throw(wish.seat);
      case 'enter':
        return match.enter(wish.faces as never[]);
      case 'undo':
        return this.undo(match, wish.seat, wish.agree ?? true);
      case 'correct':
        return match.correct(match.position.people, wish.throw, wish.faces ?? null);
      case 'leave':
        return match.standIn(wish.seat, CHANCE);
      case 'return':
        return match.comeBack(wish.seat);
      default:
        throw notNow('This needs a server.');
    }
  }

  /** People at one device agree with each other aloud: one of them asks for all. */
  private undo(match: Match, seat: number, agree: boolean): Change {
    if (agree) for (const other of match.position.people) if (other !== seat) match.accept(match.undo(other));
    return match.undo(seat, agree);
  }

  /** Keeps a change, makes it true, and tells of it: in this order. */
  private async make(change: Change): Promise<void> {
    const { match, row } = this;
    if (!match || !row) return;
    const kept = rowOf(match, { ...row, revision: row.revision + 1 }, change);
    await keepTable(kept);
    match.accept(change);
    this.row = kept;
    this.tell(false);
    this.channel.postMessage(this.table);
  }

  private async rematch(): Promise<void> {
    const { match, row } = this;
    if (!match || !row) return;
    if (!row.rematch) {
      const { chairs } = match.position.at;
      const mine = match.position.people;
      const names = mine.map((seat) => chairs[seat].name);
      const { game, variant, seats, dice } = match.opened;
      const bots = Object.fromEntries(chairs.flatMap(({ bot }, seat) => (bot ? [[String(seat), bot]] : [])));
      const { table } = await openTable({ game, variant, seats, mine, names, bots, diceSource: dice.source } as NewTable);
      this.row = { ...row, revision: row.revision + 1, rematch: table };
      await keepTable(this.row);
    }
    this.tell(false);
  }

  private tell(isFirst: boolean): void {
    const { match, row } = this;
    if (!match || !row || this.isStopped) return;
    const view = viewOf(match, match.position.people, { layouts: true });
    this.follower.open(true);
    this.follower.told({ type: isFirst ? 'snapshot' : 'update', table: infoOf(row), view });
    clearTimeout(this.timer);
    if (this.awaitedBot() !== null) this.timer = setTimeout(() => void this.playBot(), BOT_PAUSE);
  }

  /** A bot that is to throw or to decide. Nobody but people can pick up real dice. */
  private awaitedBot(): number | null {
    const { match } = this;
    if (!match) return null;
    const { thrower, deciders } = match.position;
    const awaited = thrower !== null && match.opened.dice.source !== 'typed' ? [thrower] : deciders;
    return awaited.find((seat) => match.position.botOf(seat) !== null && !match.pending.has(seat)) ?? null;
  }

  /** The table isn't held while a bot thinks: what it wants is done if nothing has happened in the meantime. */
  private async playBot(): Promise<void> {
    const { match } = this;
    const seat = this.awaitedBot();
    if (seat === null || !match || this.isStopped) return;
    const { number } = match;
    const isThrower = match.position.thrower === seat;
    try {
      const action = isThrower ? null : await chooseAction(match, seat, match.position.botOf(seat)!);
      this.inTurn(async () => {
        await this.look();
        const now = this.match;
        if (!now || now.number !== number || this.awaitedBot() !== seat || this.isStopped) return;
        await this.make(isThrower ? now.throw(seat) : now.decide(seat, action));
      });
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      this.follower.told({ type: 'refused', id: '', code: error.code, text: error.message });
    }
  }
}
