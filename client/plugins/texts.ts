// The texts of the page: the Fluent files that it needs of each language. Those that every screen needs are one module a
// language; those of a screen that is loaded when it is wanted are loaded together with it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../src/rollwright/locales');
const FILES = ['common.ftl', 'score.ftl', 'errors.ftl', 'client.ftl'];
/** Files of single screens, by the name that `loadTexts` takes. */
const SCREENS = ['evening', 'me', 'offline', 'practice', 'push', 'review', 'together'];
const INDEX = 'virtual:texts';

export function languages(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(FOLDER, entry.name, 'common.ftl')))
    .map((entry) => entry.name);
}

function texts(language: string, files = FILES): string {
  return files
    .map((file) => join(FOLDER, language, file))
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf-8').replace(/^#.*\n/gm, ''))
    .join('\n');
}

function nameOf(language: string): string {
  return /^language-name = (.*)$/m.exec(texts(language))?.[1] ?? language;
}

function index(): string {
  const load = (path: string) => `() => import(${JSON.stringify(`${INDEX}/${path}`)})`;
  const entries = languages().map((language) => {
    const screens = SCREENS.map((screen) => `${JSON.stringify(screen)}: ${load(`${language}/${screen}`)}`);
    const name = JSON.stringify(nameOf(language));
    return `${JSON.stringify(language)}: { name: ${name}, load: ${load(language)}, screens: { ${screens.join(', ')} } }`;
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
      const [language, screen] = id.slice(INDEX.length + 2).split('/');
      const files = screen === undefined ? FILES : [`${screen}.ftl`];
      files.forEach((file) => this.addWatchFile(join(FOLDER, language, file)));
      return `export default ${JSON.stringify(texts(language, files))};`;
    },
  };
}
