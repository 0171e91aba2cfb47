// What was played after a throw of real dice that turned out to be wrong, until it is played again or replaced.
import type { Decided, Thrown } from './events';

export interface Later {
  turn: number;
  event: Thrown | Decided;
}

/** What is left when `event` of a turn has taken the place of its like, and the match stands in `nextTurn`. */
export function leftAfter(later: Later[], event: Thrown | Decided, turn: number, nextTurn: number): Later[] {
  const place = later.findIndex((other) => other.turn === turn && kind(other.event) === kind(event));
  return later.slice(place + 1).filter((other) => other.turn >= nextTurn);
}

/** What was decided; null for a throw. */
const kind = (event: Thrown | Decided) => (event.event === 'decided' ? event.phase : null);
