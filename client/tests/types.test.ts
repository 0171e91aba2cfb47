import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { messageTypes, TYPES } from '../plugins/types.mjs';

test('the types of the messages are those of their schema', async () => {
  expect(await readFile(TYPES, 'utf-8')).toBe(await messageTypes());
});
