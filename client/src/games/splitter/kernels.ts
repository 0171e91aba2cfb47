// Made by `python -m rollwright.wasm` from the kernels' signatures.
import type { RulesKernels } from '../../device/kernels';
import type { BigInt64Room, Int8Room } from '../../device/memory';

export interface SplitterKernels extends RulesKernels {
  list_groups(variant: number, cells: Int8Room, numbers: BigInt64Room, groups: BigInt64Room): number;
}
