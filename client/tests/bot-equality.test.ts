// The bots of the device beside Python's: asked the same with the same chance, every level decides the same.
// `DECISIONS=2000 npm run soak-bots` compares more of them.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, test } from 'vitest';
import type { Question } from '../src/device/minds';
import { builtMind, KEYS_WITH_BOTS } from './built-games';

const ROOT = join(import.meta.dirname, '../..');
const PYTHON = process.env.PYTHON ?? join(ROOT, '.venv/bin/python');
const DECISIONS = Number(process.env.DECISIONS ?? 100);
const SEED = Number(process.env.SEED ?? 1);

type Asked = Omit<Question, 'state'> & { state: string; code: number; phase: string };

const percentile = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)].toFixed(1);

describe.each(KEYS_WITH_BOTS)('%s', (key) => {
  test(`${DECISIONS} decisions of all levels are the same as in Python`, { timeout: 3_600_000 }, async () => {
    const mind = await builtMind(key);
    const python = spawn(PYTHON, ['-m', 'tests.device.decisions', key, String(DECISIONS), String(SEED)], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const levels = new Set<string>();
    const times: number[] = [];
    const different: object[] = [];
    let compared = 0;
    for await (const line of createInterface({ input: python.stdout })) {
      const asked = JSON.parse(line) as Asked;
      const began = performance.now();
      const code = mind.decide({ ...asked, state: new Int8Array(Buffer.from(asked.state, 'hex')) });
      if (asked.level === 'master') times.push(performance.now() - began);
      if (code !== asked.code) different.push({ ...asked, decided: code });
      levels.add(asked.level);
      compared++;
    }
    expect(different).toStrictEqual([]);
    expect(compared).toBe(DECISIONS);
    expect([...levels].sort()).toStrictEqual(Object.keys(mind.facts.levels).sort());
    times.sort((a, b) => a - b);
    console.info(`${key}: ${compared} decisions; master's, ms: median ${percentile(times, 0.5)}, 99 % ${percentile(times, 0.99)}`);
  });
});
