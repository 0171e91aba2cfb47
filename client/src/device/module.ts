// A module with the kernels of a game: called as functions with JavaScript's own types, by the description that was
// built with it.
import { Memory, Room, type Element } from './memory';

interface Parameter {
  name: string;
  type: Element | 'small' | 'number' | 'flag';
  dimensions?: number;
}

interface Kernel {
  parameters: Parameter[];
  result: 'small' | 'number' | 'flag' | 'none';
}

export type Interface = Record<string, Kernel>;

export interface Module<Kernels> {
  kernels: Kernels;
  memory: Memory;
}

type Raw = (...values: number[]) => number | undefined;

export async function instantiate<Kernels>(code: BufferSource, described: Interface): Promise<Module<Kernels>> {
  const { instance } = await WebAssembly.instantiate(code, {});
  const exports = instance.exports;
  const memory = new Memory(exports.memory as WebAssembly.Memory, exports.allocate as (bytes: number) => number);
  const named = Object.entries(described).map(([name, kernel]) => [name, callable(exports[name] as Raw, kernel)]);
  return { kernels: Object.fromEntries(named) as Kernels, memory };
}

/** An array is handed over as its pointer and its lengths. */
function callable(raw: Raw, { result }: Kernel): (...values: unknown[]) => unknown {
  return (...values) => {
    const plain: number[] = [];
    for (const value of values) {
      if (value instanceof Room) plain.push(value.pointer, ...value.shape);
      else plain.push(Number(value));
    }
    const found = raw(...plain);
    return result === 'flag' ? found === 1 : found;
  };
}
