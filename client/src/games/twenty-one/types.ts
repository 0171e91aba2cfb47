// Made by `make types` from forms.schema.json.

export type Action = TwentyOneWrite | ("again" | "cross" | "keep");

export interface Types {
  action: Action;
  dice: Dice;
  sheet: TwentyOneSheet;
  layout: TwentyOneLayout;
}
/**
 * Write the numbers of these dice into the fields of their colours.
 */
export interface TwentyOneWrite {
  /**
   * @minItems 1
   */
  write: ("black" | "blue" | "green" | "red" | "white" | "yellow")[];
}
export interface Dice {
  [k: string]: number;
}
/**
 * The name of the sheet and what stands in its rows.
 */
export interface TwentyOneSheet {
  sheet: string;
  /**
   * @minItems 5
   * @maxItems 5
   */
  rows: (number | "x" | null)[][];
}
/**
 * The printed sheet.
 */
export interface TwentyOneLayout {
  name: string;
  ours: boolean;
  colours: ("black" | "blue" | "green" | "red" | "white" | "yellow")[];
  /**
   * @minItems 5
   * @maxItems 5
   */
  rows: ["black" | "blue" | "green" | "red" | "white" | "yellow", number][][];
  bonus: number[];
}
