// Qwantum on the device: what its bytes mean.
import { codesWith, failuresPart, namedFaces, type MakeWords } from '../../device/words';
import type { Face } from '../../lib/game-types';

interface Layout {
  colours: string[];
  columns: number;
  thickLineAfter: number;
}

/** In a text of dice, a die that wasn't thrown. */
const NOT_THROWN = '-';
const BARE_STEPS = ['throw', 'over'];

export const words: MakeWords = ({ facts, read }) => {
  const { colours, columns, thickLineAfter } = facts.layouts.standard as Layout;
  const writings = codesWith(facts, 'write');
  const white = facts.dice.length - 1;

  const faces = (state: Int8Array): Record<string, Face> => {
    if (BARE_STEPS.includes(read.step(state))) return {};
    const shown = read.bytes(state, 'dice');
    return Object.fromEntries(
      facts.dice.map((die, at) => [die.name, at === white ? shown[at] : die.faces[shown[at]]]),
    );
  };
  const rowOf = (state: Int8Array, seat: number, row: number): number[] =>
    read.rows(state, 'cells', seat)[row].slice(0, read.rows(state, 'written')[seat][row]);
  const takenRow = (state: Int8Array) => read.number(state, 'taken');
  const textOf = (name: string, face: Face) => (name === facts.dice[white].name ? `${name[0]}${face}` : String(face));

  return {
    faces,
    sheet: (state, seat) => Object.fromEntries(colours.map((colour, row) => [colour, rowOf(state, seat, row)])),
    parts: (state, seat, points) => [
      ...Array.from({ length: columns }, (_, column) => ({
        kind: 'column',
        name: String(column + 1),
        points: points[column],
        count: 0,
        fields: colours.map((_, row): [number, number] => [row, column]),
      })),
      failuresPart(read.fails(state, seat), points[columns]),
    ],
    writings: (state) => (['first', 'second'].includes(read.step(state)) ? writings : []),
    whyNot(state, seat, row) {
      if (row === takenRow(state)) return 'colour-used';
      const numbers = rowOf(state, seat, row);
      if (numbers.length === columns) return 'row-full';
      return `${numbers.length < thickLineAfter ? 'too-low' : 'too-high'} ${numbers[numbers.length - 1]}`;
    },
    sums(state) {
      const shown = Object.values(faces(state));
      if (!shown.length) return {};
      const sum = (colour: string) =>
        shown
          .filter((face): face is string => typeof face === 'string' && face[0] === colour[0].toUpperCase())
          .reduce((total, face) => total + Number(face.slice(1)), Number(shown[white]));
      return Object.fromEntries(colours.map((colour) => [colour, sum(colour)]));
    },
    taken: (state) => colours[takenRow(state)] ?? null,
    diceToJson: (thrown) => ({ ...thrown }),
    diceFromJson: (value) => namedFaces(facts, value),
    diceToText: (thrown) =>
      facts.dice.map(({ name }) => (name in thrown ? textOf(name, thrown[name]) : NOT_THROWN)).join(' '),
    diceFromText(text) {
      const shown = text.split(/\s+/);
      if (shown.length !== facts.dice.length) return null;
      const named = facts.dice.flatMap((die, at) =>
        shown[at] === NOT_THROWN ? [] : [[die.name, die.faces.find((face) => textOf(die.name, face) === shown[at])]],
      );
      return namedFaces(facts, Object.fromEntries(named));
    },
  };
};
