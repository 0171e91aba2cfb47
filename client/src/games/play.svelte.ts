// One own seat of a match, as it is being played: what is offered, what is picked and chosen but not yet decided.
import { same } from '../lib/changes';
import type { Match } from '../lib/match.svelte';
import type { Option, PartView, Refusal, SeatView, View } from '../lib/messages';
import type { Mark } from '../sheets/types';

/** A choice counts only for the view on which it was made. */
interface Draft {
  number: number;
  action: unknown;
  /** The field that was tapped for it. */
  anchor: string | null;
  picked: string[];
}

export class Play {
  private draftMade = $state.raw<Draft | null>(null);
  /** The field under the pointer or the focus. */
  peekPath = $state<string | null>(null);
  /** Qwantum: the die whose faces are looked at. */
  inspected = $state<string | null>(null);

  constructor(
    readonly match: Match,
    readonly number: number,
  ) {}

  get view(): View {
    return this.match.view!;
  }

  get seat(): SeatView {
    return this.view.seats[this.number];
  }

  get layout(): unknown {
    return this.match.layouts[this.number];
  }

  get options(): Option[] {
    return this.seat.options ?? [];
  }

  get refusals(): Refusal[] {
    return this.seat.refusals ?? [];
  }

  get isDecider(): boolean {
    return this.view.awaited === 'decide' && (this.view.deciders ?? []).includes(this.number);
  }

  get decided(): unknown {
    return this.isDecider ? this.match.chosenOf(this.seat) : null;
  }

  private get draft(): Draft | null {
    return this.draftMade?.number === this.view.number ? this.draftMade : null;
  }

  /** Dice or colours that are picked. */
  get picked(): string[] {
    return this.draft?.picked ?? [];
  }

  get anchor(): string | null {
    return this.draft?.anchor ?? null;
  }

  /** What is chosen, but not decided. */
  get chosen(): Option | undefined {
    return this.draft?.action == null ? undefined : this.optionOf(this.draft.action);
  }

  /** What was decided, and is not being changed. */
  get sealed(): Option | undefined {
    return this.draft || this.decided === null ? undefined : this.optionOf(this.decided);
  }

  /** What the field under the pointer would bring. */
  get peeked(): Option | undefined {
    return this.peekPath === null || this.picked.length ? undefined : this.optionsAt(this.peekPath)[0];
  }

  get will(): PartView[] {
    return (this.chosen ?? this.sealed ?? this.peeked)?.changes ?? [];
  }

  optionOf(action: unknown): Option | undefined {
    return this.options.find((option) => same(option.action, action));
  }

  optionsAt(path: string): Option[] {
    return this.options.filter(({ writes }) => writes?.some(([where]) => where === path));
  }

  choose(action: unknown, anchor: string | null = null, picked: string[] = []): void {
    this.draftMade = { number: this.view.number, action, anchor, picked };
  }

  unchoose(): void {
    this.draftMade = null;
  }

  decide(action: unknown, thenThrow = false): void {
    if (this.optionOf(action) === undefined) return;
    void this.match.decide(this.number, action, thenThrow);
    this.draftMade = null;
  }

  decideChosen(): void {
    if (this.chosen) this.decide(this.chosen.action);
  }

  takeBack(): void {
    this.draftMade = null;
    void this.match.takeBack(this.number);
  }

  /** Fields that may be written, and those of what is chosen or sealed; found once for each change. */
  readonly marks = $derived.by((): Record<string, Mark> => {
    const marks: Record<string, Mark> = {};
    for (const { writes } of this.options) {
      for (const [path, number] of writes ?? []) marks[path] ??= { kind: 'possible', number: number as number };
    }
    for (const [path, number] of this.sealed?.writes ?? []) marks[path] = { kind: 'sealed', number: number as number };
    for (const [path, number] of this.chosen?.writes ?? []) {
      const kind = this.anchor === null || this.anchor === path ? 'chosen' : 'partner';
      marks[path] = { kind, number: number as number };
    }
    return marks;
  });
}
