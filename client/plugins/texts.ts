// The texts of the page: the Fluent files that it needs of each language, one module a language, loaded on demand.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../src/rollwright/locales');
const FILES = ['common.ftl', 'score.ftl', 'errors.ftl', 'client.ftl'];
const INDEX = 'virtual:texts';

export function languages(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(FOLDER, entry.name, 'common.ftl')))
    .map((entry) => entry.name);
}

function texts(language: string): string {
  return FILES.map((file) => join(FOLDER, language, file))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf-8').replace(/^#.*\n/gm, ''))
    .join('\n');
}

function nameOf(language: string): string {
  return /^language-name = (.*)$/m.exec(texts(language))?.[1] ?? language;
}

function index(): string {
  const entries = languages().map((language) => {
    const load = `() => import(${JSON.stringify(`${INDEX}/${language}`)})`;
    return `${JSON.stringify(language)}: { name: ${JSON.stringify(nameOf(language))}, load: ${load} }`;
  });
  return `export default { ${entries.join(', ')} };`;
}

export function fluentTexts(): Plugin {
  return {
    name: 'fluent-texts',
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return index();
      if (!id.startsWith(`\0${INDEX}/`)) return undefined;
      const language = id.slice(INDEX.length + 2);
      FILES.forEach((file) => this.addWatchFile(join(FOLDER, language, file)));
      return `export default ${JSON.stringify(texts(language))};`;
    },
  };
}
