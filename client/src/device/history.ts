// The finished matches of this device, and what the person who played them alone against bots has reached.
import type { Ended, Opened, Seated } from './events';
import { keptTables, type KeptTable } from './kept-tables';

export interface SeatThen {
  name: string;
  isPerson: boolean;
  score: number;
  hasWon: boolean;
}

export interface PlayedHere {
  table: string;
  game: string;
  finishedAt: number;
  seats: SeatThen[];
}

/** What one person has reached in a game. */
export interface StatsHere {
  matches: number;
  won: number;
  best: number;
  mean: number;
}

/** The finished matches, the last one first. */
export async function playedHere(): Promise<PlayedHere[]> {
  return (await keptTables()).flatMap((row) => (row.isOver ? [playedAt(row)] : []));
}

function playedAt({ id, events, changedAt }: KeptTable): PlayedHere {
  const opened = events[0] as Opened;
  const ended = events.at(-1) as Ended;
  const seats = ended.scores.map((score, seat): SeatThen => {
    const holder = events.findLast((event): event is Seated => event.event === 'seated' && event.seat === seat);
    return { name: holder?.name ?? '', isPerson: holder?.holder === 'person', score, hasWon: ended.winners.includes(seat) };
  });
  return { table: id, game: opened.game, finishedAt: changedAt, seats };
}

/** The best score before a match of one person that beat it; nothing if it did not, or there was none before. */
export async function beatenHere(table: string): Promise<number | null> {
  const played = (await playedHere()).filter(({ seats }) => seats.filter(({ isPerson }) => isPerson).length === 1);
  const scoreOf = ({ seats }: PlayedHere) => seats.find(({ isPerson }) => isPerson)!.score;
  const own = played.find((one) => one.table === table);
  if (!own) return null;
  const before = played.filter(({ table: id, game, finishedAt }) => id !== table && game === own.game && finishedAt <= own.finishedAt);
  const best = Math.max(...before.map(scoreOf));
  return before.length && scoreOf(own) > best ? best : null;
}

/** By game, over the matches with one person: among several nobody knows who is who from match to match. */
export function statsOf(played: PlayedHere[]): Record<string, StatsHere> {
  const stats: Record<string, StatsHere> = {};
  for (const { game, seats } of played) {
    const people = seats.filter(({ isPerson }) => isPerson);
    if (people.length !== 1) continue;
    const [{ score, hasWon }] = people;
    const { matches, won, best, mean } = stats[game] ?? { matches: 0, won: 0, best: score, mean: 0 };
    const isWon = hasWon && seats.length > 1;
    stats[game] = { matches: matches + 1, won: won + Number(isWon), best: Math.max(best, score), mean: (mean * matches + score) / (matches + 1) };
  }
  return stats;
}
