// What is said aloud by a screen reader: politely, or at once where it can't wait.
class Live {
  polite = $state('');
  urgent = $state('');
}

export const live = new Live();

/** On another screen nothing of the last one is left to be read. */
export function hush(): void {
  live.polite = live.urgent = '';
}

export function say(words: string, urgent = false): void {
  if (!words) return;
  if (urgent) live.urgent = words;
  else live.polite = words;
}
