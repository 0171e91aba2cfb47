// Fields of Splitter by their paths, their mirrors, and which number goes where.
import type { Entry, OptionOf } from '../../lib/game-types';
import { t } from '../../lib/text.svelte';
import type { Play } from '../play.svelte';
import type { SplitterLayout, Types } from './types';

type SplitterPlay = Play<Types>;

export function placeOf(path: string): { row: number; column: number } {
  const [row, column] = path.split('.').map(Number);
  return { row, column };
}

export function numberAt(option: OptionOf<Types>, path: string): Entry | undefined {
  return option.writes?.find(([where]) => where === path)?.[1];
}

export function whereWords(path: string): string {
  const { row, column } = placeOf(path);
  return `${t('sheet-row', { number: row + 1 })}, ${t('sheet-column', { number: column + 1 })}`;
}

/** What is printed in a field. */
export function printedWords({ stars, hearts }: SplitterLayout, path: string): string[] {
  const { row, column } = placeOf(path);
  const isHere = ([atRow, atColumn]: [number, number]) => atRow === row && atColumn === column;
  return [...(stars.some(isHere) ? [t('sheet-star')] : []), ...(hearts.some(isHere) ? [t('sheet-heart')] : [])];
}

export function mirrorOf(play: SplitterPlay, path: string): string | undefined {
  return play.optionsAt(path)[0]?.writes?.find(([where]) => where !== path)?.[0];
}

/** The way round in which the first die goes into the tapped field. */
export function firstWay(play: SplitterPlay, path: string): OptionOf<Types> | undefined {
  const options = play.optionsAt(path);
  return options.find((option) => numberAt(option, path) === play.view.dice[0].face) ?? options[0];
}

/** Chooses the same two fields with their numbers the other way round. */
export function swap(play: SplitterPlay): void {
  const { chosen, anchor } = play;
  const other = anchor === null ? undefined : play.optionsAt(anchor).find(({ action }) => action !== chosen?.action);
  if (chosen && other) play.choose(other.action, anchor);
}
