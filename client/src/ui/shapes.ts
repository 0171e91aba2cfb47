// Shapes on a field of 20 by 20: each colour has one, so that nothing is told by colour alone.
export const SHAPES = {
  circle: 'M10 2.500a7.500 7.500 0 1 0 0 15 7.500 7.500 0 0 0 0-15z',
  square: 'M3.500 3.500h13v13h-13z',
  diamond: 'M10 1l8.200 9L10 19l-8.200-9z',
  triangle: 'M10 1.800l8.600 15.400H1.400z',
  drop: 'M10 .8c3.400 5 6.300 8.200 6.300 11.900a6.300 6.300 0 0 1-12.600 0C3.700 9 6.600 5.800 10 .8z',
  plus: 'M7 2h6v5h5v6h-5v5H7v-5H2V7h5z',
  ring: 'M10 1.800a8.200 8.200 0 1 0 0 16.400 8.200 8.200 0 0 0 0-16.400zm0 4a4.200 4.200 0 1 1 0 8.400 4.200 4.200 0 0 1 0-8.400z',
  hourglass: 'M2 3h16L12.400 10 18 17H2L7.600 10z',
  star: 'M10 1.200l2.600 5.700 6.200.7-4.600 4.200 1.300 6.100L10 14.800l-5.500 3.100 1.300-6.100L1.200 7.600l6.200-.7z',
  heart: 'M10 17.600C4 13.400 1.400 10.300 1.400 6.900 1.400 4.300 3.400 2.400 5.800 2.400c1.800 0 3.300 1 4.200 2.700.9-1.700 2.400-2.700 4.200-2.700 2.400 0 4.400 1.900 4.400 4.500 0 3.400-2.600 6.500-8.600 10.700z',
} as const;

export type Shape = keyof typeof SHAPES;
const OF_COLOUR: Record<string, Shape> = {
  red: 'triangle',
  orange: 'circle',
  yellow: 'square',
  green: 'plus',
  blue: 'drop',
  purple: 'diamond',
  white: 'ring',
  black: 'hourglass',
};

export function shapeOf(colour: string): Shape {
  return OF_COLOUR[colour] ?? 'circle';
}

const LOW = 15;
const MID = 30;
const HIGH = 45;

/** Where the pips of a face lie, on a field of 60 by 60. */
export const PIPS: Record<number, [number, number][]> = {
  1: [[MID, MID]],
  2: [[LOW, LOW], [HIGH, HIGH]],
  3: [[LOW, LOW], [MID, MID], [HIGH, HIGH]],
  4: [[LOW, LOW], [HIGH, LOW], [LOW, HIGH], [HIGH, HIGH]],
  5: [[LOW, LOW], [HIGH, LOW], [MID, MID], [LOW, HIGH], [HIGH, HIGH]],
  6: [[LOW, LOW], [LOW, MID], [LOW, HIGH], [HIGH, LOW], [HIGH, MID], [HIGH, HIGH]],
};
