// Fields of Qwantum by their paths: the colour of the row, and the place in it.
import { t } from '../../lib/text.svelte';
import type { Play } from '../play.svelte';
import type { Action, QwantumWrite, Types } from './types';

export function placeOf(path: string): { colour: string; place: number } {
  const [colour, place] = path.split('.');
  return { colour, place: Number(place) };
}

export function writtenRow(action: Action): QwantumWrite['write'] | undefined {
  return typeof action === 'object' && 'write' in action ? action.write : undefined;
}

export function whereWords(path: string): string {
  const { colour, place } = placeOf(path);
  return `${t(`colour-${colour}`)}, ${t('sheet-field', { number: place + 1 })}`;
}

/** The next field of a row: where a refused number would have stood. */
export function isNext(play: Play<Types>, path: string): boolean {
  const { colour, place } = placeOf(path);
  return play.layout.colours.some((row) => row === colour && play.seat.sheet[row].length === place);
}
