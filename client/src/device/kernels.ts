// Made by `python -m rollwright.wasm` from the kernels' signatures.
import type { Int16Room, Int8Room, Uint8Room } from './memory';

export interface RulesKernels {
  start(buffer: Int8Room, seats: number, variant: number, first: number): void;
  deciders(buffer: Int8Room): number;
  legal(buffer: Int8Room, seat: number, actions: Int16Room): number;
  is_legal(buffer: Int8Room, seat: number, action: number): boolean;
  dice_wanted(buffer: Int8Room, wanted: Int8Room): number;
  throw(buffer: Int8Room, faces: Int8Room): void;
  decide(buffer: Int8Room, actions: Int16Room): void;
  is_over(buffer: Int8Room): boolean;
  scores(buffers: Int8Room, seat: number, parts: Int16Room, totals: Int16Room): void;
  breach(buffer: Int8Room, seat: number): number;
  outcomes(buffer: Int8Room, seat: number, actions: Int16Room, after: Int8Room, changed: Int16Room, scores: Uint8Room): number;
}
