// One match: its log of events, the decisions that are still hidden, and what people may ask of it. A request changes
// nothing: it returns a change, which `accept` makes true. Between both it is kept on the device.
import { seededFaces } from './dice';
import { notNow, RulesError } from './errors';
import type { Event, Opened, Thrown } from './events';
import type { Face } from '../lib/game-types';
import type { Json } from './facts';
import type { Game } from './game';
import { keptDecisions, keptPlay, legalDecisions } from './corrections';
import { beforeThrow, correctable, opening, Position, step, undoTarget } from './position';

export type Pending = ReadonlyMap<number, Json>;

/** What somebody says that real dice showed, until all people agree. */
export interface Correction {
  throw: number;
  faces: Json;
  asked: readonly number[];
}

/** What belongs to the present moment of a match and is in no event. */
export interface Hidden {
  /** The decisions that are still hidden, by seat. */
  pending: Pending;
  /** The seats that have asked for an undo. */
  asked: readonly number[];
  correction: Correction | null;
}

export interface Change {
  events: Event[];
  hidden: Hidden;
  positions: Position[];
}

const NOTHING_HIDDEN: Hidden = { pending: new Map(), asked: [], correction: null };

const isSame = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other);

export class Match {
  private constructor(
    readonly game: Game,
    readonly events: Event[],
    /** The position after each event. */
    readonly positions: Position[],
    private now: Hidden,
  ) {}

  static open(game: Game, opened: Opened): Match {
    return new Match(game, [opened], [opening(game, opened)], NOTHING_HIDDEN);
  }

  /** A match from the log that was kept. */
  static resume(game: Game, events: Event[], hidden: Hidden = NOTHING_HIDDEN): Match {
    const [opened, ...rest] = events;
    if (opened?.event !== 'opened') throw new RulesError('invalid-log', 'A match begins with the event that opens it.');
    const match = Match.open(game, opened);
    for (const event of rest) match.accept(match.changed([event]));
    match.now = hidden;
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

  get hidden(): Hidden {
    return this.now;
  }

  get pending(): Pending {
    return this.now.pending;
  }

  get asked(): readonly number[] {
    return this.now.asked;
  }

  get correction(): Correction | null {
    return this.now.correction;
  }

  /** The throws whose dice may be corrected. */
  get correctable(): number[] {
    return correctable(this.position, this.events);
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
    const pending = new Map(this.pending).set(seat, action);
    if (pending.size < deciders.length) return this.hiding({ pending });
    const actions = Object.fromEntries([...pending].sort(([one], [other]) => one - other));
    return this.played({ event: 'decided', phase: this.game.read.phase(at.state) ?? '', actions });
  }

  takeBack(seat: number): Change {
    if (!this.pending.has(seat)) throw notNow(`Seat ${seat} has no hidden decision to take back.`);
    return this.hiding({ pending: new Map([...this.pending].filter(([other]) => other !== seat)) });
  }

  /** Ask for an undo, agree to one, or refuse it. It is done as soon as all people at the table agree. */
  undo(seat: number, agree = true): Change {
    const { undoTarget: target } = this;
    const { people } = this.position;
    if (target === null) throw notNow('There is nothing that may be undone now.');
    if (!people.includes(seat)) throw notNow('Only people at the table ask for an undo.');
    if (!agree) return this.hiding({ asked: [] });
    const asked = people.filter((person) => person === seat || this.asked.includes(person));
    if (asked.length < people.length) return this.hiding({ asked });
    return this.played({ event: 'undone', to: target, by: people });
  }

  /** Say what real dice showed in an earlier throw, in the name of some people; or agree to it, or refuse it. */
  correct(seats: number[], number: number, faces: Face[] | null): Change {
    const { people } = this.position;
    if (!seats.length || !seats.every((seat) => people.includes(seat))) throw notNow('Only people correct what was thrown.');
    if (!this.correctable.includes(number)) throw notNow('This is no throw that could be corrected.');
    if (!faces) return this.hiding({ correction: null });
    const fell = this.diceOf(number, faces);
    if (isSame(fell, this.events[number - 1])) throw notNow('This is what was typed in.');
    const known = this.correction;
    const agreed = known?.throw === number && isSame(known.faces, fell.faces) ? known.asked : [];
    const asked = people.filter((person) => seats.includes(person) || agreed.includes(person));
    if (asked.length < people.length) return this.hiding({ correction: { throw: number, faces: fell.faces, asked } });
    return this.withPending(this.played({ event: 'corrected', throw: number, by: people }, fell));
  }

  /** A throw as the dice that were wanted then could have shown it. */
  private diceOf(number: number, faces: Face[]): Thrown {
    const then = beforeThrow(this.position, number, this.events);
    this.game.throw(then.at.state, faces);
    return { event: 'thrown', seat: this.game.read.active(then.at.state), faces: then.facesToJson(faces) };
  }

  /** What is still hidden stays so where everything before it stayed, and the rules allow it. */
  private withPending(change: Change): Change {
    const last = change.positions[change.positions.length - 1];
    const phase = (position: Position) => this.game.read.phase(position.at.state);
    const isThere = last.at.turn === this.position.at.turn && phase(last) === phase(this.position);
    if (last.at.later.length || !isThere) return change;
    return { ...change, hidden: { ...change.hidden, pending: legalDecisions(last, (seat) => this.pending.get(seat)) } };
  }

  accept(change: Change): void {
    this.events.push(...change.events);
    this.positions.push(...change.positions);
    this.now = change.hidden;
  }

  private changed(events: Event[]): Change {
    return { events, hidden: this.now, positions: this.positionsAfter(events) };
  }

  /** No event, but something else is hidden than before. */
  private hiding(changes: Partial<Hidden>): Change {
    return { events: [], hidden: { ...this.now, ...changes }, positions: [] };
  }

  private positionsAfter(events: Event[]): Position[] {
    const positions: Position[] = [];
    for (const event of events) positions.push(step(positions.at(-1) ?? this.position, event, this.events));
    return positions;
  }

  /** Play goes on, also with what was played after a corrected throw. A match that is over is ended at once. */
  private played(...events: Event[]): Change {
    const positions = this.positionsAfter(events);
    let last = positions[positions.length - 1];
    for (let kept = keptPlay(last, this.events); kept; kept = keptPlay(last, this.events)) {
      last = kept.after;
      events.push(kept.event);
      positions.push(last);
    }
    if (last.isPlayed) {
      const scores = last.scores.map((score) => score.total);
      const ended: Event = { event: 'ended', scores, winners: this.game.winners(last.at.state) };
      last = step(last, ended, this.events);
      events.push(ended);
      positions.push(last);
    }
    return { events, hidden: this.hiddenIn(last, events), positions };
  }

  /** What is hidden once play has gone on: decisions that stay, and a correction that can still be made. */
  private hiddenIn(position: Position, events: Event[]): Hidden {
    const { correction } = this;
    const isOpen = correction && correctable(position, [...this.events, ...events]).includes(correction.throw);
    return { pending: keptDecisions(position), asked: [], correction: isOpen ? correction : null };
  }
}
