// Where a match stands after an event, and the one function that leads from each position to the next.
import { notNow, RulesError } from './errors';
import { seatsOf, type Corrected, type Decided, type Ended, type Event, type Opened, type Returned, type Seated, type StoodIn, type Thrown, type Undone } from './events';
import type { Face } from '../lib/game-types';
import type { Die, Json } from './facts';
import type { Game, Score } from './game';
import { leftAfter, type Later } from './later';
import type { State } from './state';

const LONGEST_NAME = 40;
const LEVEL = /^[a-z0-9-]{1,40}$/;
const MATCH_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Who holds a seat, and who plays for a person that is away. */
export interface Chair {
  holder: Seated['holder'];
  name: string;
  bot: string | null;
  standIn: string | null;
}

/** A throw or a decision: its number, and the turn it was made in. */
interface Played {
  number: number;
  turn: number;
}

interface Standing {
  opened: Opened;
  state: State;
  chairs: Chair[];
  /** The number of the last event; the first is 1. */
  number: number;
  turn: number;
  throwsOfTurn: number;
  /** The throws and decisions that count, without the undone ones. */
  line: Played[];
  /** What was played after a throw that was corrected and has yet to be played again, or to be replaced. */
  later: Later[];
  ended: Ended | null;
}

/** A match after an event; never changed. */
export class Position {
  readonly scores: Score[];
  readonly isPlayed: boolean;
  readonly isFull: boolean;
  readonly deciders: number[];
  readonly diceWanted: Die[];
  readonly thrower: number | null;
  readonly people: number[];

  constructor(
    readonly game: Game,
    readonly at: Standing,
  ) {
    const { state, chairs } = at;
    this.scores = chairs.map((_, seat) => game.score(state, seat));
    this.isPlayed = game.isOver(state);
    this.isFull = chairs.every((chair) => chair.holder !== 'open');
    this.deciders = this.isFull ? game.deciders(state) : [];
    this.diceWanted = game.diceWanted(state);
    this.thrower = this.isFull && this.diceWanted.length ? game.read.active(state) : null;
    this.people = chairs.flatMap((chair, seat) => (chair.holder === 'person' ? [seat] : []));
  }

  /** The level of the bot that plays a seat now; null if a person does, or nobody. */
  botOf(seat: number): string | null {
    const chair = this.at.chairs[seat];
    return chair.bot ?? chair.standIn;
  }

  /** Faces in the order of the wanted dice as a throw's JSON form. */
  facesToJson(faces: Face[]): Json {
    return this.game.words.diceToJson(Object.fromEntries(this.diceWanted.map((die, place) => [die.name, faces[place]])));
  }

  facesInOrder(json: Json): Face[] {
    const named = this.game.words.diceFromJson(json);
    if (!named || Object.keys(named).length !== this.diceWanted.length) throw notNow('These are not the wanted dice.');
    return this.diceWanted.map((die) => named[die.name]);
  }

  with(changes: Partial<Standing>): Position {
    return new Position(this.game, { ...this.at, ...changes });
  }
}

export function opening(game: Game, opened: Opened): Position {
  if (!MATCH_ID.test(opened.match)) throw notNow("A match has an id of 1 to 64 letters, digits, '-' or '_'.");
  const state = game.start(opened.seats, opened.variant, opened.first ?? 0, opened.sheets ?? null);
  const chair: Chair = { holder: 'open', name: '', bot: null, standIn: null };
  const chairs = Array.from({ length: opened.seats }, () => chair);
  return new Position(game, { opened, state, chairs, number: 1, turn: 1, throwsOfTurn: 0, line: [], later: [], ended: null });
}

/** The position after one more event. `log` holds the events before it: an undo looks back into it. */
export function step(position: Position, event: Event, log: Event[]): Position {
  if (position.at.ended) throw notNow('The match has ended.');
  switch (event.event) {
    case 'opened':
      throw notNow('A match is opened once.');
    case 'seated':
    case 'stood-in':
    case 'returned':
      return reseated(position, event);
    case 'thrown':
      return thrown(position, event);
    case 'decided':
      return decided(position, event);
    case 'undone':
      return undone(position, event, log);
    case 'corrected':
      return corrected(position, event, log);
    case 'ended':
      return ended(position, event);
  }
}

/** The event to which an undo goes back: before the last decision that a person took part in. */
export function undoTarget(position: Position, log: Event[]): number | null {
  if (position.at.ended) return null;
  for (const { number } of position.at.line.toReversed()) {
    const event = log[number - 1];
    if (event.event === 'decided' && seatsOf(event).some((seat) => position.people.includes(seat))) return number - 1;
    const isSealed = event.event === 'thrown' && position.at.opened.dice.source === 'sealed';
    if (isSealed && position.people.length > 1) return null;
  }
  return null;
}

function reseated(position: Position, event: Seated | StoodIn | Returned): Position {
  const { chairs, number } = position.at;
  if (!chairs[event.seat]) throw notNow(`There is no seat ${event.seat}.`);
  return position.with({ number: number + 1, chairs: chairs.with(event.seat, chairAfter(chairs[event.seat], event)) });
}

