// How strong the bots are that a person plays against: remembered, at first gentle.
import { keep, kept } from './kept';

const GENTLE = 'casual';

export function chosenBotLevel(): string {
  return kept('bot-level') ?? GENTLE;
}

export function chooseBotLevel(level: string): void {
  keep('bot-level', level);
}
