// Views in words: names, parts of the score, what a choice brings, what happened.
import { pageGame } from '../games/registry';
import { shown } from './dice-faces';
import type { Dice } from './game-types';
import type { LogEntry, PartView, Refusal, SeatView, View } from './messages';
import { hasText, list, plain, signed, t } from './text.svelte';

type Named = Pick<SeatView, 'seat' | 'holder' | 'name' | 'bot' | 'mine'>;

/** A seat's name as this person reads it. */
export function nameOf(seat: Named, several = false): string {
  if (seat.mine && !several) return t('seat-you');
  return givenName(seat);
}

export function givenName(seat: Named): string {
  if (seat.holder === 'bot') return t('client-bot-name', { number: seat.seat + 1, level: levelName(seat.bot ?? '') });
  return seat.name || t('seat-numbered', { number: seat.seat + 1 });
}

/** A colour for each seat, for the eye alone: the name says who it is. */
export function seatColour(seat: number): string {
  return `hsl(${(seat * 137 + 200) % 360} 52% 46%)`;
}

export function levelName(level: string): string {
  return hasText(`client-bot-${level}`) ? t(`client-bot-${level}`) : level;
}

function place(part: PartView): number {
  return part.fields?.length && part.kind === 'column' ? part.fields[0][1] + 1 : Number(part.name) || 0;
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

/** Why a match ended: somebody had reached something; where nobody has, what all have reached. */
export function reachedWords(reasons: { reason: string; seats: Named[] }[], otherwise: string): string {
  const found = reasons.find(({ seats }) => seats.length);
  return t(`client-ended-${found?.reason ?? otherwise}`, { names: list((found?.seats ?? []).map(givenName)), count: found?.seats.length ?? 0 });
}

export function whyWords(refusal: Pick<Refusal, 'why' | 'details'>): string {
  const number = refusal.details?.at(-1) ?? '';
  return hasText(`why-${refusal.why}`) ? t(`why-${refusal.why}`, { number }) : refusal.why;
}

export function colourWords(colours: string[]): string {
  return list(colours.map((colour) => t(`colour-${colour}`)));
}

/** What dice show, in words: a number for each, with colours where these matter. */
export function diceWords(faces: Dice): string {
  if (Array.isArray(faces)) return list(faces.map(String));
  return Object.entries(faces)
    .map(([name, face]) => {
      const { colour, number } = shown({ name }, face);
      return `${t(`colour-${colour}`)} ${number}`;
    })
    .join(', ');
}

/** Something that happened, in words. */
export function logWords(view: View, entry: LogEntry): string {
  const seat = entry.seat === undefined || entry.seat === null ? undefined : view.seats[entry.seat];
  const several = view.seats.filter(({ mine }) => mine).length > 1;
  const own = seat?.mine && !several;
  return t(`log-${entry.kind}`, {
    who: own ? 'you' : 'other',
    name: seat ? givenName(seat) : '',
    dice: entry.dice ? diceWords(entry.dice) : '',
    where: '',
    turn: entry.turn,
    count: 0,
    points: entry.points ? signed(entry.points) : '',
    total: plain(entry.points ?? 0),
    gain: entry.points ? 'some' : 'none',
    ...(entry.action ? pageGame(view.game).actionArgs(entry.action) : {}),
  });
}

export function statusWords(seat: SeatView): { icon: 'die' | 'dots' | 'sealed' | 'bot' | 'off'; words: string; tone: string } {
  if (seat.standIn) return { icon: 'bot', words: t('client-status-stand-in'), tone: 'bot' };
  if (seat.connected === false) return { icon: 'off', words: t('client-status-away'), tone: 'bot' };
  const icons = { throws: 'die', thinking: 'dots', decided: 'sealed', waits: 'dots', over: 'sealed' } as const;
  return { icon: icons[seat.status], words: t(`client-status-${seat.status}`), tone: seat.status };
}
