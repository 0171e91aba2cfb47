import type { LogEntry, View } from './messages';

/** As many things that happened are kept in mind; the server tells no more either. */
const KEPT = 60;

/** What happened, with the news of an update: they take the place of all that is known from their first event on. */
export function joined(known: View | null, update: View): LogEntry[] {
  const [first] = update.log;
  if (known?.match !== update.match) return update.log;
  return [...known.log.filter(({ number }) => !first || number < first.number), ...update.log].slice(-KEPT);
}

/** The number of the last event that is more than a hint: what was chosen on it still counts. */
export function settledAt({ number, hints }: Pick<View, 'number' | 'hints'>): number {
  return number - (hints ?? 0);
}

/** What is told anew after a correction is told once: as it is now. */
export function toldOnce(log: LogEntry[]): LogEntry[] {
  const corrections = log.filter(({ kind }) => kind === 'corrected');
  return log.filter(({ number }) => !corrections.some((later) => number >= (later.since ?? 0) && number < later.number));
}
