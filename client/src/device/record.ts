// A match as text, as `rollwright.table.record` writes it: headers, then one line a turn.
import { seatsOf, type Decided, type Event, type Seated, type Thrown } from './events';
import type { Match } from './match';

export function formatMatch(match: Match): string {
  const named = firstSeated(match.events.slice(1));
  const headers = [...openedHeaders(match), ...seatHeaders(named), ...diceHeaders(match)];
  const head = headers.map(([name, value]) => `[${name} ${quoted(value)}]`);
  return [...head, '', ...lines(match, named.length + 1)].join('\n').replace(/\n+$/, '') + '\n';
}

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

function openedHeaders({ opened }: Match): [string, string][] {
  const { game, variant, match, date, seats, first, sheets } = opened;
  const headers: [string, string][] = [
    ['Game', game],
    ['Variant', variant],
    ['Match', match],
  ];
  if (date) headers.push(['Date', date]);
  headers.push(['Seats', String(seats)], ['First', String(first ?? 0)]);
  if (sheets) {
    const areNames = sheets.every((sheet) => typeof sheet === 'string');
    headers.push(['Sheets', areNames ? sheets.join(' ') : JSON.stringify(sheets)]);
  }
  return headers;
}

function diceHeaders({ opened: { dice }, position }: Match): [string, string][] {
  const headers: [string, string][] = [['Dice', dice.source]];
  if (dice.source === 'seeded') headers.push(['Seed', String(dice.seed)]);
  if (dice.source === 'daily') headers.push(['Day', dice.date]);
  if (dice.source === 'equal') headers.push(['Round', dice.round]);
  if ('sha256' in dice && dice.sha256) headers.push(['Seal', dice.sha256]);
  const { ended } = position.at;
  headers.push(['Result', ended ? ended.scores.join(' ') : '*']);
  if (ended?.secret) headers.push(['Secret', ended.secret]);
  return headers;
}

/** Those who took the seats when the match was opened: they are named in headers. */
function firstSeated(events: Event[]): Seated[] {
  const named: Seated[] = [];
  for (const event of events) {
    if (event.event !== 'seated' || event.holder === 'open' || named.some(({ seat }) => seat === event.seat)) break;
    named.push(event);
  }
  return named;
}

const seatHeaders = (named: Seated[]) =>
  named.flatMap(({ seat, name, bot }): [string, string][] => [
    [`Seat${seat}`, name ?? ''],
    ...(bot ? [[`Bot${seat}`, bot] as [string, string]] : []),
  ]);

/** A line for each turn; what isn't play stands in marked lines of its own, and the turn goes on after them. */
function lines(match: Match, skipped: number): string[] {
  const found: string[] = [];
  let shown = 0;
  let steps: string[] = [];
  for (let number = skipped + 1; number <= match.events.length; number++) {
    const event = match.events[number - 1];
    const turn = match.positions[number - 2].at.turn;
    const isPlay = event.event === 'thrown' || event.event === 'decided';
    if (isPlay) {
      steps.push(stepText(match, event));
      if (turn === match.positions[number - 1].at.turn && number < match.events.length) continue;
    }
    if (steps.length) {
      found.push(`${turn}${shown === turn ? '...' : '.'} ${steps.join('; ')}`);
      [shown, steps] = [turn, []];
    }
    if (!isPlay && event.event !== 'ended') found.push(`* ${marked(event)}`);
  }
  return found;
}

function stepText({ game }: Match, event: Thrown | Decided): string {
  if (event.event === 'decided') {
    return seatsOf(event)
      .map((seat) => game.text(game.codeOf(event.actions[seat])))
      .join(' / ');
  }
  const dice = game.words.diceToText(game.words.diceFromJson(event.faces) ?? {});
  const share = [event.nonce, event.proof].filter((word) => word !== undefined).join(' ');
  return share ? `(${dice} | ${share})` : `(${dice})`;
}

function marked(event: Event): string {
  switch (event.event) {
    case 'seated':
      if (event.holder === 'open') return `seat ${event.seat} open`;
      if (event.holder === 'bot') return `seat ${event.seat} bot ${event.bot} ${quoted(event.name ?? '')}`;
      return `seat ${event.seat} person ${quoted(event.name ?? '')}`;
    case 'stood-in':
      return `seat ${event.seat} stand-in ${event.bot}`;
    case 'returned':
      return `seat ${event.seat} returns`;
    case 'undone':
      return `undo to ${event.to} by ${event.by.join(' ')}`;
    case 'corrected':
      return `correct ${event.throw} by ${event.by.join(' ')}`;
    default:
      throw new Error(`${event.event} has no line of its own.`);
  }
}
