// Roundings that still add up.

/**
 * Numbers rounded to multiples of a step so that they add up to their rounded sum: what is left over goes to those
 * that rounding has changed most.
 */
export function roundedToSum(numbers: number[], step: number): number[] {
  const whole = numbers.map((number) => Math.round(number / step));
  let left = Math.round(numbers.reduce((sum, number) => sum + number, 0) / step) - whole.reduce((sum, number) => sum + number, 0);
  while (left) {
    const sign = Math.sign(left);
    const missing = numbers.map((number, at) => sign * (number / step - whole[at]));
    whole[missing.indexOf(Math.max(...missing))] += sign;
    left -= sign;
  }
  return whole.map((number) => number * step);
}
