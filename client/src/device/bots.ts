// The players that this device has itself.
import type { Action } from '../lib/game-types';
import type { Match } from './match';

/** The level that every game has: any legal action, all equally likely. */
export const CHANCE = 'random';

export function chooseAtRandom({ game, position }: Match, seat: number): Action {
  const codes = game.legal(position.at.state, seat);
  // Far more random bits than actions: the remainder favours none of them noticeably.
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return game.action(codes[drawn % codes.length]);
}
