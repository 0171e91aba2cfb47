// Qwinto on the device: what its bytes mean.
import { codesWith, failuresPart, letteredDice, plainFaces, type MakeWords, type Part } from '../../device/words';

interface Layout {
  colours: string[];
  columns: number;
  fields: number[][];
  bonusColumns: number[];
}

export const words: MakeWords = (given) => {
  const { facts, read } = given;
  const { colours, columns, fields, bonusColumns } = facts.layouts.standard as Layout;
  const fieldsOfRow = fields.map((row, at) => row.map((column): [number, number] => [at, column]));
  const writings = codesWith(facts, 'write');

  const rowPart = (row: number, numbers: number[], points: number): Part => {
    const count = numbers.filter(Boolean).length;
    const kind = count === fields[row].length ? 'full-row' : 'row';
    return { kind, name: colours[row], points, count, fields: fieldsOfRow[row] };
  };
  const columnPart = (column: number, points: number): Part => ({
    kind: 'column',
    name: String(column + 1),
    points,
    count: 0,
    fields: colours.flatMap((_, row) => (fields[row].includes(column) ? [[row, column] as [number, number]] : [])),
  });

  return {
    faces: plainFaces(given),
    sheet: (state, seat) =>
      Object.fromEntries(
        read
          .rows(state, 'cells', seat)
          .map((row, at) => [colours[at], row.map((number, column) => (fields[at].includes(column) ? number : null))]),
      ),
    parts: (state, seat, points) => [
      ...read.rows(state, 'cells', seat).map((row, at) => rowPart(at, row, points[at])),
      ...bonusColumns.map((column, at) => columnPart(column, points[colours.length + at])),
      failuresPart(read.fails(state, seat), points[points.length - 1]),
    ],
    writings: (state) => (read.step(state) === 'write' ? writings : []),
    whyNot(state, seat, code) {
      const row = Math.floor(code / columns);
      if (!((read.number(state, 'picked') >> row) & 1)) return 'not-thrown';
      return whyNotThere(read.rows(state, 'cells', seat)[row], sumOf(read.bytes(state, 'dice')), code % columns);
    },
    sums: (state): Record<string, number> => {
      const sum = sumOf(read.bytes(state, 'dice'));
      return sum ? { sum } : {};
    },
    ...letteredDice(facts, Object.fromEntries(colours.map((colour) => [colour, colour[0].toUpperCase()]))),
  };
};

function whyNotThere(numbers: number[], number: number, column: number): string {
  if (numbers[column]) return 'taken';
  if (numbers.includes(number)) return 'in-row';
  const lower = Math.max(0, ...numbers.slice(0, column));
  const above = numbers.slice(column).filter(Boolean);
  const upper = above.length ? Math.min(...above) : 0;
  if (number < lower) return `too-low ${lower}`;
  return 0 < upper && upper < number ? `too-high ${upper}` : 'in-column';
}

const sumOf = (dice: Int8Array) => dice.reduce((sum, face) => sum + face, 0);
