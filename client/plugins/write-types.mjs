import { writeFile } from 'node:fs/promises';
import { allTypes } from './types.mjs';

for (const { place, text } of await allTypes()) await writeFile(place, text);
