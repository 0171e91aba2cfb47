// What a sheet shows of a decision that was made: what was written, and what was better.
import type { Play } from '../games/play.svelte';
import type { Action } from '../lib/game-types';
import type { Mark } from '../sheets/types';

/** What was done in pencil, what was better in another ink; where both write, what was better. */
export function comparedMarks(play: Play, done: Action | null, better: Action | null): Record<string, Mark> {
  const marks: Record<string, Mark> = {};
  for (const [path, entry] of (done && play.optionOf(done)?.writes) || []) marks[path] = { kind: 'played', entry };
  for (const [path, entry] of (better && play.optionOf(better)?.writes) || []) marks[path] = { kind: 'better', entry };
  return marks;
}

/** What was done, where nothing was better. */
export function chosenMarks(play: Play, done: Action): Record<string, Mark> {
  return Object.fromEntries((play.optionOf(done)?.writes ?? []).map(([path, entry]) => [path, { kind: 'chosen', entry }]));
}
