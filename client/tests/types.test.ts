import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { allTypes } from '../plugins/types.mjs';

test('all types are those of their schemas', async () => {
  for (const { place, text } of await allTypes()) expect(await readFile(place, 'utf-8'), place.pathname).toBe(text);
});
