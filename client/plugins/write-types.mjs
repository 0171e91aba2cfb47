import { writeFile } from 'node:fs/promises';
import { messageTypes, TYPES } from './types.mjs';

await writeFile(TYPES, await messageTypes());
