// Makes types from the JSON Schemas that `python -m rollwright.server.schema client/src` writes: of the messages, of what
// is said over HTTP, and of each game's actions, dice, sheets and layouts.
import { readdir, readFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const SOURCES = new URL('../src/', import.meta.url);

/** What differs from game to game is open in the messages; the games' own types fill it in. */
const OPEN = {
  'Decide.action': 'Action',
  'Chosen.action': 'Action',
  'Option.action': 'Action',
  'Refusal.action': 'Action',
  'LogEntry.action': 'Action',
  'SeatView.chosen': 'Action | null',
  'LogEntry.dice': 'Dice',
  'SeatView.sheet': 'Sheet',
  'View.layouts': 'Layout[] | null',
  'GameBody.layouts': '{ [k: string]: Layout }',
  'Option.writes': '[string, Entry][]',
  'Enter.faces': 'Face[]',
  'Correct.faces': 'Face[] | null',
  'CorrectionView.dice': 'Dice',
  'CorrectionView.faces': 'Face[]',
  'Throw.dice': 'Dice',
  'Decision.played': 'Action',
  'Decision.best': 'Action',
  'Decision.bestWin': 'Action',
  'Decision.equal': 'Action[]',
  'Why.better': 'Action',
  'Why.other': 'Action',
  'Try.action': 'Action',
  'Answer.best': 'Action | null',
  'Answer.equal': 'Action[]',
};
const OPEN_TYPES = "import type { Action, Dice, Entry, Face, Layout, Sheet } from './game-types';";

/** Tuples are written in an older way for the compiler, which doesn't know `prefixItems`. */
function withOldTuples(value) {
  if (Array.isArray(value)) return value.map(withOldTuples);
  if (value === null || typeof value !== 'object') return value;
  const { prefixItems, ...rest } = value;
  const plain = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, withOldTuples(inner)]));
  return prefixItems ? { ...plain, items: withOldTuples(prefixItems), additionalItems: false } : plain;
}

function withOpenTypes(definitions) {
  for (const [path, tsType] of Object.entries(OPEN)) {
    const [name, property] = path.split('.');
    if (definitions[name]?.properties[property]) definitions[name].properties[property] = { tsType };
  }
}

async function schemaOf(name) {
  return withOldTuples(JSON.parse(await readFile(new URL(name, SOURCES), 'utf-8')));
}

async function typesOf(schema, source, imports = '') {
  const text = await compile(schema, schema.title, {
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    bannerComment: `// Made by \`make types\` from ${source}.${imports && `\n${imports}`}`,
  });
  return text.replace(/\/\*\*\n \* This interface was referenced by[^/]*\*\/\n/g, '').replace(/( \*\n)? \* This interface was referenced by[^/]*(?= \*\/)/g, '');
}

async function messageTypes() {
  const schema = await schemaOf('lib/messages.schema.json');
  withOpenTypes(schema.$defs);
  return typesOf(schema, 'messages.schema.json', OPEN_TYPES);
}

async function reviewTypes() {
  const schema = await schemaOf('lib/review.schema.json');
  withOpenTypes(schema.$defs);
  return typesOf(schema, 'review.schema.json', "import type { Action, Dice } from './game-types';");
}

/** Views and what is in them are those of the messages. */
async function httpTypes() {
  const schema = await schemaOf('lib/http.schema.json');
  const known = Object.keys((await schemaOf('lib/messages.schema.json')).$defs).filter((name) => name in schema.$defs);
  for (const name of known) schema.$defs[name] = { tsType: `messages.${name}` };
  withOpenTypes(Object.fromEntries(Object.entries(schema.$defs).filter(([name]) => !known.includes(name))));
  const text = await typesOf(schema, 'http.schema.json', "import type { Action, Layout } from './game-types';\nimport type * as messages from './messages';");
  return text.replace(/export interface Http \{[^}]*\}\n/, '');
}

async function gameTypes(game) {
  const { $defs } = await schemaOf(`games/${game}/forms.schema.json`);
  const properties = Object.fromEntries(['Action', 'Dice', 'Sheet', 'Layout'].map((name) => [name.toLowerCase(), { $ref: `#/$defs/${name}` }]));
  return typesOf({ title: 'Types', type: 'object', properties, required: Object.keys(properties), $defs }, 'forms.schema.json');
}

/** The text of every file of types, by its place. */
export async function allTypes() {
  const entries = await readdir(new URL('games/', SOURCES), { withFileTypes: true });
  const games = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const files = [
    ['lib/messages.ts', await messageTypes()],
    ['lib/http-types.ts', await httpTypes()],
    ['lib/review-types.ts', await reviewTypes()],
    ...(await Promise.all(games.map(async (game) => [`games/${game}/types.ts`, await gameTypes(game)]))),
  ];
  return files.map(([name, text]) => ({ place: new URL(name, SOURCES), text }));
}
