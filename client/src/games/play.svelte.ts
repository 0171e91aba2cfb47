// One own seat of a match, as it is being played: what is offered, what is picked and chosen but not yet decided.
import type { GameTypes, MatchOf, OptionOf, RefusalOf, SeatOf, ViewOf } from '../lib/game-types';
import { settledAt } from '../lib/log';
import type { PartView } from '../lib/messages';
import { same } from '../lib/same';
import type { Mark } from '../sheets/types';

/** A choice counts only for the view on which it was made, also when somebody has had a hint since. */
interface Draft<Action> {
  number: number;
  action: Action | null;
  /** The field that was tapped for it. */
  anchor: string | null;
  picked: string[];
}

export class Play<T extends GameTypes = GameTypes> {
  private draftMade = $state.raw<Draft<T['action']> | null>(null);
  /** The field under the pointer or the focus. */
  peekPath = $state<string | null>(null);
  /** The die whose faces are looked at. */
  inspected = $state<string | null>(null);

  constructor(
    readonly match: MatchOf<T>,
    readonly number: number,
  ) {}

  get view(): ViewOf<T> {
    return this.match.view!;
  }

  get seat(): SeatOf<T> {
    return this.view.seats[this.number];
  }

  get layout(): T['layout'] {
    return this.match.layouts[this.number];
  }

  get options(): OptionOf<T>[] {
    return this.seat.options ?? [];
  }

  get refusals(): RefusalOf<T>[] {
    return this.seat.refusals ?? [];
  }

  get isDecider(): boolean {
    return this.view.awaited === 'decide' && (this.view.deciders ?? []).includes(this.number);
  }

  get decided(): T['action'] | null {
    return this.isDecider ? this.match.chosenOf(this.seat) : null;
  }

  private get draft(): Draft<T['action']> | null {
    return this.draftMade?.number === settledAt(this.view) ? this.draftMade : null;
  }

  /** Dice or colours that are picked. */
  get picked(): string[] {
    return this.draft?.picked ?? [];
  }

  /** Whether anything was picked or put back on this view. */
  get touched(): boolean {
    return this.draft !== null;
  }

  get anchor(): string | null {
    return this.draft?.anchor ?? null;
  }

  /** What is chosen, but not decided. */
  get chosen(): OptionOf<T> | undefined {
    return this.draft?.action == null ? undefined : this.optionOf(this.draft.action);
  }

  /** What was decided, and is not being changed. */
  get sealed(): OptionOf<T> | undefined {
    return this.draft || this.decided === null ? undefined : this.optionOf(this.decided);
  }

  /** What the field under the pointer would bring. */
  get peeked(): OptionOf<T> | undefined {
    return this.peekPath === null || this.picked.length ? undefined : this.optionsAt(this.peekPath)[0];
  }

  get will(): PartView[] {
    return (this.chosen ?? this.sealed ?? this.peeked)?.changes ?? [];
  }

  /** Whether there is any field to write in. */
  get anyField(): boolean {
    return this.options.some(({ writes }) => writes?.length);
  }

  optionOf(action: T['action']): OptionOf<T> | undefined {
    return this.options.find((option) => same(option.action, action));
  }

  optionsAt(path: string): OptionOf<T>[] {
    return this.options.filter(({ writes }) => writes?.some(([where]) => where === path));
  }

  choose(action: T['action'], anchor: string | null = null, picked: string[] = []): void {
    this.draftMade = { number: settledAt(this.view), action, anchor, picked };
  }

  unchoose(): void {
    this.draftMade = null;
  }

  decide(action: T['action'], thenThrow = false): void {
    if (this.optionOf(action) === undefined) return;
    const made = this.draftMade;
    this.draftMade = null;
    void this.match.decide(this.number, action, thenThrow).then((isDone) => {
      if (!isDone && this.match.doubt) this.draftMade ??= made;
    });
  }

  decideChosen(thenThrow = false): void {
    if (this.chosen) this.decide(this.chosen.action, thenThrow);
  }

  takeBack(): void {
    this.draftMade = null;
    void this.match.takeBack(this.number);
  }

  /** Fields that may be written, and those of what is chosen or sealed; found once for each change. */
  readonly marks = $derived.by((): Record<string, Mark> => {
    const marks: Record<string, Mark> = {};
    for (const { writes } of this.options) {
      for (const [path, entry] of writes ?? []) marks[path] ??= { kind: 'possible', entry };
    }
    for (const [path, entry] of this.sealed?.writes ?? []) marks[path] = { kind: 'sealed', entry };
    for (const [path, entry] of this.chosen?.writes ?? []) {
      const kind = this.anchor === null || this.anchor === path ? 'chosen' : 'partner';
      marks[path] = { kind, entry };
    }
    return marks;
  });
}
