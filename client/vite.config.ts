import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { fluentTexts } from './plugins/texts.ts';
import { serviceWorker } from './plugins/worker.ts';

const SERVER = process.env.ROLLWRIGHT_SERVER ?? 'http://127.0.0.1:8021';

export default defineConfig({
  plugins: [svelte(), fluentTexts(), serviceWorker()],
  build: {
    outDir: '../src/rollwright/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // Everything small enough to be inlined would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER.replace('http', 'ws'), ws: true } } },
  test: { environment: 'node', include: ['tests/**/*.test.ts'] },
});
