// What a face of a die shows. Faces with a letter carry their own colour; others have the colour of their die.
import type { Face } from './game-types';
import type { DieView } from './messages';
import { hasText, t } from './text.svelte';

export interface Shown {
  colour: string;
  number: number;
}

/** The letters of faces as the notation writes them, whatever the language. */
const FACE_COLOURS: Record<string, string> = { R: 'red', Y: 'yellow', B: 'blue', P: 'purple', O: 'orange', G: 'green', W: 'white', K: 'black' };

export function isLettered(face: Face): face is string {
  return typeof face === 'string';
}

/** Whether faces of a set of dice carry colours of their own. */
export function hasLetters(dice: { faces: Face[] }[]): boolean {
  return dice.some(({ faces }) => faces.some(isLettered));
}

export function hasColour(die: { name: string }): boolean {
  return hasText(`colour-${die.name}`);
}

export function dieColour(die: { name: string }): string {
  return hasColour(die) ? die.name : 'white';
}

export function shown(die: { name: string }, face: Face): Shown {
  if (isLettered(face)) return { colour: FACE_COLOURS[face.charAt(0)] ?? 'white', number: Number(face.slice(1)) };
  return { colour: dieColour(die), number: face };
}

export function faceWords(die: { name: string }, face: Face): string {
  const { colour, number } = shown(die, face);
  return isLettered(face) ? `${t(`colour-${colour}`)} ${number}` : String(number);
}

/** How a die is called: by its colour, or by its number in the set. */
export function dieName(die: { name: string }, place: number): string {
  return hasText(`die-${die.name}`) ? t(`die-${die.name}`) : t('die-numbered', { number: place + 1 });
}

export function dieSpoken(die: DieView, place: number): string {
  if (die.face === null) return dieName(die, place);
  return t('say-die', { die: dieName(die, place), face: faceWords(die, die.face) });
}

/** The letter of a colour in the reader's language. */
export function letterOf(colour: string): string {
  return t(`letter-${colour}`);
}
