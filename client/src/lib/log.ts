import type { LogEntry, View } from './messages';

/** As many things that happened are kept in mind; the server tells no more either. */
const KEPT = 60;

/** What happened, with the news of an update: they take the place of all that is known from their first event on. */
export function joined(known: View | null, update: View): LogEntry[] {
  const [first] = update.log;
  if (known?.match !== update.match) return update.log;
  return [...known.log.filter(({ number }) => !first || number < first.number), ...update.log].slice(-KEPT);
}
