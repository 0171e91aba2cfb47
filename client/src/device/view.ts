// What somebody who holds some seats may know of a match: the same views as `rollwright.table.view`.
import type { CorrectionView, DieView, LogEntry, ResultView, SeatView, UndoView, View } from '../lib/messages';
import { entries } from './journal';
import type { Correction, Match } from './match';
import { offerOf, partView } from './offers';
import { beforeThrow, type Position } from './position';

const JOURNAL_LENGTH = 60;

/** The match as it stands; `begun` is false where the host has yet to begin it. */
export function viewOf(match: Match, mine: number[], { layouts = false, begun = true } = {}): View {
  const { position, game } = match;
  const { state, opened, turn } = position.at;
  const awaited = awaitedIn(position, begun);
  const deciders = begun ? position.deciders : [];
  const phase = game.read.phase(state);
  const sums = game.words.sums?.(state) ?? {};
  const taken = game.words.taken?.(state) ?? null;
  const thrower = begun ? position.thrower : null;
  return {
    match: opened.match,
    number: match.number,
    game: opened.game,
    variant: opened.variant,
    turn,
    active: game.read.active(state),
    awaited,
    dice: diceOf(position, awaited),
    seats: opened.seats ? position.at.chairs.map((_, seat) => seatOf(match, seat, mine.includes(seat), awaited, begun)) : [],
    log: journalOf(match),
    undo: undoOf(match, begun),
    diceSource: opened.dice.source,
    ...(phase === null ? {} : { phase }),
    ...(Object.keys(sums).length ? { sums } : {}),
    ...(taken === null ? {} : { taken }),
    ...(deciders.length ? { deciders } : {}),
    ...(thrower === null ? {} : { thrower }),
    ...(begun && match.correctable.length ? { throws: match.correctable } : {}),
    ...(match.correction ? { correction: correctionOf(match, match.correction) } : {}),
    ...(position.at.ended ? { result: resultOf(position) } : {}),
    ...(layouts ? { layouts: position.at.chairs.map((_, seat) => game.layout(state, seat)) } : {}),
  };
}

function awaitedIn(position: Position, begun: boolean): View['awaited'] {
  if (position.isPlayed) return 'over';
  if (!position.isFull || !begun) return 'seats';
  return position.deciders.length ? 'decide' : 'throw';
}

function diceOf(position: Position, awaited: View['awaited']): DieView[] {
  const wanted = awaited === 'throw' ? position.diceWanted.map((die) => die.name) : [];
  const faces = position.game.words.faces(position.at.state);
  return position.game.facts.dice.map(({ name, faces: all }) => ({
    name,
    faces: all,
    face: faces[name] ?? null,
    wanted: wanted.includes(name),
  }));
}

function seatOf(match: Match, seat: number, mine: boolean, awaited: View['awaited'], begun: boolean): SeatView {
  const { position, game } = match;
  const chair = position.at.chairs[seat];
  const score = position.scores[seat];
  const bot = position.botOf(seat);
  const view: SeatView = {
    seat,
    holder: chair.holder,
    name: chair.name,
    status: awaited === 'over' ? 'over' : begun ? statusOf(match, seat) : 'waits',
    sheet: game.words.sheet(position.at.state, seat),
    fails: game.read.fails(position.at.state, seat),
    score: { total: score.total, parts: score.parts.map((part) => partView(part)) },
  };
  if (bot !== null) view.bot = bot;
  if (chair.standIn !== null) view.standIn = true;
  if (!mine) return view;
  view.mine = true;
  if (!begun || !position.deciders.includes(seat)) return view;
  const chosen = match.pending.get(seat) as SeatView['chosen'];
  return { ...view, ...offerOf(game, position.at.state, seat), ...(chosen === undefined ? {} : { chosen }) };
}

function statusOf(match: Match, seat: number): SeatView['status'] {
  if (match.pending.has(seat)) return 'decided';
  if (match.position.deciders.includes(seat)) return 'thinking';
  return seat === match.position.thrower ? 'throws' : 'waits';
}

function undoOf(match: Match, begun: boolean): UndoView {
  if (match.undoTarget === null || !begun) return { possible: false };
  const needs = match.position.people.filter((seat) => !match.asked.includes(seat));
  const askedBy = [...match.asked];
  return { possible: true, ...(askedBy.length ? { askedBy } : {}), ...(needs.length ? { needs } : {}) };
}

function correctionOf(match: Match, { throw: number, faces: dice, asked }: Correction): CorrectionView {
  const then = beforeThrow(match.position, number, match.events);
  const needs = match.position.people.filter((seat) => !asked.includes(seat));
  const { turn } = then.at;
  return {
    throw: number,
    turn,
    dice: dice as CorrectionView['dice'],
    faces: then.facesInOrder(dice),
    ...(asked.length ? { askedBy: [...asked] } : {}),
    ...(needs.length ? { needs } : {}),
  };
}

function resultOf({ scores, game, at }: Position): ResultView {
  const rating = game.rating(at.state);
  const result = { winners: game.winners(at.state), scores: scores.map((score) => score.total) };
  return rating === null ? result : { ...result, rating };
}

/** The last things that happened. */
function journalOf(match: Match): LogEntry[] {
  const told: LogEntry[] = [];
  for (let at = match.events.length - 1; at >= 0 && told.length < JOURNAL_LENGTH; at--) {
    told.unshift(...entries(match.positions[at - 1] ?? null, match.events[at], match.positions[at]));
  }
  return told.slice(-JOURNAL_LENGTH);
}
