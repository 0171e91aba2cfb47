// The moments of a review, from the seat of one person: throws with their luck, decisions with their losses.
import type { Decision, Review, Throw } from '../lib/review-types';

/** What happened by one event, and by how many points it changed what the seat could expect. */
export interface Moment {
  number: number;
  turn: number;
  kind: 'throw' | 'decision' | 'others';
  /** Luck, or minus the loss. */
  points: number;
  win: number;
  thrown?: Throw;
  decision?: Decision;
}

/** Changes of fewer points are none to look at. */
export const SMALL = 0.05;
/** So many of the biggest are marked on the curve. */
const MARKED = 6;

function momentOf(one: Throw | Decision, seat: number): Moment | null {
  const { number, turn } = one;
  if (one.kind === 'throw') return { number, turn, kind: 'throw', points: one.luck[seat], win: one.luckWin[seat], thrown: one };
  if (one.seat !== seat) return null;
  return { number, turn, kind: 'decision', points: -one.lost, win: -one.lostWin, decision: one };
}

/** One for each event of the curve. */
export function momentsOf(review: Review, seat: number): Moment[] {
  const found = new Map<number, Moment>();
  for (const one of review.moments) {
    const moment = momentOf(one, seat);
    if (moment) found.set(moment.number, moment);
  }
  return review.curve
    .slice(1)
    .map(({ number, turn, others, othersWin }) => found.get(number) ?? { number, turn, kind: 'others', points: others[seat], win: othersWin[seat] });
}

function bySize(one: Moment, other: Moment): number {
  return Math.abs(other.points) - Math.abs(one.points) || one.number - other.number;
}

export function biggest(moments: Moment[], kind: 'throw' | 'decision'): Moment[] {
  return moments.filter((moment) => moment.kind === kind && Math.abs(moment.points) >= SMALL).sort(bySize);
}

/** Those that the curve marks. */
export function marked(moments: Moment[]): Moment[] {
  return [...biggest(moments, 'throw').slice(0, MARKED), ...biggest(moments, 'decision').slice(0, MARKED)].sort((one, other) => one.number - other.number);
}
