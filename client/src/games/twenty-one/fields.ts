// Fields of Twenty One by their paths: the row, and the place in it.
import type { OptionOf } from '../../lib/game-types';
import type { Play } from '../play.svelte';
import type { Action, Types } from './types';

type TwentyOnePlay = Play<Types>;

export function printedAt(play: TwentyOnePlay, path: string): { colour: string; limit: number; row: number } {
  const [, row, place] = path.split('.').map(Number);
  const [colour, limit] = play.layout.rows[row][place];
  return { colour, limit, row };
}

/** The colour of an action that writes one number. */
export function colourAlone(action: Action): string | undefined {
  return typeof action === 'object' && action.write.length === 1 ? action.write[0] : undefined;
}

/** The field of a colour in the row that is being written: the row in which the server offers something. */
export function pathOfColour(play: TwentyOnePlay, colour: string): string | undefined {
  const row = play.options.flatMap(({ writes }) => writes ?? [])[0]?.[0].split('.')[1];
  if (row === undefined) return undefined;
  const place = play.layout.rows[Number(row)].findIndex(([printed]) => printed === colour);
  return `rows.${row}.${place}`;
}

/** The option that writes this field's number alone. */
export function optionAlone(play: TwentyOnePlay, path: string): OptionOf<Types> | undefined {
  const { colour } = printedAt(play, path);
  return play.optionsAt(path).find(({ action }) => colourAlone(action) === colour);
}
