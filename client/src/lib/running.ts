// The running match as it was seen last: a reload without a network shows it again.
import type { Layout } from './game-types';
import { keep, kept } from './kept';
import type { TableInfo, View } from './messages';

const KEY = 'running';
/** What happened before is told again when the line is back. */
const LINES = 40;

export interface Running {
  table: string;
  info: TableInfo;
  view: View;
  layouts: Layout[];
}

export function keepRunning(running: Running): void {
  const { view } = running;
  if (view.awaited === 'over') keep(KEY, null);
  else keep(KEY, JSON.stringify({ ...running, view: { ...view, log: view.log.slice(-LINES) } }));
}

export function runningAt(table: string): Running | null {
  const text = kept(KEY);
  if (text === null) return null;
  try {
    const found = JSON.parse(text) as Running;
    return found.table === table ? found : null;
  } catch {
    return null;
  }
}
