// One match: its log of events, the decisions that are still hidden, and what people may ask of it. A request changes
// nothing: it returns a change, which `accept` makes true. Between both it is kept on the device.
import { seededFaces } from './dice';
import { notNow, RulesError } from './errors';
import type { Event, Opened } from './events';
import type { Face } from '../lib/game-types';
import type { Json } from './facts';
import type { Game } from './game';
import { opening, Position, step, undoTarget } from './position';

export type Pending = ReadonlyMap<number, Json>;

export interface Change {
  events: Event[];
  /** The decisions that will then be hidden, by seat. */
  pending: Pending;
  /** The seats that will then have asked for an undo. */
  asked: readonly number[];
  positions: Position[];
}

export class Match {
  private constructor(
    readonly game: Game,
    readonly events: Event[],
    /** The position after each event. */
    readonly positions: Position[],
    private hidden: Pending,
    private askedBy: readonly number[],
  ) {}

  static open(game: Game, opened: Opened): Match {
    return new Match(game, [opened], [opening(game, opened)], new Map(), []);
  }

  /** A match from the log that was kept. */
  static resume(game: Game, events: Event[], pending: Pending = new Map(), asked: readonly number[] = []): Match {
    const [opened, ...rest] = events;
    if (opened?.event !== 'opened') throw new RulesError('invalid-log', 'A match begins with the event that opens it.');
    const match = Match.open(game, opened);
    for (const event of rest) match.accept(match.changed([event]));
    match.hidden = pending;
    match.askedBy = asked;
    return match;
  }

  get position(): Position {
    return this.positions[this.positions.length - 1];
  }

  get opened(): Opened {
    return this.position.at.opened;
  }

  get number(): number {
    return this.position.at.number;
  }

  get pending(): Pending {
    return this.hidden;
  }

  get asked(): readonly number[] {
    return this.askedBy;
  }

  get undoTarget(): number | null {
    return undoTarget(this.position, this.events);
  }

  sit(seat: number, name: string): Change {
    return this.changed([{ event: 'seated', seat, holder: 'person', name }]);
  }

  handToBot(seat: number, level: string, name: string): Change {
    return this.changed([{ event: 'seated', seat, holder: 'bot', name, bot: level }]);
  }

  standIn(seat: number, level: string): Change {
    return this.changed([{ event: 'stood-in', seat, bot: level }]);
  }

  comeBack(seat: number): Change {
    return this.changed([{ event: 'returned', seat }]);
  }

  throw(seat: number): Change {
    const { dice } = this.opened;
    const { thrower, diceWanted, at } = this.position;
    if (dice.source === 'typed') throw new RulesError('impossible-throw', 'Real dice are thrown: type in what fell.');
    if (dice.source !== 'seeded') throw new RulesError('impossible-throw', 'Only a server can throw these dice.');
    if (thrower !== seat) throw notNow(`Seat ${seat} isn't to throw now.`);
    const faces = seededFaces(dice.seed, at.turn, at.throwsOfTurn + 1, diceWanted);
    return this.played({ event: 'thrown', seat, faces: this.position.facesToJson(faces) });
  }

  /** Type in what real dice show: a face for each wanted die, in their order. */
  enter(faces: Face[]): Change {
    const { position } = this;
    if (this.opened.dice.source !== 'typed') throw new RulesError('impossible-throw', 'These dice are not typed in.');
    if (position.thrower === null) throw new RulesError('impossible-throw', 'No dice are to be thrown now.');
    this.game.throw(position.at.state, faces);
    return this.played({ event: 'thrown', seat: position.thrower, faces: position.facesToJson(faces) });
  }

  /** Decide for a seat. The last decision that is waited for reveals all of them as one event. */
  decide(seat: number, action: Json): Change {
    const { deciders, at } = this.position;
    if (!deciders.includes(seat)) throw notNow(`Seat ${seat} has nothing to decide now.`);
    this.game.checkLegal(at.state, seat, this.game.codeOf(action));
    const pending = new Map(this.hidden).set(seat, action);
    if (pending.size < deciders.length) return this.changed([], pending);
    const actions = Object.fromEntries([...pending].sort(([one], [other]) => one - other));
    return this.played({ event: 'decided', phase: this.game.read.phase(at.state) ?? '', actions });
  }

  takeBack(seat: number): Change {
    if (!this.hidden.has(seat)) throw notNow(`Seat ${seat} has no hidden decision to take back.`);
    return this.changed([], new Map([...this.hidden].filter(([other]) => other !== seat)));
  }

  /** Ask for an undo, agree to one, or refuse it. It is done as soon as all people at the table agree. */
  undo(seat: number, agree = true): Change {
    const { undoTarget: target } = this;
    const { people } = this.position;
    if (target === null) throw notNow('There is nothing that may be undone now.');
    if (!people.includes(seat)) throw notNow('Only people at the table ask for an undo.');
    if (!agree) return this.changed([], this.hidden, []);
    const asked = people.filter((person) => person === seat || this.askedBy.includes(person));
    if (asked.length < people.length) return this.changed([], this.hidden, asked);
    return this.played({ event: 'undone', to: target, by: people });
  }

  accept(change: Change): void {
    this.events.push(...change.events);
    this.positions.push(...change.positions);
    this.hidden = change.pending;
    this.askedBy = change.asked;
  }

  private changed(events: Event[], pending = this.hidden, asked = this.askedBy): Change {
    const positions: Position[] = [];
    for (const event of events) positions.push(step(positions.at(-1) ?? this.position, event, this.events));
    return { events, pending, asked, positions };
  }

  /** Play goes on: nothing stays hidden or asked for. A match that is over is ended at once. */
  private played(event: Event): Change {
    const change = this.changed([event], new Map(), []);
    const last = change.positions[0];
    if (!last.isPlayed) return change;
    const scores = last.scores.map((score) => score.total);
    const ended: Event = { event: 'ended', scores, winners: this.game.winners(last.at.state) };
    return { ...change, events: [event, ended], positions: [last, step(last, ended, this.events)] };
  }
}
