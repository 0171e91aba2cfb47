// Real dice that look alike: which of them shows a face is found out here, so that faces can be typed in any order.
import type { Face } from './game-types';

interface AnyDie {
  name: string;
  faces: Face[];
}

/** A die for every face, if there is a way to give them out; dice that are left over have shown nothing yet. */
export function assigned(dice: AnyDie[], faces: Face[]): Record<string, Face> | undefined {
  const [face, ...rest] = faces;
  if (face === undefined) return {};
  for (const die of dice.filter((one) => one.faces.includes(face))) {
    const others = assigned(
      dice.filter((one) => one !== die),
      rest,
    );
    if (others) return { ...others, [die.name]: face };
  }
  return undefined;
}
