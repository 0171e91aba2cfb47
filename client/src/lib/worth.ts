// What actions are worth, as the page shows it: on fields, in lists, in words.
import type { Play } from '../games/play.svelte';
import { BEST, type Mark } from '../sheets/types';
import type { Worth } from './messages';
import { same } from './same';
import { currentLanguage } from './text.svelte';

/** Actions that differ by less are as good as the best. */
const AS_GOOD = 0.05;

export function isBest(lost: number): boolean {
  return lost < AS_GOOD;
}

/** Points with one digit after the point, as the language writes them, with a real minus. */
export function points(value: number): string {
  const tenths = new Intl.NumberFormat(currentLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return tenths.format(Math.abs(value) < AS_GOOD ? 0 : value).replace('-', '−');
}

/** The same with its sign. */
export function signedPoints(value: number): string {
  return value >= AS_GOOD ? `+${points(value)}` : points(value);
}

export function percent(share: number): string {
  return new Intl.NumberFormat(currentLanguage(), { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** How many points less a field is worth than the best action: with the best action that writes there. */
export function lostAt(play: Play, values: Worth[]): Record<string, number> {
  const lost: Record<string, number> = {};
  for (const { action, points: worth } of values) {
    const option = play.options.find((one) => same(one.action, action));
    for (const [path] of option?.writes ?? []) lost[path] = Math.min(lost[path] ?? Infinity, values[0].points - worth);
  }
  return lost;
}

/** How many of the best actions are told of first. */
export const FIRST_TOLD = 3;

/** Marks that also say what a hint says of their fields. */
export function withWorth(marks: Record<string, Mark>, lost: Record<string, number>): Record<string, Mark> {
  const told: Record<string, Mark> = {};
  const near = Object.values(lost).sort((one, other) => one - other)[FIRST_TOLD - 1] ?? 0;
  for (const [path, mark] of Object.entries(marks)) {
    told[path] = path in lost && mark.kind !== 'cannot' ? { ...mark, worth: isBest(lost[path]) ? BEST : points(-lost[path]), far: lost[path] > near } : mark;
  }
  return told;
}
