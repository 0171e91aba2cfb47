// A review in words: why something is better, how well somebody played, what decided a match.
import { pageGame } from '../games/registry';
import type { SeatSummary } from '../lib/http-types';
import type { SeatView, View } from '../lib/messages';
import { reasonWords } from '../lib/reason';
import type { Band, Why } from '../lib/review-types';
import { t } from '../lib/text.svelte';
import { givenName, levelName } from '../lib/words';
import { points, signedPoints } from '../lib/worth';

/** Half the width of a 95 % interval. */
const STANDARD_ERRORS = 1.96;
/** Luck that differs by less decides nothing. */
const SAME_LUCK = 0.5;

/** Why the better action is better; empty where it gains in no part of the score. */
export function whyWords(view: View, why: Why): string {
  return why.reason ? reasonWords(view.game, why.reason, pageGame(view.game).actionWords(why.better, view)) : '';
}

export function playedWords(why: Why): string {
  return t('review-why-played', { count: why.playouts, points: signedPoints(why.played), interval: points(STANDARD_ERRORS * why.error) });
}

/** How well somebody played, measured by the bots' levels. */
export function bandWords(band: Band): string {
  if (!band.enough) return t('review-band-few', { count: band.decisions });
  const [worse, better] = [levelName(band.worse ?? ''), levelName(band.better ?? '')];
  const where = band.worse && band.better ? 'between' : band.worse ? 'above' : 'below';
  const words = { worse, better };
  return t('review-band', { where: t(`review-band-${where}`, words), lost: points(band.lost), interval: points(band.interval), count: band.decisions });
}

type Named = Pick<SeatView, 'seat' | 'holder' | 'name' | 'bot' | 'mine'>;

function compared(luck: number): { points: string; more: string } {
  return { points: points(Math.abs(luck)), more: Math.abs(luck) < SAME_LUCK ? 'same' : luck > 0 ? 'more' : 'less' };
}

function cost({ puzzles, puzzlesLost }: SeatSummary): { count: number; lost: string } {
  return { count: puzzles, lost: points(puzzlesLost) };
}

/**
 * What decided a match, for one of its seats: against the winner if it lost, else against the best of the others; alone
 * against what was to be expected.
 */
export function decidedWords(seats: Named[], summary: SeatSummary[], at: number, winners: number[], own: boolean): string {
  const [me, name] = [summary[at], givenName(seats[at])];
  const who = own ? 'you' : 'other';
  if (summary.length === 1) return t('review-decided-alone', { who, name, ...compared(me.luck), ...cost(me) });
  const others = summary.filter(({ seat }) => seat !== at).sort((one, other) => other.final - one.final);
  const won = winners.includes(at);
  const rival = won ? others[0] : (others.find(({ seat }) => winners.includes(seat)) ?? others[0]);
  const words = { who, name, rival: givenName(seats[rival.seat]), ...compared(me.luck - rival.luck) };
  if (!won) return t('review-decided-lost', { ...words, ...cost(me) });
  return t('review-decided-won', { ...words, mine: points(me.lost), theirs: points(rival.lost) });
}
