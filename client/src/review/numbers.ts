// Numbers of a review beside points: shares of a hundred.
import { currentLanguage } from '../lib/text.svelte';

/** As many digits as say something about how likely something is: 12, 3, 0.4 of a hundred. */
export function ofHundred(share: number): string {
  const number = share * 100;
  return new Intl.NumberFormat(currentLanguage(), { maximumSignificantDigits: number < 9.5 ? 1 : 2 }).format(number);
}
