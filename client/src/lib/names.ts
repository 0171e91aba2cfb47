// What may be a name: the server decides, and this says beforehand, beside the field, what is wrong with it.

/** Pictures that are joined to one, as families are, and flags of parts of a country: their joiners are no fault. */
const JOINED =
  /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)+|\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu;
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/u;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The key of the words for what is wrong with a name. */
export function nameFault(name: string): 'client-name-missing' | 'client-name-unseen' | null {
  const shown = name.trim().replace(JOINED, '☺');
  if (!shown) return 'client-name-missing';
  return UNSEEN.test(shown) || !SEEN.test(shown) ? 'client-name-unseen' : null;
}

/** Names of one device's people, with a number where somebody before has the same one. */
export function toldApart(names: string[]): string[] {
  return names.map((name, place) => {
    const same = names.slice(0, place).filter((other) => other.toLowerCase() === name.toLowerCase()).length;
    return same ? `${name} ${same + 1}` : name;
  });
}
