// What was built of a game beside its kernels, see `rollwright/wasm/facts.py`.
import type { Action, Face, Layout } from '../lib/game-types';
import type { Interface } from './module';

export type Json = unknown;

export interface Die {
  name: string;
  faces: Face[];
}

export interface Facts {
  key: string;
  name: string;
  playable: number[];
  variants: string[];
  /** The names of different sheets; none where all seats have the same. */
  sheets: string[];
  maxSeats: number;
  /** How many parts the rules count in a score. */
  parts: number;
  stateBytes: number;
  /** Where each part of a state lies: its first byte, then its shape. */
  fields: Record<string, number[]>;
  dice: Die[];
  /** By number: the name of a step, and whether somebody decides in it. */
  steps: [string, boolean][];
  /** By number: an action as JSON and as text, and its word in the log. */
  actions: ([Action, string, string] | null)[];
  /** The printed sheets by variant, or by name. */
  layouts: Record<string, Layout>;
  kernels: Interface;
}
