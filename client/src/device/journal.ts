// What happened, event by event, in the form in which a view tells it.
import type { LogEntry } from '../lib/messages';
import { seatsOf, type Decided, type Event } from './events';
import type { Position } from './position';

/** What an event has to tell. */
export function entries(before: Position | null, event: Event, after: Position): LogEntry[] {
  const number = after.at.number;
  const turn = (before ?? after).at.turn;
  switch (event.event) {
    case 'opened':
      return [{ number, turn, kind: 'opened' }];
    case 'seated':
      return [{ number, turn, kind: event.holder === 'open' ? 'left' : 'seated', seat: event.seat }];
    case 'stood-in':
    case 'returned':
      return [{ number, turn, kind: event.event, seat: event.seat }];
    case 'thrown':
      return [{ number, turn, kind: 'thrown', seat: event.seat, dice: event.faces as LogEntry['dice'] }];
    case 'decided':
      return before ? decisions(before, event, after) : [];
    case 'undone':
      return [{ number, turn: after.at.turn, kind: 'undone', seat: event.by[0] }];
    case 'corrected':
      return [{ number, turn: after.at.turn, kind: 'corrected', seat: event.by[0], since: event.throw }];
    case 'ended':
      return [withPoints({ number, turn, kind: 'ended' }, Math.max(...event.scores))];
  }
}

function decisions(before: Position, event: Decided, after: Position): LogEntry[] {
  const { game } = after;
  const common = { number: after.at.number, turn: before.at.turn };
  return seatsOf(event).flatMap((seat) => {
    const points = after.scores[seat].total - before.scores[seat].total;
    const action = event.actions[seat];
    const entry: LogEntry = { ...common, kind: game.kind(game.codeOf(action)), seat, action: action as LogEntry['action'] };
    const failed = game.read.fails(after.at.state, seat) > game.read.fails(before.at.state, seat);
    const failure = failed ? [withPoints({ ...common, kind: 'failed', seat }, points)] : [];
    return [withPoints(entry, points), ...failure];
  });
}

const withPoints = (entry: LogEntry, points: number): LogEntry => (points ? { ...entry, points } : entry);
