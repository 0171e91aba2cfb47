// How much of what was played after a corrected throw can stay, as `rollwright.table.corrections` finds it.
import { RulesError } from './errors';
import type { Decided, Event, Thrown } from './events';
import type { Json } from './facts';
import { step, type Position } from './position';

/** What was played here before a throw was corrected, if the rules still allow all of it. */
export function keptPlay(position: Position, log: Event[]): { event: Event; after: Position } | null {
  const event = awaited(position);
  if (!event) return null;
  try {
    return { event, after: step(position, event, log) };
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
}

/** What some of the deciders decided here before a throw was corrected, where that is still legal. */
export function keptDecisions(position: Position): Map<number, Json> {
  const found = awaited(position);
  return found?.event === 'decided' ? legalDecisions(position, (seat) => found.actions[seat]) : new Map();
}

/** Those of some decisions that the rules allow in a position. */
export function legalDecisions(position: Position, decision: (seat: number) => Json | undefined): Map<number, Json> {
  const found = position.deciders.map((seat) => [seat, decision(seat)] as const);
  return new Map(found.filter((one): one is [number, Json] => one[1] !== undefined && isLegal(position, ...one)));
}

function isLegal({ game, at }: Position, seat: number, action: Json | undefined): boolean {
  return action !== undefined && game.legal(at.state, seat).includes(game.codeOf(action));
}

/** The first of the later plays of this turn that is of the kind that is awaited now. */
function awaited(position: Position): Thrown | Decided | undefined {
  const { later, turn, state } = position.at;
  const phase = position.game.read.phase(state);
  const isFor = (event: Thrown | Decided) =>
    event.event === 'decided' ? position.deciders.length > 0 && event.phase === phase : position.thrower !== null;
  return later.find((one) => one.turn === turn && isFor(one.event))?.event;
}
