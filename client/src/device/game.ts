// A game on its kernels: states in and out, legal actions and what they would bring. The rules stand in the kernels.
import { RulesError } from './errors';
import type { Action, Face, Layout } from '../lib/game-types';
import type { Die, Facts, Json } from './facts';
import type { RulesKernels } from './kernels';
import type { Module } from './module';
import { StateReader, type State } from './state';
import type { MakeWords, Part, Words } from './words';

export interface Score {
  total: number;
  parts: Part[];
}

/** What a legal action would do to the sheet of the seat. */
export interface Outcome {
  code: number;
  /** The state after it, on this seat's sheet alone; null if nothing changes. */
  after: State | null;
  /** Whether any part of the score changes. */
  scores: boolean;
}

export class Game {
  readonly read: StateReader;
  readonly words: Words;
  private codes: Map<string, number>;
  private codesOfText: Map<string, number>;
  private rooms: ReturnType<typeof roomsFor>;

  constructor(
    readonly facts: Facts,
    private module: Module<RulesKernels>,
    makeWords: MakeWords,
  ) {
    this.read = new StateReader(facts);
    this.words = makeWords({ facts, module, read: this.read });
    this.codes = new Map(facts.actions.flatMap((action, code) => (action ? [[JSON.stringify(action[0]), code]] : [])));
    this.codesOfText = new Map(facts.actions.flatMap((action, code) => (action ? [[action[1], code]] : [])));
    this.rooms = roomsFor(facts, module);
  }

  start(seats: number, variant: string, first: number, sheets: Json[] | null): State {
    const { name, playable, variants } = this.facts;
    if (!playable.includes(seats)) throw new RulesError('invalid-setup', `${name} isn't played by ${seats}.`);
    if (!variants.includes(variant)) throw new RulesError('invalid-setup', `${name} has no variant ${variant}.`);
    if (!(first >= 0 && first < seats)) throw new RulesError('invalid-setup', `There is no seat ${first}.`);
    const buffer = this.rooms.buffer;
    buffer.view.fill(0);
    this.module.kernels.start(buffer, seats, variants.indexOf(variant), first);
    const state = buffer.view.slice();
    if (sheets) this.words.deal?.(state, sheets);
    return state;
  }

