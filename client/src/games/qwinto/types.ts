// Made by `make types` from forms.schema.json.

export type Action = QwintoPickDice | QwintoWrite | ("again" | "keep" | "pass");

export interface Types {
  action: Action;
  dice: Dice;
  sheet: QwintoSheet;
  layout: QwintoLayout;
}
/**
 * Throw these dice.
 */
export interface QwintoPickDice {
  /**
   * @minItems 1
   */
  dice: ("orange" | "purple" | "yellow")[];
}
/**
 * Write the sum into a field.
 */
export interface QwintoWrite {
  /**
   * @minItems 2
   * @maxItems 2
   */
  write: ["orange" | "purple" | "yellow", number];
}
export interface Dice {
  [k: string]: number;
}
/**
 * The rows from left to right: 0 for a free field, null where there is none.
 */
export interface QwintoSheet {
  /**
   * @minItems 12
   * @maxItems 12
   */
  orange: (number | null)[];
  /**
   * @minItems 12
   * @maxItems 12
   */
  yellow: (number | null)[];
  /**
   * @minItems 12
   * @maxItems 12
   */
  purple: (number | null)[];
}
/**
 * The printed sheet; fields are (row, column).
 */
export interface QwintoLayout {
  colours: ("orange" | "purple" | "yellow")[];
  columns: number;
  fields: number[][];
  bonus: [number, number][];
  bonusColumns: number[];
  failures: number[];
}