function chairAfter(chair: Chair, event: Seated | StoodIn | Returned): Chair {
  if (event.event === 'stood-in') {
    if (chair.holder !== 'person' || chair.standIn) throw notNow('A bot stands in for a person who plays.');
    return { ...chair, standIn: event.bot };
  }
  if (event.event === 'returned') {
    if (!chair.standIn) throw notNow('Only a person for whom a bot stands in can return.');
    return { ...chair, standIn: null };
  }
  const after: Chair = { holder: event.holder, name: event.name ?? '', bot: event.bot ?? null, standIn: null };
  checkHolder(after);
  const isSame = chair.holder === after.holder && chair.name === after.name && chair.bot === after.bot;
  if (isSame && !chair.standIn) throw notNow('The seat is held so already.');
  return after;
}

function checkHolder({ holder, name, bot }: Chair): void {
  if ((holder === 'bot') !== (bot !== null) || (bot !== null && !LEVEL.test(bot))) throw notNow('A bot has a level.');
  if (holder === 'open' ? name !== '' : !name || [...name].length > LONGEST_NAME || name !== name.trim()) {
    throw new RulesError('invalid-name', `A name has 1 to ${LONGEST_NAME} characters, and no space at its ends.`);
  }
}

function thrown(position: Position, event: Thrown): Position {
  const { number, state, turn, throwsOfTurn, line, later } = position.at;
  if (position.thrower === null) throw notNow('No dice are to be thrown now.');
  if (event.seat !== position.thrower) throw notNow(`Seat ${position.thrower} throws now.`);
  return position.with({
    number: number + 1,
    state: position.game.throw(state, position.facesInOrder(event.faces)),
    throwsOfTurn: throwsOfTurn + 1,
    line: [...line, { number: number + 1, turn }],
    later: leftAfter(later, event, turn, turn),
  });
}

function decided(position: Position, event: Decided): Position {
  const { game } = position;
  const { number, state, turn, throwsOfTurn, line, later } = position.at;
  if (!position.isFull) throw notNow('A seat is still open.');
  if (event.phase !== game.read.phase(state)) throw notNow(`This is no time to decide on ${event.phase}.`);
  const after = game.decide(state, new Map(seatsOf(event).map((seat) => [seat, game.codeOf(event.actions[seat])])));
  // A turn is over when the dice that lay on the table are taken up.
  const lay = Object.keys(game.words.faces(state)).length > 0;
  const turnEnds = lay && !Object.keys(game.words.faces(after)).length && !game.isOver(after);
  const nextTurn = turn + (turnEnds ? 1 : 0);
  return position.with({
    number: number + 1,
    state: after,
    turn: nextTurn,
    throwsOfTurn: turnEnds ? 0 : throwsOfTurn,
    line: [...line, { number: number + 1, turn }],
    later: leftAfter(later, event, turn, nextTurn),
  });
}

function undone(position: Position, event: Undone, log: Event[]): Position {
  if (event.to !== undoTarget(position, log)) throw notNow('There is nothing that may be undone so.');
  return before(position, event.to + 1, log).with({ later: position.at.later });
}

/** The game as it stood before one of the plays that count, with the seats as they are now. */
function before(position: Position, play: number, log: Event[]): Position {
  const { chairs, number, opened, line } = position.at;
  const held: Chair = { holder: 'person', name: '', bot: null, standIn: null };
  let again = opening(position.game, opened).with({ chairs: chairs.map(() => held) });
  for (const played of line.filter((one) => one.number < play)) {
    again = step(again.with({ number: played.number - 1 }), log[played.number - 1], log);
  }
  return again.with({ number: number + 1, chairs });
}

/** The throws whose dice may be corrected: those of real dice that count, until the match has ended. */
export function correctable(position: Position, log: Event[]): number[] {
  const { opened, ended: over, line } = position.at;
  if (over || opened.dice.source !== 'typed') return [];
  return line.map(({ number }) => number).filter((number) => log[number - 1].event === 'thrown');
}

/** The game as it stood before a throw, with what was played from then on as what may be played again. */
function corrected(position: Position, event: Corrected, log: Event[]): Position {
  if (!correctable(position, log).includes(event.throw)) throw notNow('This is no throw that could be corrected.');
  if (String(event.by) !== String(position.people)) throw notNow('All people have to agree on a correction.');
  return beforeThrow(position, event.throw, log);
}

export function beforeThrow(position: Position, number: number, log: Event[]): Position {
  const { line, later } = position.at;
  const takenBack = line.filter((one) => one.number >= number);
  const again = takenBack.map((one) => ({ turn: one.turn, event: log[one.number - 1] as Thrown | Decided }));
  return before(position, number, log).with({ later: [...again, ...later] });
}

function ended(position: Position, event: Ended): Position {
  if (!position.isPlayed) throw notNow("The match isn't over.");
  return position.with({ number: position.at.number + 1, ended: event });
}