  deciders(state: State): number[] {
    const bits = this.module.kernels.deciders(this.put(state));
    return Array.from({ length: this.read.seats(state) }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
  }

  legal(state: State, seat: number): number[] {
    const count = this.module.kernels.legal(this.put(state), seat, this.rooms.actions);
    return [...this.rooms.actions.view.subarray(0, count)];
  }

  diceWanted(state: State): Die[] {
    const count = this.module.kernels.dice_wanted(this.put(state), this.rooms.dice);
    return [...this.rooms.dice.view.subarray(0, count)].map((die) => this.facts.dice[die]);
  }

  /** The state after the wanted dice have fallen, a face for each of them. */
  throw(state: State, faces: Face[]): State {
    const dice = this.diceWanted(state);
    if (!dice.length || dice.length !== faces.length || !dice.every((die, at) => die.faces.includes(faces[at]))) {
      throw new RulesError('impossible-throw', `Expected a face for each of ${dice.length} dice.`);
    }
    this.rooms.dice.view.set(faces.map((face, at) => (typeof face === 'number' ? face : dice[at].faces.indexOf(face))));
    const buffer = this.put(state);
    this.module.kernels.throw(buffer, this.rooms.dice.first(dice.length));
    return buffer.view.slice();
  }

  /** The state after all deciders have decided, by the codes of their actions. */
  decide(state: State, decisions: Map<number, number>): State {
    const deciders = this.deciders(state);
    if (!deciders.length || deciders.length !== decisions.size || !deciders.every((seat) => decisions.has(seat))) {
      throw new RulesError('illegal-action', 'Expected a decision from each seat that decides now.');
    }
    for (const [seat, code] of decisions) this.checkLegal(state, seat, code);
    const actions = this.rooms.decisions;
    actions.view.fill(-1);
    for (const [seat, code] of decisions) actions.view[seat] = code;
    const buffer = this.put(state);
    this.module.kernels.decide(buffer, actions);
    return buffer.view.slice();
  }

  isOver(state: State): boolean {
    return this.module.kernels.is_over(this.put(state));
  }

  score(state: State, seat: number): Score {
    const { states, parts, totals } = this.rooms;
    states.view.set(state);
    parts.view.subarray(0, this.facts.parts).fill(0);
    this.module.kernels.scores(states.first(1), seat, parts.first(1), totals.first(1));
    const points = [...parts.view.subarray(0, this.facts.parts)];
    return { total: totals.view[0], parts: this.words.parts(state, seat, points) };
  }

  winners(state: State): number[] {
    const totals = Array.from({ length: this.read.seats(state) }, (_, seat) => this.score(state, seat).total);
    const best = Math.max(...totals);
    return totals.flatMap((total, seat) => (total === best ? [seat] : []));
  }

  /** What every legal action would do, in one pass over the rules. */
  outcomes(state: State, seat: number): Outcome[] {
    const { actions, states, changed, flags } = this.rooms;
    const count = this.module.kernels.outcomes(this.put(state), seat, actions, states, changed, flags);
    const bytes = this.facts.stateBytes;
    return Array.from({ length: count }, (_, at) => {
      const isChanged = changed.view[at * changed.shape[1]] > 0;
      const after = isChanged ? states.view.slice(at * bytes, (at + 1) * bytes) : null;
      return { code: actions.view[at], after, scores: flags.view[at] === 1 };
    });
  }

  rating(state: State): string | null {
    const solo = this.read.seats(state) === 1 && this.isOver(state);
    return solo && this.words.rating ? this.words.rating(this.score(state, 0).total) : null;
  }

  layout(state: State, seat: number): Layout {
    return this.words.layout?.(state, seat) ?? this.facts.layouts[this.read.variant(state)];
  }

  /** The code of an action as it is offered in a view. */
  codeOf(action: Json): number {
    const code = this.codes.get(JSON.stringify(action));
    if (code === undefined) throw new RulesError('invalid-notation', `${JSON.stringify(action)} is no action.`);
    return code;
  }

  codeOfText(text: string): number {
    const code = this.codesOfText.get(text);
    if (code === undefined) throw new RulesError('invalid-notation', `Expected an action, found '${text}'.`);
    return code;
  }

  action(code: number): Action {
    return this.described(code)[0];
  }

  text(code: number): string {
    return this.described(code)[1];
  }

  kind(code: number): string {
    return this.described(code)[2];
  }

  checkLegal(state: State, seat: number, code: number): void {
    if (!this.module.kernels.is_legal(this.put(state), seat, code)) {
      throw new RulesError('illegal-action', `Seat ${seat} may not decide ${this.text(code)} now.`);
    }
  }

  private described(code: number): [Action, string, string] {
    const described = this.facts.actions[code];
    if (!described) throw new Error(`No action has the number ${code}.`);
    return described;
  }

  private put(state: State) {
    this.rooms.buffer.view.set(state);
    return this.rooms.buffer;
  }
}

/** Where kernels find and leave things, allocated once. */
function roomsFor({ stateBytes, actions, dice, maxSeats, parts }: Facts, { memory }: Module<RulesKernels>) {
  return {
    buffer: memory.room('int8', stateBytes),
    actions: memory.room('int16', actions.length),
    dice: memory.room('int8', dice.length),
    decisions: memory.room('int16', maxSeats),
    states: memory.room('int8', actions.length, stateBytes),
    changed: memory.room('int16', actions.length, 1 + 2 * stateBytes),
    flags: memory.room('uint8', actions.length),
    parts: memory.room('int16', actions.length, parts),
    totals: memory.room('int16', actions.length),
  };
}
