// A moment of a finished match as a seat that is looked at, or tried again: nothing of it reaches a table.
import type { Action, GameTypes, Layout, MatchOf } from '../lib/game-types';
import type { View } from '../lib/messages';

export class StillMatch implements MatchOf<GameTypes> {
  readonly fresh: string[][] = [];
  readonly isThrowing = false;
  readonly waitsLong = false;
  readonly doubt = null;

  constructor(
    readonly view: View,
    readonly layouts: Layout[],
    private readonly ondecide?: (action: Action) => Promise<boolean>,
  ) {}

  chosenOf(): null {
    return null;
  }

  decide(_seat: number, action: Action): Promise<boolean> {
    return this.ondecide?.(action) ?? Promise.resolve(false);
  }

  takeBack(): Promise<void> {
    return Promise.resolve();
  }

  throwDice(): Promise<void> {
    return Promise.resolve();
  }

  command(): Promise<boolean> {
    return Promise.resolve(false);
  }
}
