// The four games on the page: what is offered in the tray, and what a tap on a field means. No rule of a game is here.
import type { Mark } from '../sheets/types';
import type { Deck } from './deck';
import type { Play } from './play.svelte';
import { qwantum } from './qwantum';
import { qwinto } from './qwinto';
import { splitter } from './splitter';
import { twentyOne } from './twenty-one';

export interface GameFace {
  deck: (play: Play) => Deck;
  headNote: (play: Play) => string;
  marks: (play: Play) => Record<string, Mark>;
  /** A tap on a field. */
  press: (play: Play, path: string) => void;
  /** Enter on a field: writes at once what a second tap would write. */
  enter: (play: Play, path: string) => void;
  /** The spoken name of a field, `numberThere` being what is written in it. */
  nameOf: (play: Play, path: string, numberThere: unknown) => string;
  /** Why a field can't be written now. */
  whyNot: (play: Play, path: string) => string | undefined;
  /** How a field is called at the beginning of a sentence. */
  title: (path: string, play: Play) => string;
}

export const FACES: Record<string, GameFace> = { qwinto, qwantum, 'twenty-one': twentyOne, splitter };
