// Made by `make types` from forms.schema.json.

export type Action = QwantumAgain | QwantumWrite | ("keep" | "pass");

export interface Types {
  action: Action;
  dice: Dice;
  sheet: QwantumSheet;
  layout: QwantumLayout;
}
/**
 * Throw these dice again.
 */
export interface QwantumAgain {
  /**
   * @minItems 1
   */
  again: (1 | 2 | 3 | 4 | 5 | 6 | "white")[];
}
/**
 * Write the sum of a colour into the next field of its row.
 */
export interface QwantumWrite {
  write: "blue" | "purple" | "red" | "yellow";
}
export interface Dice {
  [k: string]: number | string;
}
/**
 * The numbers written in each row, from left to right.
 */
export interface QwantumSheet {
  /**
   * @maxItems 6
   */
  purple: number[];
  /**
   * @maxItems 6
   */
  blue: number[];
  /**
   * @maxItems 6
   */
  red: number[];
  /**
   * @maxItems 6
   */
  yellow: number[];
}
/**
 * The printed sheet.
 */
export interface QwantumLayout {
  colours: ("blue" | "purple" | "red" | "yellow")[];
  columns: number;
  thickLineAfter: number;
  failures: number[];
  dice: {
    [k: string]: (number | string)[];
  };
}
