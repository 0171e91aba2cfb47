// Fields of Qwinto by their paths: the colour of the row, and the column.
import { t } from '../../lib/text.svelte';
import type { Action, QwintoLayout } from './types';

export function fieldOf(path: string): { colour: string; column: number } {
  const [colour, column] = path.split('.');
  return { colour, column: Number(column) };
}

export function isBonus(layout: QwintoLayout, path: string): boolean {
  const { colour, column } = fieldOf(path);
  return layout.bonus.some(([row, at]) => layout.colours[row] === colour && at === column);
}

export function writtenField(action: Action): string | undefined {
  return typeof action === 'object' && 'write' in action ? action.write.join('.') : undefined;
}

export function whereWords(path: string): string {
  const { colour, column } = fieldOf(path);
  return `${t(`colour-${colour}`)}, ${t('sheet-column', { number: column + 1 })}`;
}
