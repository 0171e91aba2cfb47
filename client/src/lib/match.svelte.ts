// A match as this page knows it: the last view, own decisions before the server has answered, and the line to it.
import type { Action, Face, GameTypes, Layout, MatchOf } from './game-types';
import { isOnDevice } from '../device/address';
import { carrierTo } from './carrier';
import { isCareful } from './careful';
import { api, ApiError } from './http';
import type { HintReason } from './http-types';
import { keep, kept } from './kept';
import { RefusedError, type Carrier, type Reaction, type Wish } from './line';
import { say } from './live.svelte';
import { joined, settledAt } from './log';
import type { Hint, SeatView, TableInfo, Told, View } from './messages';
import { randomHex } from './random';
import { keepRunning, runningAt } from './running';
import { settings } from './settings.svelte';
import { changedPaths } from './sheet-path';
import { Shares } from './shares';
import { t } from './text.svelte';
import { givenName } from './words';

export type LineState = 'connecting' | 'open' | 'away';

export interface Complaint {
  code: string;
  text: string;
}

/** An own decision that was drawn before the server knew it, and the number of the view that it was made on. */
interface Ahead {
  action: Action | null;
  number: number;
}

/** A decision that is worth a second thought, and the points that it may cost. */
export interface Doubt {
  seat: number;
  action: Action;
  thenThrow: boolean;
  lost: number;
  number: number;
}

/** Milliseconds after which others may be reminded. */
const A_WHILE = 20_000;
/** Milliseconds for which a reaction is shown, and until the next one may be sent. */
const REACTION_SHOWN = 5_000;
const REACTION_PAUSE = 3_000;
const WORTH_THINKING = 'worth-thinking';
/** The first hint of a game may have to wait until its values are loaded: it is asked for again. */
const HINT_LATE = 'hint-late';
const HINT_TRIES = 30;

export class Match implements MatchOf<GameTypes> {
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  layouts = $state.raw<Layout[]>([]);
  lineState = $state<LineState>('connecting');
  complaint = $state<Complaint | null>(null);
  nudged = $state.raw<number[]>([]);
  /** What people called a moment ago, by seat. */
  reactions = $state.raw<Record<number, Reaction>>({});
  hasJustReacted = $state(false);
  private reactionEnds: Record<number, number> = {};
  /** For each seat the paths of the sheet that were written last. */
  fresh = $state.raw<string[][]>([]);
  missing = $state(false);
  /** What is shown was kept from before: the server has not been heard since. */
  remembered = $state(false);
  waitsLong = $state(false);
  private quiet = 0;
  /** Several people sit around one device that stays with one of them. */
  oneHand = $state(false);

  /** What the actions of a seat are worth, and why the best one is; it counts until something else happens. */
  private told = $state.raw<{ hint: Hint; reason: HintReason | null } | null>(null);
  asksHint = $state(false);
  private doubted = $state.raw<Doubt | null>(null);

  private ahead = $state.raw<Record<number, Ahead>>({});
  private throwNext: number | null = null;
  /** The number of the view on which dice were thrown or typed in, until the server has answered. */
  private thrownOn = $state<number | null>(null);
  private awaiting: { test: (view: View) => boolean; done: (view: View) => void }[] = [];
  private line: Carrier;
  private shares: Shares;
  private wake = () => {
    const looking = document.visibilityState === 'visible';
    this.line.inSight?.(looking);
    if (looking) this.line.wake();
  };

  constructor(readonly table: string) {
    this.line = carrierTo(table, {
      last: () => this.view?.number ?? null,
      told: (message) => this.hear(message),
      open: (open) => this.opened(open),
    });
    this.shares = new Shares(table, (wish) => this.line.send(wish));
  }

