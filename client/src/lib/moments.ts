// What is heard and felt at the table, by those who want it.
import { settings } from './settings.svelte';

/** It is my move; dice fall; something is written; a row or column is full; I have won. */
export type Moment = 'turn' | 'throw' | 'write' | 'full' | 'win';

/** Milliseconds of shaking and of rest. */
const SHAKES: Record<Moment, number[]> = { turn: [30], throw: [15, 40, 15, 60, 10], write: [12], full: [20, 60, 40], win: [40, 60, 40, 60, 120] };

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Who asked for less motion gets no confetti and no shaking. */
export function wantsMotion(): boolean {
  return !still.matches;
}

export function celebrate(moment: Moment): void {
  if (settings.isOn('sound')) void import('./sound').then(({ play }) => play(moment));
  if (settings.isOn('vibration') && wantsMotion() && 'vibrate' in navigator) navigator.vibrate(SHAKES[moment]);
}
