// The service worker: its list of files is known only when everything else is built.
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from './texts.ts';

const SOURCE = join(import.meta.dirname, '../worker/sw.js');
const ALWAYS = ['/', '/manifest.webmanifest', '/icons/icon.svg'];

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post', // workers of the page are added to the bundle late
    generateBundle(_options, bundle) {
      const assets = Object.keys(bundle)
        .filter((name) => /\.(js|css|wasm|woff2)$/.test(name))
        .map((name) => `/${name}`);
      const files = [...ALWAYS, ...assets.sort()];
      const nets = Object.keys(bundle)
        .filter((name) => name.endsWith('.weights'))
        .map((name) => `/${name}`);
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const source = readFileSync(SOURCE, 'utf-8')
        .replace('__FILES__', JSON.stringify(files))
        .replace('__LANGUAGES__', JSON.stringify(languages()))
        .replace('__NETS__', JSON.stringify(nets.sort()))
        .replace('__VERSION__', version);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}
