// Makes the types of the messages from their JSON Schema, which `python -m rollwright.server.schema` writes.
import { readFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const SCHEMA = new URL('../src/lib/messages.schema.json', import.meta.url);
export const TYPES = new URL('../src/lib/messages.ts', import.meta.url);

/** Tuples are written in an older way for the compiler, which doesn't know `prefixItems`. */
function withOldTuples(value) {
  if (Array.isArray(value)) return value.map(withOldTuples);
  if (value === null || typeof value !== 'object') return value;
  const { prefixItems, ...rest } = value;
  const plain = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, withOldTuples(inner)]));
  return prefixItems ? { ...plain, items: withOldTuples(prefixItems), additionalItems: false } : plain;
}

/** The text of `messages.ts`. */
export async function messageTypes() {
  const schema = withOldTuples(JSON.parse(await readFile(SCHEMA, 'utf-8')));
  return compile(schema, 'Messages', {
    additionalProperties: false,
    bannerComment: '// Made by `npm run types` from messages.schema.json.',
  });
}
