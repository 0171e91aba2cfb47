// Twenty One on the device: what its bytes mean.
import { letteredDice, plainFaces, type MakeWords } from '../../device/words';
import { RulesError } from '../../device/errors';

type Rows = [string, number][][];

interface Layout {
  name: string;
  ours: boolean;
  colours: string[];
  rows: Rows;
  bonus: number[];
}

const LETTER_OF_BLACK = 'K';
const CROSSED = -1;

export const words: MakeWords = (given) => {
  const { facts, read } = given;
  const layouts = facts.layouts as Record<string, Layout>;
  const { colours, bonus } = layouts[facts.sheets[0]];

  const nameOf = (state: Int8Array, seat: number) =>
    new TextDecoder().decode(Uint8Array.from(read.bytes(state, 'names', seat).filter(Boolean)));
  const rowsOf = (state: Int8Array, seat: number): Rows => {
    const limits = read.rows(state, 'limits', seat);
    return read.rows(state, 'colours', seat).map((row, at) => row.map((colour, place) => [colours[colour], limits[at][place]]));
  };
  const cardOf = (sheet: unknown): { name: string; rows: Rows } => {
    if (typeof sheet === 'string' && sheet in layouts) return { name: sheet, rows: layouts[sheet].rows };
    const own = sheet as { sheet?: string; card?: Rows } | null;
    if (own?.sheet && own.card) return { name: own.sheet, rows: own.card };
    throw new RulesError('invalid-setup', `There is no sheet ${JSON.stringify(sheet)}.`);
  };
  const faces = plainFaces(given);

  return {
    faces,
    sheet: (state, seat) => ({
      sheet: nameOf(state, seat),
      rows: read
        .rows(state, 'cells', seat)
        .map((row) => row.map((entry) => (entry === CROSSED ? 'x' : entry === 0 ? null : entry))),
    }),
    parts(state, seat, points) {
      const limits = read.rows(state, 'limits', seat);
      return read.rows(state, 'cells', seat).flatMap((entries, row) => {
        const numbers = entries.flatMap((entry, place) => (entry > 0 ? [[row, place] as [number, number]] : []));
        const hits = numbers.filter(([, place]) => entries[place] === limits[row][place]);
        const name = String(row + 1);
        return [
          { kind: 'numbers', name, points: points[row], count: numbers.length, fields: numbers },
          { kind: 'hits', name, points: points[limits.length + row], count: hits.length, fields: hits },
        ];
      });
    },
    // The sets of colours are their bits, so a single colour is a power of two.
    writings: (state) => (read.step(state) === 'write' ? colours.map((_, die) => 1 << die) : []),
    whyNot(state, seat, code) {
      const colour = colours[Math.log2(code)];
      const row = read.bytes(state, 'current')[seat];
      const place = rowsOf(state, seat)[row].findIndex(([printed]) => printed === colour);
      const limit = rowsOf(state, seat)[row][place][1];
      if (read.rows(state, 'cells', seat)[row][place] !== 0) return `taken ${colour}`;
      return Number(faces(state)[colour]) > limit ? `above-limit ${colour} ${limit}` : 'not-now';
    },
    layout(state, seat) {
      const name = nameOf(state, seat);
      return { name, ours: facts.sheets.includes(name), colours, rows: rowsOf(state, seat), bonus };
    },
    deal(state, sheets) {
      sheets.forEach((sheet, seat) => {
        const { name, rows } = cardOf(sheet);
        read.bytes(state, 'names', seat).fill(0);
        read.bytes(state, 'names', seat).set(new TextEncoder().encode(name));
        read.bytes(state, 'colours', seat).set(rows.flat().map(([colour]) => colours.indexOf(colour)));
        read.bytes(state, 'limits', seat).set(rows.flat().map(([, limit]) => limit));
      });
    },
    ...letteredDice(
      facts,
      Object.fromEntries(colours.map((colour) => [colour, colour === 'black' ? LETTER_OF_BLACK : colour[0].toUpperCase()])),
    ),
  };
};
