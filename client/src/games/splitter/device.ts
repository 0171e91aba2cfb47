// Splitter on the device: what its bytes mean.
import { plainFaces, type MakeWords, type Part } from '../../device/words';
import type { SplitterKernels } from './kernels';

type Field = [number, number];

interface Layout {
  columns: number;
  centre: number;
  fields: Field[];
  stars: Field[];
  starFactor: number;
  hearts: Field[];
  numbers: number[];
  ratings: { rating: string; from: number }[];
}

export const words: MakeWords = (given) => {
  const { facts, read, module } = given;
  const kernels = module.kernels as SplitterKernels;
  const boards = facts.variants.map((variant) => facts.layouts[variant] as Layout);
  const [, , rows, columns] = facts.fields.cells;
  const cells = module.memory.room('int8', rows, columns);
  const most = boards[0].fields.length;
  const numbers = module.memory.room('bigint64', most);
  const groups = module.memory.room('bigint64', most);
  const boardOf = (state: Int8Array) => boards[read.number(state, 'variant')];
  const isOn = (fields: Field[], row: number, column: number) => fields.some(([r, c]) => r === row && c === column);

  const fieldsOf = (group: bigint): Field[] =>
    Array.from({ length: rows * columns }, (_, place) => place)
      .filter((place) => (group >> BigInt(place)) & 1n)
      .map((place): Field => [Math.floor(place / columns), place % columns]);
  const groupPart = (board: Layout, number: number, group: bigint): Part => {
    const fields = fieldsOf(group);
    const starred = fields.some(([row, column]) => isOn(board.stars, row, column));
    const points = starred ? number * board.starFactor : number;
    return { kind: starred ? 'starred-group' : 'group', name: String(number), points, count: number, fields };
  };

  return {
    faces: plainFaces(given),
    sheet: (state, seat) => {
      const { fields } = boardOf(state);
      return read
        .rows(state, 'cells', seat)
        .map((row, at) => row.map((number, column) => (isOn(fields, at, column) ? number : null)));
    },
    parts(state, seat, points) {
      const board = boardOf(state);
      cells.view.set(read.bytes(state, 'cells', seat));
      const count = kernels.list_groups(read.number(state, 'variant'), cells, numbers, groups);
      const parts = Array.from({ length: count }, (_, at) =>
        groupPart(board, Number(numbers.view[at]), groups.view[at]),
      );
      if (!board.hearts.length) return parts;
      return [...parts, { kind: 'hearts', name: '', points: points[points.length - 1], count: 0, fields: board.hearts }];
    },
    writings(state) {
      if (read.step(state) !== 'place') return [];
      const { fields, centre, numbers: printed } = boardOf(state);
      const dice = [...new Set(read.bytes(state, 'dice'))].sort((one, other) => one - other);
      const left = fields.filter(([, column]) => column < centre);
      return left.flatMap(([row, column]) =>
        dice.map((number) => (row * centre + column) * printed.length + number - 1),
      );
    },
    whyNot(state, seat, code) {
      const { centre, numbers: printed } = boardOf(state);
      const pair = Math.floor(code / printed.length);
      const written = read.rows(state, 'cells', seat)[Math.floor(pair / centre)][pair % centre];
      return written ? 'taken' : 'not-thrown';
    },
    rating: (total) => boards[0].ratings.filter(({ from }) => total >= from).at(-1)?.rating ?? '',
    diceToJson: (faces) => Object.values(faces),
    diceFromJson: (value) => listed(value),
    diceToText: (faces) => Object.values(faces).join(' '),
    diceFromText: (text) => listed(text.split(/\s+/).map(Number)),
  };

  function listed(value: unknown): Record<string, number> | null {
    if (!Array.isArray(value) || value.length !== facts.dice.length) return null;
    if (!facts.dice.every((die, at) => die.faces.includes(value[at] as number))) return null;
    return Object.fromEntries(facts.dice.map((die, at) => [die.name, value[at] as number]));
  }
};
