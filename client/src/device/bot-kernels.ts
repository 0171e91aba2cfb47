// Made by `python -m rollwright.wasm` from the kernels' signatures.
import type { BigInt64Room, Float32Room, Float64Room, Int16Room, Int8Room } from './memory';

export interface BotKernels {
  prepare(buffer: Int8Room, style: Float64Room, numbers: BigInt64Room, tables: Float64Room): void;
  judge(buffer: Int8Room, seat: number, style: Float64Room, weights: Float32Room, gain: Float64Room, spread: Float64Room, numbers: BigInt64Room, tables: Float64Room, key: BigInt64Room, codes: Int16Room, scores: Float64Room, wins: Float64Room, ranks: Float64Room): number;
  choose(ranks: Float64Room, noise: number, key: BigInt64Room): number;
}
