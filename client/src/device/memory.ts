// The memory of a WebAssembly module: arrays that JavaScript and kernels both see.

/** An array in a module's memory. Its view is made anew each time: memory that grows leaves old views behind. */
export class Room<V> {
  constructor(
    readonly pointer: number,
    readonly shape: readonly number[],
    private make: (pointer: number, length: number) => V,
  ) {}

  get view(): V {
    return this.make(
      this.pointer,
      this.shape.reduce((product, length) => product * length, 1),
    );
  }

  /** The first rows of an array, as an array of its own. */
  first(rows: number): Room<V> {
    return new Room(this.pointer, [rows, ...this.shape.slice(1)], this.make);
  }
}

export type Int8Room = Room<Int8Array>;
export type Uint8Room = Room<Uint8Array>;
export type Int16Room = Room<Int16Array>;
export type Int32Room = Room<Int32Array>;
export type BigInt64Room = Room<BigInt64Array>;
export type Float32Room = Room<Float32Array>;
export type Float64Room = Room<Float64Array>;

const ARRAYS = {
  int8: Int8Array,
  uint8: Uint8Array,
  int16: Int16Array,
  int32: Int32Array,
  bigint64: BigInt64Array,
  float32: Float32Array,
  float64: Float64Array,
};

export type Element = keyof typeof ARRAYS;
type ArrayOf<E extends Element> = InstanceType<(typeof ARRAYS)[E]>;

/** Gives out arrays in a module's memory, for as long as the module lives. */
export class Memory {
  constructor(
    private memory: WebAssembly.Memory,
    private allocate: (bytes: number) => number,
  ) {}

  room<E extends Element>(element: E, ...shape: number[]): Room<ArrayOf<E>> {
    const array = ARRAYS[element];
    const bytes = shape.reduce((product, length) => product * length, array.BYTES_PER_ELEMENT);
    const make = (pointer: number, length: number) => new array(this.memory.buffer, pointer, length);
    return new Room(this.allocate(bytes), shape, make as (pointer: number, length: number) => ArrayOf<E>);
  }
}
