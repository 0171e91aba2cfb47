// What the page knows of a game. Everything that belongs to one game is in its folder; nothing else names a game.
import type { Component } from 'svelte';
import type { Args } from '../lib/text.svelte';
import type { PartView } from '../lib/messages';
import type { Entry, GameTypes, ViewOf } from '../lib/game-types';
import type { Mark, SheetProps } from '../sheets/types';
import type { Deck } from './deck';
import type { Play } from './play.svelte';

/** Which line of the score table a part belongs to. */
export interface LineOfScore {
  key: string;
  label: string;
  /** The colour of the row that the line is about. */
  colour?: string;
  /** Lines with a higher rank come later. */
  rank?: number;
}

/** A sheet for pictures: on the home page, in the lobby and beside the rules. */
export interface Example<T extends GameTypes> {
  sheet: T['sheet'];
  parts?: PartView[];
}

export interface LensProps<T extends GameTypes> {
  play: Play<T>;
  marks: Record<string, Mark>;
  onpress: (path: string) => void;
}

export interface PageGame<T extends GameTypes = GameTypes> {
  /** Draws a sheet, large to play on or small to look at. */
  Sheet: Component<SheetProps<T>>;
  /** Enlarges a part of the sheet on phones. */
  Lens?: Component<LensProps<T>>;
  /** The width of a drawn sheet divided by its height. */
  aspect: number;
  example: Example<T>;
  emptySheet: (layout: T['layout']) => T['sheet'];

  /** The tray and the buttons of a moment. */
  deck: (play: Play<T>) => Deck;
  marks: (play: Play<T>) => Record<string, Mark>;
  /** What a beginner sees for the first time now, by the keys of its texts. */
  lessons?: (play: Play<T>) => string[];
  /** A tap on a field. */
  press: (play: Play<T>, path: string) => void;
  /** Enter on a field: writes at once what a second tap would write. */
  enter: (play: Play<T>, path: string) => void;
  /** Keys of the keyboard beside those that all games share. */
  keys?: Record<string, (play: Play<T>) => void>;
  /** The spoken name of a field; `entry` is what is written in it. */
  nameOf: (play: Play<T>, path: string, entry: Entry | undefined) => string;
  /** Why a field can't be written now. */
  whyNot: (play: Play<T>, path: string) => string | undefined;
  /** How a field is called at the beginning of a sentence. */
  title: (path: string, play: Play<T>) => string;

  /** Where players choose which dice to throw: what is said when real dice were chosen and thrown in one go. */
  typedThrow?: { pick: (play: Play<T>, dice: string[]) => T['action']; keep: T['action']; again: T['action'] };
  /** Whether the bar offers two ways to write the same fields. */
  twoWays?: boolean;
  /** Whether one player throws and the others follow. */
  hasActivePlayer: boolean;
  ownSheetTitle: () => string;
  headNote: (play: Play<T>) => string;
  /** How far a match has come. */
  progress: (view: ViewOf<T>, layout: T['layout'] | undefined) => string;
  /** How long a finished match was, and how it was rated. */
  lengthWords: (view: ViewOf<T>) => string;
  /** Why a finished match ended. */
  endReason: (view: ViewOf<T>, layouts: T['layout'][]) => string;
  /** Which of several sheets or boards is played on. */
  sheetKind?: (view: ViewOf<T>, layout: T['layout'] | undefined) => string;
  /** What the texts about an action need to know of it. */
  actionArgs: (action: T['action']) => Args;

  /** What an action does, in words: "Write orange, column 4". */
  actionWords: (action: T['action'], view: ViewOf<T>) => string;
  /** The dice or colours that an action picks, where several are picked for one action. */
  picksOf?: (action: T['action']) => string[] | undefined;

  /** How many rows, columns or groups of a sheet are complete: one more is heard. */
  filled?: (seat: { sheet: T['sheet']; score: { parts: PartView[] } }) => number;
  lineOf: (part: PartView) => LineOfScore;
  /** A few words below the points of a line. */
  lineNote: (parts: PartView[]) => string;
}
