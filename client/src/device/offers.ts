// What a seat is offered: every legal action with what it would bring, and why other fields can't be written.
import type { Option, PartView, Refusal } from '../lib/messages';
import type { Entry, Sheet } from '../lib/game-types';
import type { Game, Outcome, Score } from './game';
import type { State } from './state';
import type { Part } from './words';

export function offerOf(game: Game, state: State, seat: number): { options: Option[]; refusals: Refusal[] } {
  const outcomes = game.outcomes(state, seat);
  const now = { score: game.score(state, seat), sheet: game.words.sheet(state, seat) };
  const legal = new Set(outcomes.map((outcome) => outcome.code));
  const refused = game.words.writings(state).filter((code) => !legal.has(code));
  return {
    options: outcomes.map((outcome) => optionOf(game, now, seat, outcome)),
    refusals: refused.map((code) => refusalOf(game, code, game.words.whyNot(state, seat, code))),
  };
}

function optionOf(game: Game, now: { score: Score; sheet: Sheet }, seat: number, outcome: Outcome): Option {
  const option: Option = { action: game.action(outcome.code), text: game.text(outcome.code) };
  if (!outcome.after) return option;
  const writes = changesOf(now.sheet, game.words.sheet(outcome.after, seat));
  if (writes.length) option.writes = writes;
  if (!outcome.scores) return option;
  const after = game.score(outcome.after, seat);
  const gain = after.total - now.score.total;
  const changes = changedParts(now.score.parts, after.parts);
  if (gain) option.gain = gain;
  if (changes.length) option.changes = changes;
  return option;
}

function refusalOf(game: Game, code: number, reason: string): Refusal {
  const [why, ...details] = reason.split(' ');
  return { action: game.action(code), why, details };
}

export function partView(part: Part, points = part.points): PartView {
  const view: PartView = { kind: part.kind, name: part.name, points };
  if (part.count) view.count = part.count;
  if (part.fields.length) view.fields = part.fields;
  return view;
}

type Tree = Entry | Sheet | undefined;

/** The places of a sheet's JSON that changed, as paths with dots, and what stands there now. */
function changesOf(before: Tree, after: Entry | Sheet, path = ''): [string, Entry][] {
  if (typeof after !== 'object' || after === null) return before === after ? [] : [[path.slice(0, -1), after]];
  const old = (before ?? {}) as Record<string, Tree>;
  return Object.entries(after as Record<string, Entry | Sheet>).flatMap(([key, value]) => changesOf(old[key], value, `${path}${key}.`));
}

/** The parts that differ, with the difference as points; what is gone stands last, with what it took along. */
function changedParts(before: Part[], after: Part[]): PartView[] {
  const old = withoutCommon(before, after);
  const changed: PartView[] = [];
  for (const part of withoutCommon(after, before)) {
    const at = old.findIndex((other) => isSameLine(other, part));
    const difference = part.points - (at < 0 ? 0 : old.splice(at, 1)[0].points);
    if (difference) changed.push(partView(part, difference));
  }
  return [...changed, ...old.filter((part) => part.points).map((part) => partView(part, -part.points))];
}

function withoutCommon(parts: Part[], others: Part[]): Part[] {
  const known = new Set(others.map((part) => JSON.stringify(part)));
  return parts.filter((part) => !known.has(JSON.stringify(part)));
}

/** Whether a part is what another has become: it counts the same fields and more or less of them. */
function isSameLine(before: Part, after: Part): boolean {
  if (before.name !== after.name) return false;
  const [old, now] = [before, after].map((part) => part.fields.map(String));
  if (old.join(' ') === now.join(' ')) return before.kind === after.kind || old.length > 0;
  if (before.kind !== after.kind) return false;
  return old.every((field) => now.includes(field)) || now.every((field) => old.includes(field));
}
