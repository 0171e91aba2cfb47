// What lies in the tray and stands in the bar below it, ready to be drawn.
import type { IconName } from '../ui/icons';

export interface DeckDie {
  name: string;
  colour: string;
  number: number | null;
  lettered: boolean;
  state: 'rest' | 'idle' | 'lifted' | 'used' | 'struck';
  caption: string;
  label: string;
  pressed?: boolean;
  onpress?: () => void;
  /** The pointer or the focus is on it. */
  onpeek?: () => void;
}

export interface DeckButton {
  label: string;
  note?: string;
  icon?: IconName;
  primary?: boolean;
  /** It says what is missing, and does nothing. */
  disabled?: boolean;
  onpress?: () => void;
  /** The same button through a turn, for those who look for it. */
  key: string;
}

export interface Way {
  left: number;
  right: number;
  gain: number;
  note: string;
  checked: boolean;
  label: string;
  onpress: () => void;
}

export interface Deck {
  prompt: string;
  note?: string;
  dice: DeckDie[];
  sum?: { total: number; how: string };
  /** Which of the steps of a turn is now. */
  steps?: { count: number; at: number };
  faces?: { title: string; faces: { colour: string; number: number; showing: boolean }[]; label: string };
  gain?: { points: number | null; words?: string; chips: { text: string; bad: boolean }[] };
  words?: { icon?: IconName; text: string };
  ways?: Way[];
  /** Something beside the words that is pressed seldom. */
  aside?: { label: string; onpress: () => void };
  buttons: DeckButton[];
}
