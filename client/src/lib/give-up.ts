// Giving up a match from outside it: all own seats are left to bots.
import { Match } from './match.svelte';

export async function giveUp(table: string): Promise<void> {
  const match = new Match(table);
  match.start();
  try {
    await match.seen();
    for (const { seat, standIn } of match.mine) if (!standIn) await match.command({ type: 'leave', seat });
  } finally {
    match.stop();
  }
}
