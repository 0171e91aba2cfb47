// Faces of real dice while they are typed in. Dice that look alike are typed in any order, others each on its own.
import { hasLetters } from '../lib/dice-faces';
import type { Face } from '../lib/game-types';
import type { DieView } from '../lib/messages';
import { assigned } from '../lib/typed-faces';

export interface PlacedDie {
  die: DieView;
  /** Which die of the game it is. */
  place: number;
}

interface Entered {
  faces: Record<string, Face>;
  alike: Face[];
}

export class TypedFaces {
  private entered: Entered;

  constructor(
    readonly wanted: PlacedDie[],
    known: Record<string, Face> = {},
  ) {
    this.entered = $state.raw({
      faces: Object.fromEntries(this.single.flatMap(({ die }) => (die.name in known ? [[die.name, known[die.name]]] : []))),
      alike: this.alike.flatMap(({ name }) => (name in known ? [known[name]] : [])),
    });
  }

  get alike(): DieView[] {
    return this.wanted.filter(({ die }) => hasLetters([die])).map(({ die }) => die);
  }

  get single(): PlacedDie[] {
    return this.wanted.filter(({ die }) => !hasLetters([die]));
  }

  get faces(): Record<string, Face> {
    return { ...this.entered.faces, ...assigned(this.alike, this.entered.alike) };
  }

  /** The faces in the order of the dice. */
  get inOrder(): Face[] {
    const { faces } = this;
    return this.wanted.map(({ die }) => faces[die.name]);
  }

  get count(): number {
    return Object.keys(this.faces).length;
  }

  /** The die that is typed in next, of those that are typed one by one. */
  get missing(): PlacedDie | undefined {
    return this.single.find(({ die }) => !(die.name in this.entered.faces));
  }

  countOf(face: Face): number {
    return this.entered.alike.filter((other) => other === face).length;
  }

  /** Whether one more of the dice that look alike can show a face. */
  mayAdd(face: Face): boolean {
    return assigned(this.alike, [...this.entered.alike, face]) !== undefined;
  }

  type(name: string, face: Face, mayClear: boolean): void {
    const { [name]: known, ...rest } = this.entered.faces;
    this.entered = { ...this.entered, faces: known === face && mayClear ? rest : { ...rest, [name]: face } };
  }

  /** One more die shows a face; where no die is left for it, one less. */
  press(face: Face): void {
    const { alike } = this.entered;
    const known = alike.lastIndexOf(face);
    if (this.mayAdd(face)) this.entered = { ...this.entered, alike: [...alike, face] };
    else if (known >= 0) this.entered = { ...this.entered, alike: alike.filter((_, at) => at !== known) };
  }

  clear(): void {
    this.entered = { faces: {}, alike: [] };
  }

  back(): void {
    const last = this.single.findLast(({ die }) => die.name in this.entered.faces);
    if (last) this.entered = { ...this.entered, faces: Object.fromEntries(Object.entries(this.entered.faces).filter(([name]) => name !== last.die.name)) };
    else this.entered = { ...this.entered, alike: this.entered.alike.slice(0, -1) };
  }

  /** A key of the keyboard; whether it meant something here. */
  onKey(key: string): boolean {
    const place = Number(key) - 1;
    const { missing } = this;
    if (key === 'Backspace') this.back();
    else if (missing && place >= 0 && place < missing.die.faces.length) this.type(missing.die.name, missing.die.faces[place], false);
    else return false;
    return true;
  }
}
