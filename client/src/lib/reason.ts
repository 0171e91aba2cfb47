// Why one action is better than another, in a sentence: where it gains, and what it gives up.
import { t } from './text.svelte';
import { signedPoints } from './worth';

interface Part {
  kind: string;
  name: string;
  points: number;
}

interface Reason {
  how: string;
  gains: Part[];
  losses: Part[];
}

/** A part of a score inside a sentence. */
export function partWords(game: string, { kind, name }: Omit<Part, 'points'>): string {
  const place = Number(name) || 0;
  return t(`review-part-${game}-${kind}`, { colour: name, column: place, row: place, number: place });
}

/** The sentence; `best` says what the better action does. */
export function reasonWords(game: string, { how, gains, losses }: Reason, best: string): string {
  const list = (parts: Part[]) => parts.map((part) => `${partWords(game, part)} ${signedPoints(part.points)}`).join(', ');
  const words = { how, best, gains: list(gains) };
  return losses.length ? t('review-why-but', { ...words, losses: list(losses) }) : t('review-why', words);
}
