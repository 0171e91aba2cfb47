// What the bar asks about a decision that may cost points, before it is final.
import type { Deck } from '../games/deck';
import { chooseCareful } from '../lib/careful';
import type { Match } from '../lib/match.svelte';
import { t } from '../lib/text.svelte';

/** The deck with the question in the place of what can be decided. */
export function doubtful(deck: Deck, match: Match): Deck {
  if (!match.doubt) return deck;
  return {
    ...deck,
    faces: undefined,
    gain: undefined,
    ways: undefined,
    words: { icon: 'hint', text: t('client-doubt', { points: Math.round(match.doubt.lost) }) },
    aside: {
      label: t('client-doubt-off'),
      onpress: () => {
        chooseCareful(false);
        void match.decideAnyway();
      },
    },
    buttons: [
      { key: 'anyway', label: t('client-doubt-anyway'), onpress: () => void match.decideAnyway() },
      { key: 'think', label: t('client-doubt-think'), primary: true, onpress: () => match.thinkAgain() },
    ],
  };
}
