// What people wrote: strokes of a pencil on a field of 24 by 32, never a font.
export const DIGITS: string[] = [
  'M12.4 4.6C6.6 4.8 4.7 11 4.9 17c.2 6.5 2.8 11 7.1 10.8 5-.2 7.4-5.8 7.2-12.3C19 9.4 16.8 4.7 11.6 5.2',
  'M6.4 11C9 9.6 11.4 7.4 12.8 4.4c0 7.600-.4 15.600-.5 23.600',
  'M5.6 10.200C6 6.400 9 4.200 12.400 4.400c3.600.2 6 2.800 5.400 6.600C17 16.200 10 21.400 5.200 27.400c4.400-.8 9.400-.8 14.200-.2',
  'M6.200 6.600C9 4.200 15.600 3.400 16.800 8c1 4.200-3.200 6.600-6.800 6.800 4.600 0 8.800 2.200 8.200 6.800C17.400 27.600 9.400 29.400 5.200 25.200',
  'M14.200 4.200C12 10 8.600 15.400 4.400 20.600c5.200-.8 10.200-.8 15.800-.4M15.600 12.400C15.200 18 14.800 23 14.600 28.600',
  'M17.800 4.900c-3.200.3-6.400.3-9.800 0C7.500 8.400 7 11.400 6.200 14.600 10 11.800 17.600 12.200 18 18.800c.4 7.200-7.600 11-13 6.800',
  'M16.400 4.400C10 7.400 5.600 14.600 5.600 20.600c0 4.800 3 7.600 6.600 7.400 3.800-.2 6.400-3.200 6.200-6.800-.2-3.800-3.600-5.800-7-5-2.800.7-4.800 2.600-5.600 5.200',
  'M5.200 5.800C10 5.200 14.400 5 19.200 4.600 15.600 11 11.600 19 9.800 28.400M8.200 16.600c2.800-.4 5.600-.8 8.600-1',
  'M16.900 7.800C15.200 3.400 7.400 3.400 7 8.600 6.600 14 17.800 15 18 21.800 18.200 29.400 5.800 30 5.600 22.800 5.400 16.200 17.600 13.400 16.700 7.200',
  'M17.300 10C17 6.200 14 4 11.200 4.400 7.600 4.800 5.600 8 6 11.400c.4 3.600 3.600 5.400 6.600 4.400 3-1 4.600-3.200 4.900-6.400C17.800 15.600 16.600 22.400 14 28.400',
];

export const MARKS = {
  cross: 'M5 6.200C10.500 12 15.400 19 20 27M19.600 5.400C15 12.400 9.600 20 4.200 27.200',
  tick: 'M4.600 17.600C7 20 8.800 22.800 10 26 12.600 18.600 16 11.600 20.400 5.600',
} as const;

/** How far the pencil moves on after a digit. */
const ADVANCE = [12.5, 12.5, 12.5, 11.5, 12.5, 12.5, 12.5, 11.5, 12.5, 12.5];
const LAST_WIDTH = [24, 19, 24, 23, 24, 24, 24, 23, 24, 24];
export interface Stroke {
  path: string;
  x: number;
  y: number;
  turn: number;
}

/** A number between -1 and 1 that is the same for the same words, so that a digit looks the same after a reload. */
function wobble(words: string): number {
  let hash = 2166136261;
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), 16777619);
  hash ^= hash >>> 15;
  return ((Math.imul(hash, 2246822519) >>> 8) / 2 ** 23) - 1;
}

/** The strokes of a number, a little different for every `hand` (who writes, and where). */
export function strokes(number: number, hand: string): { strokes: Stroke[]; width: number } {
  const digits = String(Math.abs(number)).split('').map(Number);
  let x = 0;
  const drawn = digits.map((digit, place) => {
    const stroke = {
      path: DIGITS[digit],
      x,
      y: wobble(`${hand}/${place}/y`) * 0.8,
      turn: wobble(`${hand}/${place}/${digit}`) * 4,
    };
    x += place < digits.length - 1 ? ADVANCE[digit] : 0;
    return stroke;
  });
  return { strokes: drawn, width: x + LAST_WIDTH[digits[digits.length - 1]] };
}