  start(): void {
    this.oneHand = kept(`one-hand.${this.table}`) !== null;
    this.line.start();
    document.addEventListener('visibilitychange', this.wake);
    addEventListener('online', this.wake);
    addEventListener('offline', this.wake);
    addEventListener('pageshow', this.wake);
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.wake);
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.wake);
    removeEventListener('pageshow', this.wake);
    clearTimeout(this.quiet);
    this.line.stop();
  }

  keepInOneHand(): void {
    this.oneHand = true;
    keep(`one-hand.${this.table}`, 'yes');
  }

  /** Asks for an undo, in the name of all people who share this device. */
  async undo(): Promise<void> {
    for (const { seat } of this.mine) {
      if (seat !== this.mine[0].seat && !this.view?.undo.askedBy?.length) return;
      if (!(await this.command({ type: 'undo', seat }))) return;
    }
  }

  /** Says what real dice showed in an earlier throw, or agrees to it; without faces it is refused. */
  correct(throwNumber: number, faces: Face[] | null): Promise<boolean> {
    return this.command({ type: 'correct', throw: throwNumber, faces });
  }

  /** Whether a correction needs the consent of somebody who is not at this device. */
  get correctionAsksOthers(): boolean {
    return this.view?.seats.some(({ holder, mine }) => holder === 'person' && !mine) ?? false;
  }

  /** Whether an undo needs the consent of somebody who is not at this device. */
  get undoAsksOthers(): boolean {
    return (this.view?.undo.needs ?? []).some((seat) => !this.view?.seats[seat].mine);
  }

  /** Whether the match waits for this seat. */
  isAwaited(seat: number): boolean {
    if (!this.view) return false;
    const { awaited, deciders, thrower, seats } = this.view;
    if (awaited === 'throw') return thrower === seat;
    return awaited === 'decide' && (deciders ?? []).includes(seat) && this.chosenOf(seats[seat]) === null;
  }

  /** Whether somebody is there to be called something to. */
  get canReact(): boolean {
    return settings.isOn('reactions') && Boolean(this.line.react) && this.mine.length > 0 && Boolean(this.view?.seats.some(({ holder, mine }) => holder === 'person' && !mine));
  }

  react(seat: number, reaction: Reaction): void {
    if (this.hasJustReacted) return;
    this.hasJustReacted = true;
    window.setTimeout(() => (this.hasJustReacted = false), REACTION_PAUSE);
    this.line.react?.(seat, reaction);
  }

  private hearReaction(seat: number, reaction: Reaction): void {
    const person = this.view?.seats[seat];
    if (!person || !settings.isOn('reactions')) return;
    this.reactions = { ...this.reactions, [seat]: reaction };
    if (!person.mine) say(t('client-reacted', { name: givenName(person), words: t(`client-reaction-${reaction}`) }));
    clearTimeout(this.reactionEnds[seat]);
    this.reactionEnds[seat] = window.setTimeout(() => {
      this.reactions = Object.fromEntries(Object.entries(this.reactions).filter(([key]) => Number(key) !== seat));
    }, REACTION_SHOWN);
  }

  get isMyMove(): boolean {
    return this.mine.some(({ seat, standIn }) => !standIn && this.isAwaited(seat));
  }

  /** Whether something beside the match itself is to be read or answered. */
  get asks(): boolean {
    return this.lineState === 'away' || Boolean(this.view?.undo.askedBy?.length) || Boolean(this.view?.correction) || this.mine.some(({ standIn }) => standIn);
  }

  get mine(): SeatView[] {
    return this.view?.seats.filter((seat) => seat.mine) ?? [];
  }

  /** The own decision of a seat as it is to be drawn: at once, not only when the server has answered. */
  chosenOf(seat: Pick<SeatView, 'seat' | 'chosen'>): Action | null {
    return seat.seat in this.ahead ? this.ahead[seat.seat].action : (seat.chosen ?? null);
  }

  async decide(seat: number, action: Action, thenThrow = false, careful = this.isPractice && isCareful()): Promise<boolean> {
    if (!this.view) return false;
    const number = this.view.number;
    this.doubted = null;
    this.setAhead(seat, { action, number });
    if (thenThrow) this.throwNext = seat;
    const wish = { type: 'decide', seat, action, number, ...(careful ? { careful } : {}) } as const;
    return this.command(wish, (error) => {
      this.setAhead(seat, null);
      if (error.code !== WORTH_THINKING) return;
      this.doubted = { seat, action, thenThrow, lost: Number(error.details.lost), number: settledAt(this.view!) };
    });
  }

  /** Only I and bots play here, with hints. */
  get isPractice(): boolean {
    if (!this.info?.hints || this.view?.diceSource === 'typed') return false;
    return this.view?.seats.every(({ holder, mine }) => mine || holder === 'bot') ?? false;
  }

  /** The decision that is asked about, as long as nothing else has happened. */
  get doubt(): Doubt | null {
    return this.view && this.doubted && this.doubted.number >= settledAt(this.view) ? this.doubted : null;
  }

  async decideAnyway(): Promise<void> {
    if (this.doubt) await this.decide(this.doubt.seat, this.doubt.action, this.doubt.thenThrow, false);
  }

  thinkAgain(): void {
    this.doubted = null;
  }

  /** What a seat was told about the decision that it has to make now. */
  hintFor(seat: number): { hint: Hint; reason: HintReason | null } | null {
    const { told, view } = this;
    return view && told?.hint.seat === seat && told.hint.number >= settledAt(view) ? told : null;
  }

  async askHint(seat: number): Promise<void> {
    if (!this.view || this.asksHint) return;
    const { number } = this.view;
    this.asksHint = true;
    let refused = '';
    for (let tries = 0; tries < HINT_TRIES; tries++) {
      refused = '';
      await this.command({ type: 'hint', seat, number }, ({ code }) => (refused = code));
      if (refused !== HINT_LATE) break;
    }
    this.asksHint = false;
    if (!refused) await this.askReason(seat, number);
  }

  /** The reason takes longer, and is worth no complaint where there is none. */
  private async askReason(seat: number, number: number): Promise<void> {
    try {
      const { reason } = await api.hintReason(this.table, seat, number);
      const known = this.hintFor(seat);
      if (known) this.told = { ...known, reason: reason ?? null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  closeHint(): void {
    this.told = null;
  }

  async takeBack(seat: number): Promise<void> {
    if (!this.view) return;
    this.setAhead(seat, { action: null, number: this.view.number });
    await this.command({ type: 'take-back', seat }, () => this.setAhead(seat, null));
  }

  /** Whether dice are on their way: nobody throws twice by tapping twice. */
  get isThrowing(): boolean {
    return this.thrownOn !== null && this.thrownOn === this.view?.number;
  }

  async throwDice(seat: number): Promise<void> {
    await this.thrown((number) => ({ type: 'throw', seat, nonce: randomHex(), number }));
  }

  async enter(seat: number, faces: Face[]): Promise<void> {
    await this.thrown((number) => ({ type: 'enter', seat, faces, number }));
  }

  /** Real dice of one's own choice: which were thrown, what they show, and what is done then, said all at once. */
  async enterPicked(seat: number, pick: Action, faces: Record<string, Face>, then: Action): Promise<void> {
    if (!(await this.decide(seat, pick))) return;
    const thrown = await this.reached((view) => view.awaited === 'throw' && view.thrower === seat);
    await this.enter(
      seat,
      thrown.dice.filter(({ wanted }) => wanted).map(({ name }) => faces[name]),
    );
    await this.reached((view) => view.awaited === 'decide' && view.number > thrown.number);
    await this.decide(seat, then);
  }

  /** When the first view has come. */
  async seen(): Promise<void> {
    await this.reached(() => true);
  }

  private reached(test: (view: View) => boolean): Promise<View> {
    if (this.view && test(this.view)) return Promise.resolve(this.view);
    return new Promise((done) => this.awaiting.push({ test, done }));
  }

  private async thrown(wish: (number: number) => Wish): Promise<void> {
    if (!this.view || this.isThrowing) return;
    this.thrownOn = this.view.number;
    await this.command(wish(this.view.number), () => (this.thrownOn = null));
  }

  /** Says something to the server; a refusal is shown in words, and what was drawn ahead is put right. */
  async command(wish: Wish, undo?: (error: RefusedError) => void): Promise<boolean> {
    try {
      await this.line.send(wish);
      return true;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      undo?.(error);
      this.throwNext = null;
      if (error.code !== WORTH_THINKING && error.code !== HINT_LATE) this.complaint = { code: error.code, text: error.message };
      return false;
    }
  }

  private opened(open: boolean): void {
    this.lineState = open ? 'open' : 'away';
    if (open) {
      this.shares.reconnected();
      this.remembered = false;
    } else if (!this.view) this.recall();
  }

  /** Without a line the match is shown as it was seen last. */
  private recall(): void {
    const running = runningAt(this.table);
    if (!running) return;
    this.info = running.info;
    this.layouts = running.layouts;
    this.view = running.view;
    this.remembered = true;
  }

  private hear(message: Told): void {
    if (message.type === 'snapshot') {
      this.info = message.table;
      this.layouts = message.view.layouts ?? this.layouts;
      this.see(message.view);
    } else if (message.type === 'update') {
      if (message.table) this.info = message.table;
      if (message.view.layouts) this.layouts = message.view.layouts;
      this.see({ ...message.view, log: joined(this.view, message.view) });
    } else if (message.type === 'hint') {
      this.told = { hint: message, reason: null };
    } else if (message.type === 'reacted') {
      this.hearReaction(message.seat, message.reaction);
    } else if (message.type === 'presence') {
      this.seePresence(message);
    } else if (message.type === 'refused' && (!this.view || message.code === 'bot-away')) {
      this.missing = !this.view;
      this.complaint = { code: message.code, text: message.text };
    }
  }

  /** Shows a view; what stands on a sheet since the view before was just written. */
  show(view: View, before: View | null): void {
    this.fresh = view.seats.map(({ seat, sheet }) => (before ? changedPaths(before.seats[seat]?.sheet, sheet) : []));
    this.view = view;
  }

  private see(view: View): void {
    const before = this.view?.match === view.match ? this.view : null;
    if (before && view.number < before.number) return;
    const settled = view.number - (view.hints ?? 0);
    this.ahead = Object.fromEntries(Object.entries(this.ahead).filter(([, ahead]) => ahead.number >= settled));
    if (view.number === before?.number) {
      this.view = view;
    } else {
      this.nudged = [];
      this.show(view, before);
      this.waitAnew();
    }
    this.shares.follow(view);
    if (this.info && this.mine.length && !isOnDevice(this.table)) keepRunning({ table: this.table, info: this.info, view, layouts: this.layouts });
    this.throwIfMeant(view);
    for (const waiting of this.awaiting.filter(({ test }) => test(view))) {
      this.awaiting.splice(this.awaiting.indexOf(waiting), 1);
      waiting.done(view);
    }
  }

  private waitAnew(): void {
    this.waitsLong = false;
    clearTimeout(this.quiet);
    this.quiet = window.setTimeout(() => (this.waitsLong = true), A_WHILE);
  }

  /** "Throw" is one tap for a person, though picking the dice and throwing them are two steps of the match. */
  private throwIfMeant(view: View): void {
    if (this.throwNext === null || view.awaited !== 'throw') return;
    const seat = this.throwNext;
    this.throwNext = null;
    if (view.thrower === seat && view.diceSource !== 'typed') void this.throwDice(seat);
  }

  private seePresence(message: Extract<Told, { type: 'presence' }>): void {
    this.nudged = message.nudged ?? [];
    if (!this.view) return;
    const chosenOf = (seat: number) => message.chosen?.find((chosen) => chosen.seat === seat)?.action;
    const seats = this.view.seats.map((seat) => {
      const status =
        message.decided.includes(seat.seat) && seat.status === 'thinking'
          ? ('decided' as const)
          : !message.decided.includes(seat.seat) && seat.status === 'decided'
            ? ('thinking' as const)
            : seat.status;
      const connected = seat.holder !== 'person' || message.connected.includes(seat.seat);
      return { ...seat, connected, status, chosen: chosenOf(seat.seat) };
    });
    this.view = { ...this.view, seats };
  }

  private setAhead(seat: number, ahead: Ahead | null): void {
    const rest = Object.fromEntries(Object.entries(this.ahead).filter(([key]) => Number(key) !== seat));
    this.ahead = ahead ? { ...rest, [seat]: ahead } : rest;
  }
}
