// Views in words: names, faces of dice, parts of the score, what a choice brings, what happened.
import { colourOfLetter } from '../ui/shapes';
import type { DieView, LogEntry, PartView, Refusal, SeatView, View } from './messages';
import { hasText, list, plain, signed, t } from './text.svelte';

/** A seat's name as this person reads it. */
export function nameOf(seat: SeatView, several = false): string {
  if (seat.mine && !several) return t('seat-you');
  return givenName(seat);
}

export function givenName(seat: SeatView): string {
  if (seat.holder === 'bot') return t('client-bot-name', { number: seat.seat + 1, level: levelName(seat.bot ?? '') });
  return seat.name || t('seat-numbered', { number: seat.seat + 1 });
}

export function levelName(level: string): string {
  return hasText(`client-bot-${level}`) ? t(`client-bot-${level}`) : level;
}

export interface Shown {
  colour: string;
  number: number;
}

/** What a face shows: faces with letters carry their own colour, others have the colour of their die. */
export function shown(die: { name: string }, face: number | string): Shown {
  if (typeof face === 'string') return { colour: colourOfLetter(face.charAt(0)), number: Number(face.slice(1)) };
  return { colour: hasText(`colour-${die.name}`) ? die.name : 'white', number: face };
}

export function dieColour(die: { name: string }): string {
  return hasText(`colour-${die.name}`) ? die.name : 'white';
}

/** How a die is called: by its colour, or by its number in the set. */
export function dieName(die: DieView, place: number): string {
  return hasText(`die-${die.name}`) ? t(`die-${die.name}`) : t('die-numbered', { number: place + 1 });
}

export function dieSpoken(die: DieView, place: number): string {
  if (die.face === null) return dieName(die, place);
  const { colour, number } = shown(die, die.face as number | string);
  const face = typeof die.face === 'string' ? `${t(`colour-${colour}`)} ${number}` : String(number);
  return t('say-die', { die: dieName(die, place), face });
}

function place(part: PartView): number {
  return part.fields?.length && part.kind === 'column' ? (part.fields[0][1] as number) + 1 : Number(part.name) || 0;
}

/** What a change of the score is for, in a few words. */
export function changeWords(game: string, part: PartView): string {
  const args = { points: signed(part.points), count: part.count ?? 0, number: place(part), colour: part.name };
  return t(`client-change-${game}-${part.kind}`, args);
}

/** Changes of one part of the score as one change: a part that grew is told as gone and come. */
export function gathered(changes: PartView[]): PartView[] {
  const found: PartView[] = [];
  for (const change of changes) {
    const known = found.findIndex(({ kind, name }) => kind === change.kind && name === change.name);
    if (known < 0) found.push(change);
    else found[known] = { ...found[known], points: found[known].points + change.points };
  }
  return found.filter(({ points }) => points);
}

export function whyWords(refusal: Refusal): string {
  const number = refusal.details?.at(-1) ?? '';
  return hasText(`why-${refusal.why}`) ? t(`why-${refusal.why}`, { number }) : refusal.why;
}

function colours(words: string[]): string {
  return list(words.map((word) => t(`colour-${word}`)));
}

/** What dice show, in words: a number for each, with colours where these matter. */
function diceWords(view: View, dice: unknown): string {
  const faces = dice as Record<string, number | string> | (number | string)[];
  if (Array.isArray(faces)) return list(faces.map(String));
  const words = Object.entries(faces).map(([name, face]) => {
    const { colour, number } = shown({ name }, face);
    return `${t(`colour-${colour}`)} ${number}`;
  });
  return view.dice.length > 0 ? words.join(', ') : '';
}

function actionArgs(view: View, action: unknown): Record<string, string | number> {
  if (action === null || typeof action !== 'object') return {};
  const [word, value] = Object.entries(action)[0] as [string, unknown];
  if (word === 'write' && Array.isArray(value) && view.game === 'qwinto') {
    return { where: t('client-where-row-column', { colour: String(value[0]), column: Number(value[1]) + 1 }) };
  }
  if (word === 'write') return { where: colours(Array.isArray(value) ? value.map(String) : [String(value)]) };
  if (word === 'dice' && Array.isArray(value)) return { dice: colours(value.map(String)), count: value.length };
  if (word === 'again' && Array.isArray(value)) return { count: value.length };
  if (word === 'place' && Array.isArray(value)) return { row: Number(value[0]) + 1, column: Number(value[1]) + 1, number: Number(value[2]) };
  return {};
}

/** Something that happened, in words. */
export function logWords(view: View, entry: LogEntry): string {
  const seat = entry.seat === undefined || entry.seat === null ? undefined : view.seats[entry.seat];
  const several = view.seats.filter(({ mine }) => mine).length > 1;
  const own = seat?.mine && !several;
  return t(`log-${entry.kind}`, {
    who: own ? 'you' : 'other',
    name: seat ? givenName(seat) : '',
    dice: entry.dice ? diceWords(view, entry.dice) : '',
    where: '',
    count: 0,
    points: entry.points ? signed(entry.points) : '',
    total: plain(entry.points ?? 0),
    gain: entry.points ? 'some' : 'none',
    ...actionArgs(view, entry.action),
  });
}

export function statusWords(seat: SeatView): { icon: 'die' | 'dots' | 'sealed' | 'bot' | 'off'; words: string; tone: string } {
  if (seat.standIn) return { icon: 'bot', words: t('client-status-stand-in'), tone: 'bot' };
  if (seat.connected === false) return { icon: 'off', words: t('client-status-away'), tone: 'bot' };
  const icons = { throws: 'die', thinking: 'dots', decided: 'sealed', waits: 'dots', over: 'sealed' } as const;
  return { icon: icons[seat.status], words: t(`client-status-${seat.status}`), tone: seat.status };
}
