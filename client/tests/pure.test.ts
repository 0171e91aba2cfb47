import { describe, expect, test } from 'vitest';
import { readRoute } from '../src/lib/address';
import { same } from '../src/lib/same';
import { joined } from '../src/lib/log';
import type { View } from '../src/lib/messages';
import { outline, tagPlace } from '../src/games/splitter/outline';
import { changedPaths, entryAt } from '../src/lib/sheet-path';
import { strokes } from '../src/ui/pencil';

describe('addresses', () => {
  test.each([
    ['/', '', { page: 'home' }],
    ['/', '?new=splitter', { page: 'new', game: 'splitter', typed: false }],
    ['/', '?new=&dice=typed', { page: 'new', game: '', typed: true }],
    ['/t/abc', '', { page: 'table', table: 'abc' }],
    ['/join/9AVRRX', '', { page: 'join', code: '9AVRRX' }],
    ['/rules/qwinto', '', { page: 'rules', game: 'qwinto' }],
    ['/replay/abc/12', '?seat=1', { page: 'replay', table: 'abc', number: 12, seat: 1 }],
    ['/replay/abc/x', '', { page: 'replay', table: 'abc', number: 0, seat: null }],
    ['/bots', '', { page: 'bots' }],
    ['/nowhere', '', { page: 'nowhere' }],
    ['/t/%E0%A4%A', '', { page: 'table', table: '%E0%A4%A' }],
  ])('%s%s leads to its screen', (path, search, route) => {
    expect(readRoute(path, search)).toEqual(route);
  });
});

describe('what happened', () => {
  const seen = (match: string, ...numbers: number[]) =>
    ({ match, log: numbers.map((number) => ({ number, turn: 1, kind: 'thrown' })) }) as unknown as View;
  const numbers = (known: View | null, update: View) => joined(known, update).map(({ number }) => number);

  test('goes on with the news', () => {
    expect(numbers(seen('a', 1, 2, 2), seen('a', 3))).toEqual([1, 2, 2, 3]);
    expect(numbers(seen('a', 1, 2), seen('a'))).toEqual([1, 2]);
  });

  test('is replaced from where it is told anew, and by that of another match', () => {
    expect(numbers(seen('a', 1, 2, 2, 3), seen('a', 2, 2, 3, 4))).toEqual([1, 2, 2, 3, 4]);
    expect(numbers(seen('a', 1, 2), seen('b', 1))).toEqual([1]);
    expect(numbers(null, seen('a', 1))).toEqual([1]);
  });

  test('is kept as long as the server keeps it', () => {
    const long = Array.from({ length: 60 }, (_, at) => at + 1);
    expect(numbers(seen('a', ...long), seen('a', 61))).toEqual([...long.slice(1), 61]);
  });
});

describe('what was written', () => {
  test('is found in every form of sheet', () => {
    expect(changedPaths({ red: [1, 0] }, { red: [1, 7] })).toEqual(['red.1']);
    expect(changedPaths({ red: [1] }, { red: [1, 7] })).toEqual(['red.1']);
    expect(changedPaths([[0, null]], [[5, null]])).toEqual(['0.0']);
    expect(changedPaths({ rows: [[null]] }, { rows: [['x']] })).toEqual(['rows.0.0']);
  });

  test('is nothing between equal sheets', () => {
    expect(changedPaths({ red: [1, null] }, { red: [1, null] })).toEqual([]);
  });

  test('can be read back at its path', () => {
    expect(entryAt({ rows: [[null, 4]] }, 'rows.0.1')).toBe(4);
    expect(entryAt({ red: [] }, 'red.3')).toBeUndefined();
  });
});

describe('actions', () => {
  test('are the same whatever the order of their names', () => {
    expect(same({ a: 1, b: [2, 3] }, { b: [2, 3], a: 1 })).toBe(true);
    expect(same({ write: ['red', 1] }, { write: ['red', 2] })).toBe(false);
    expect(same('pass', 'pass')).toBe(true);
    expect(same(null, 'pass')).toBe(false);
  });
});

describe('pencil', () => {
  test('a number looks the same in the same hand and differs in another', () => {
    expect(strokes(12, 'ada/orange.3')).toEqual(strokes(12, 'ada/orange.3'));
    expect(strokes(12, 'ada/orange.3')).not.toEqual(strokes(12, 'ben/orange.3'));
  });

  test('has a stroke for each digit, turned by no more than four degrees', () => {
    const drawn = strokes(107, 'anyone');
    expect(drawn.strokes).toHaveLength(3);
    expect(drawn.strokes.every(({ turn }) => Math.abs(turn) <= 4)).toBe(true);
  });
});

describe('the line around a group', () => {
  test('runs along its outer edges only', () => {
    const path = outline([[0, 0], [0, 1]], (column) => column);
    expect(path).toBe('M0 0H1M0 1H1M0 0V1M1 0H2M1 1H2M2 0V1');
  });

  test('has its points at the upper right field', () => {
    expect(tagPlace([[1, 5], [0, 1], [0, 2], [1, 2]])).toEqual([0, 2]);
  });
});
