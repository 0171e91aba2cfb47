// What a game says in its own words: what its bytes mean, where kernels give numbers alone. Each game has its own in
// `games/<game>/device.ts`, compared with Python's by the tests.
import type { Face, Layout, Sheet } from '../lib/game-types';
import type { Facts, Json } from './facts';
import type { RulesKernels } from './kernels';
import type { Module } from './module';
import type { State, StateReader } from './state';

/** A line of a score as a person checks it on paper. */
export interface Part {
  kind: string;
  name: string;
  points: number;
  /** How many things it counts; 0 where there is nothing to count. */
  count: number;
  /** The fields it counts, as [row, column]. */
  fields: [number, number][];
}

export interface Words {
  /** The dice as they lie, by name. */
  faces(state: State): Record<string, Face>;
  /** What a seat has written, as JSON. */
  sheet(state: State, seat: number): Sheet;
  /** The lines of a score, from the points that the rules count. */
  parts(state: State, seat: number, points: number[]): Part[];
  /** The numbers of the actions that would write in one field now, legal or not. */
  writings(state: State): number[];
  /** Why one of them is not legal: a code and its details. */
  whyNot(state: State, seat: number, code: number): string;
  sums?(state: State): Record<string, number>;
  taken?(state: State): string | null;
  rating?(total: number): string;
  layout?(state: State, seat: number): Layout;
  /** Gives each seat its own sheet. */
  deal?(state: State, sheets: Json[]): void;
  diceToJson(faces: Record<string, Face>): Json;
  diceFromJson(value: Json): Record<string, Face> | null;
  diceToText(faces: Record<string, Face>): string;
  diceFromText(text: string): Record<string, Face> | null;
}

export interface Given {
  facts: Facts;
  module: Module<RulesKernels>;
  read: StateReader;
}

/** Makes the words of a game from what was built of it. */
export type MakeWords = (given: Given) => Words;

/** The codes of the actions whose JSON has a key, in the order of the rules. */
export function codesWith(facts: Facts, key: string): number[] {
  return facts.actions.flatMap((action, code) =>
    action && typeof action[0] === 'object' && key in action[0] ? [code] : [],
  );
}

/** The words of a colour game's dice: `R4` is the red die's four. */
export function letteredDice(
  facts: Facts,
  letters: Record<string, string>,
): Pick<Words, 'diceToJson' | 'diceFromJson' | 'diceToText' | 'diceFromText'> {
  const named = new Map(Object.entries(letters).map(([name, letter]) => [letter, name]));
  return {
    diceToJson: (faces) => ({ ...faces }),
    diceFromJson: (value) => namedFaces(facts, value),
    diceToText: (faces) =>
      Object.entries(faces)
        .map(([name, face]) => `${letters[name]}${face}`)
        .join(' '),
    diceFromText: (text) =>
      namedFaces(facts, Object.fromEntries(text.split(/\s+/).map((word) => [named.get(word[0]), Number(word.slice(1))]))),
  };
}

/** Dice by name with faces that they have, in the order of the game; null if something else was given. */
export function namedFaces(facts: Facts, value: Json): Record<string, Face> | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const given = value as Record<string, Face>;
  const dice = facts.dice.filter(({ name }) => name in given);
  if (!dice.length || dice.length !== Object.keys(given).length) return null;
  if (!dice.every(({ name, faces }) => faces.includes(given[name]))) return null;
  return Object.fromEntries(dice.map(({ name }) => [name, given[name]]));
}

/** The dice of a game whose bytes are the numbers that they show, 0 for a die that doesn't lie on the table. */
export function plainFaces({ facts, read }: Given): (state: State) => Record<string, Face> {
  return (state) => {
    const shown = read.bytes(state, 'dice');
    return Object.fromEntries(facts.dice.flatMap(({ name }, die) => (shown[die] ? [[name, shown[die]]] : [])));
  };
}

export const failuresPart = (count: number, points: number): Part => ({
  kind: 'failures',
  name: '',
  points,
  count,
  fields: [],
});
