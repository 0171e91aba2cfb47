// All games that the page knows, found by their folders.
import type { GameBody } from '../lib/http-types';
import type { PageGame } from './page-game';

const MODULES = import.meta.glob<PageGame>('./*/index.ts', { eager: true, import: 'game' });

/** By the key of a game. */
const GAMES: Record<string, PageGame> = Object.fromEntries(
  Object.entries(MODULES).map(([path, game]) => [path.split('/')[1], game]),
);

export function pageGame(key: string): PageGame {
  return GAMES[key];
}

/** What is known of a game without asking the server. */
export type Card = Omit<GameBody, 'bots'> & { place: number };

export const CARDS: Card[] = Object.values(import.meta.glob<Card>('./*/card.json', { eager: true, import: 'default' })).sort(
  (one, other) => one.place - other.place,
);
