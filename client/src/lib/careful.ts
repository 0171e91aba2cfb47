// Second thoughts for beginners: whether a decision that costs points is asked about before it is final.
import { keep, kept } from './kept';

/** Who has finished fewer matches in this browser is a beginner. */
const FIRST_MATCHES = 3;

function finished(): string[] {
  return (kept('finished') ?? '').split(' ').filter(Boolean);
}

/** Counts the first matches, each once. */
export function noteFinished(table: string): void {
  const known = finished();
  if (known.length < FIRST_MATCHES && !known.includes(table)) keep('finished', [...known, table].join(' '));
}

/** As it was chosen; until then, as long as somebody is a beginner. */
export function isCareful(): boolean {
  const chosen = kept('careful');
  return chosen === null ? finished().length < FIRST_MATCHES : chosen === 'on';
}

export function chooseCareful(careful: boolean): void {
  keep('careful', careful ? 'on' : 'off');
}
