// Made by `make types` from forms.schema.json.

export type Action = SplitterPlace;
/**
 * @minItems 2
 * @maxItems 2
 */
export type Dice = number[];
/**
 * @minItems 7
 * @maxItems 7
 */
export type Sheet = (number | null)[][];

export interface Types {
  action: Action;
  dice: Dice;
  sheet: Sheet;
  layout: SplitterLayout;
}
/**
 * Write a number into a field of the left half (row, column, number), and the other one into its mirror field.
 */
export interface SplitterPlace {
  /**
   * @minItems 3
   * @maxItems 3
   */
  place: [number, number, number];
}
/**
 * The printed board.
 */
export interface SplitterLayout {
  rows: number;
  columns: number;
  centre: number;
  fields: [number, number][];
  stars: [number, number][];
  starFactor: number;
  hearts: [number, number][];
  heartsBonus: number;
  numbers: number[];
  ratings: SplitterRating[];
}
/**
 * A rating of a solo match, and the lowest total that earns it.
 */
export interface SplitterRating {
  rating: string;
  from: number;
}
