// What a person's results come to, for pictures.
import type { MatchQuality, Played, Strength } from '../lib/http-types';

export interface Point {
  at: number;
  mean: number;
  low: number;
  high: number;
  luck: number;
}

/** Matches over which the curve is smoothed. */
const WINDOW = 10;
/** For an interval that holds nineteen times of twenty. */
const NORMAL = 1.96;

/** Points lost per match over time: the mean of the last matches, and how sure it is. */
export function qualityCurve(matches: MatchQuality[]): Point[] {
  const rated = matches.filter(({ unrated }) => !unrated);
  return rated.map(({ at }, index) => {
    const last = rated.slice(Math.max(0, index + 1 - WINDOW), index + 1);
    const mean = meanOf(last.map(({ lost }) => lost));
    const spread = NORMAL * deviation(last.map(({ lost }) => lost)) / Math.sqrt(last.length);
    return { at, mean, low: Math.max(0, mean - spread), high: mean + spread, luck: meanOf(last.map(({ luck }) => luck)) };
  });
}

export function meanOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

export function deviation(values: number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1));
}

export interface Bin {
  from: number;
  count: number;
  /** How many a bot would have had here, of as many matches. */
  bots: number;
}

/** Own scores in steps, and behind them the scores of a bot as they were measured: their mean and spread. */
export function histogram(scores: number[], bot: { mean: number; error: number; matches: number } | undefined): { bins: Bin[]; step: number } {
  const spread = bot ? bot.error * Math.sqrt(bot.matches) : 0;
  const low = Math.min(...scores, bot ? bot.mean - 2 * spread : Infinity);
  const high = Math.max(...scores, bot ? bot.mean + 2 * spread : -Infinity);
  const step = [1, 2, 5, 10, 20, 50].find((one) => (high - low) / one <= 14) ?? 100;
  const first = Math.floor(low / step) * step;
  const bins: Bin[] = [];
  for (let from = first; from <= high; from += step) {
    const count = scores.filter((score) => score >= from && score < from + step).length;
    const middle = (from + step / 2 - (bot?.mean ?? 0)) / (spread || 1);
    const bots = bot && spread ? (scores.length * step * Math.exp((-middle * middle) / 2)) / (spread * Math.sqrt(2 * Math.PI)) : 0;
    bins.push({ from, count, bots });
  }
  return { bins, step };
}

/** The bot whose scores stand behind one's own: the middle one of those that were measured. */
export function botBehind(strength: Strength | undefined, level: string): { mean: number; error: number; matches: number } | undefined {
  const variants = Object.values(strength?.alone ?? {});
  return variants[0]?.[level];
}

/** With whom a match was played: by oneself, among bots only, or with these people. */
export type Company = 'all' | 'alone' | 'bots' | { name: string };

/** The matches that count, the first one first, of one company. */
export function playedWith(matches: Played[], company: Company): Played[] {
  const fits = ({ seats }: Played): boolean => {
    const others = seats.filter(({ mine }) => !mine);
    if (company === 'all') return true;
    if (company === 'alone') return !others.length;
    if (company === 'bots') return others.length > 0 && !others.some(({ friend }) => friend);
    return others.some(({ friend, name }) => friend && name === company.name);
  };
  return matches.filter((match) => !match.unrated && match.seats.some(({ mine }) => mine) && fits(match)).sort((one, other) => one.finishedAt - other.finishedAt);
}

export function ownScore({ seats }: Played): number {
  return Math.max(...seats.filter(({ mine }) => mine).map(({ score }) => score));
}

/** Each score, and the mean of the last ones up to it. */
export function scoreCurve(matches: Played[]): { at: number; score: number; mean: number }[] {
  const scores = matches.map(ownScore);
  return matches.map(({ finishedAt }, index) => ({ at: finishedAt, score: scores[index], mean: meanOf(scores.slice(Math.max(0, index + 1 - WINDOW), index + 1)) }));
}

export interface Duel {
  name: string;
  /** The own mean in their matches. */
  mean: number;
  won: number;
  lost: number;
  tied: number;
}

/** Head to head against each person, the most frequent first. Matches that don't count are left out. */
export function duels(matches: Played[]): Duel[] {
  const found = new Map<string, Duel>();
  for (const { seats, unrated } of matches) {
    const mine = seats.filter((seat) => seat.mine);
    if (unrated || !mine.length) continue;
    const own = Math.max(...mine.map(({ score }) => score));
    for (const { name, score } of seats.filter(({ friend }) => friend)) {
      const duel = found.get(name) ?? { name, mean: 0, won: 0, lost: 0, tied: 0 };
      duel.mean += (own - duel.mean) / (total(duel) + 1);
      duel[own > score ? 'won' : own < score ? 'lost' : 'tied'] += 1;
      found.set(name, duel);
    }
  }
  return [...found.values()].sort((one, other) => total(other) - total(one));
}

function total({ won, lost, tied }: Duel): number {
  return won + lost + tied;
}
