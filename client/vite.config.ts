import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fluentTexts } from './plugins/texts.ts';
import { serviceWorker } from './plugins/worker.ts';

const SERVER = process.env.ROLLWRIGHT_SERVER ?? 'http://127.0.0.1:8021';

/** Parts that the first screens need, also when screens that are loaded later use them, too. */
const SHARED = /\/node_modules\/|\/src\/(ui|sheets|lib)\/|\/src\/games\/[^/]+\.ts$|\/src\/table\/(MySheet|Tray|ActionBar|rolling)/;

export default defineConfig({
  plugins: [svelte(), fluentTexts(), serviceWorker()],
  build: {
    outDir: '../src/rollwright/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // Everything small enough to be inlined would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every visit needs is one file: cut up by which screens share it, it would be twenty requests.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'shared', test: SHARED }] } } },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER.replace('http', 'ws'), ws: true } } },
  test: { environment: 'node', include: ['tests/**/*.test.ts'] },
});
