// Sums of a review that are shown rounded still add up.
import { expect, test } from 'vitest';
import { roundedToSum } from '../src/review/rounding';

function sum(numbers: number[]): number {
  return Math.round(numbers.reduce((all, number) => all + number, 0) * 10) / 10;
}

test('rounded parts add up to the rounded sum, and none is changed by a whole step', () => {
  for (const parts of [[36.54, 4.55, -23.05, 0.04, -0.08], [0.05, 0.05, 0.05, 0.05], [-0.25, -0.25, 0.5], [67.84, 11.66, -115.94, -11.86, 33.3], []]) {
    const rounded = roundedToSum(parts, 0.1);
    expect(sum(rounded)).toBe(sum([parts.reduce((all, part) => all + part, 0)]));
    parts.forEach((part, at) => expect(Math.abs(rounded[at] - part)).toBeLessThan(0.1 + 1e-9));
  }
});
