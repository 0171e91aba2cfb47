// A moment of a match as the kernels' bytes, with a name for everything that stands in them. States are never changed.
import type { Facts } from './facts';

export type State = Int8Array;

/** Reads the states of one game. */
export class StateReader {
  constructor(private facts: Facts) {}

  /** A number of the state by its name. */
  number(state: State, name: string): number {
    return state[this.facts.fields[name][0]];
  }

  /** The bytes under a name: all of them, or those at an index (a seat, a row). */
  bytes(state: State, name: string, ...index: number[]): Int8Array {
    const [start, ...shape] = this.facts.fields[name];
    const size = shape.slice(index.length).reduce((product, length) => product * length, 1);
    let offset = 0;
    let stride = shape.reduce((product, length) => product * length, 1);
    index.forEach((place, dimension) => {
      stride /= shape[dimension];
      offset += place * stride;
    });
    return state.subarray(start + offset, start + offset + size);
  }

  /** The bytes at an index as rows. */
  rows(state: State, name: string, ...index: number[]): number[][] {
    const shape = this.facts.fields[name].slice(1 + index.length);
    const bytes = this.bytes(state, name, ...index);
    return Array.from({ length: shape[0] }, (_, row) => [...bytes.subarray(row * shape[1], (row + 1) * shape[1])]);
  }

  step(state: State): string {
    return this.facts.steps[this.number(state, 'phase')][0];
  }

  /** What is decided now; null while dice are wanted and when the match is over. */
  phase(state: State): string | null {
    const [step, decided] = this.facts.steps[this.number(state, 'phase')];
    return decided ? step : null;
  }

  seats(state: State): number {
    return this.number(state, 'seats');
  }

  active(state: State): number {
    return this.number(state, 'active');
  }

  variant(state: State): string {
    return this.facts.variants['variant' in this.facts.fields ? this.number(state, 'variant') : 0];
  }

  /** The failed throws of a seat: 0 in a game that has none. */
  fails(state: State, seat: number): number {
    return 'fails' in this.facts.fields ? this.bytes(state, 'fails')[seat] : 0;
  }
}
