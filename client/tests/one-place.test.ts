import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const SOURCES = new URL('../src/', import.meta.url);
/** Colours are named in the same way everywhere; games only in their folders. */
const isOwn = (file: string, game: string) => file.startsWith(`games/${game}/`);

test('no game is named outside its own folder', async () => {
  const files = await readdir(SOURCES, { recursive: true });
  const games = (await readdir(new URL('games/', SOURCES), { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(games.length).toBeGreaterThan(0);
  const found: string[] = [];
  for (const file of files.filter((name) => /\.(ts|svelte|css)$/.test(name))) {
    const text = (await readFile(new URL(file, SOURCES), 'utf-8')).toLowerCase();
    for (const game of games) {
      const words = [game, game.replace('-', ''), game.replace('-', ' ')];
      if (!isOwn(file, game) && words.some((word) => text.includes(word))) found.push(`${game} in ${file}`);
    }
  }
  expect(found).toEqual([]);
});
