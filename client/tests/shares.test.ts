import { beforeEach, expect, test } from 'vitest';
import type { Wish } from '../src/lib/line';
import type { View } from '../src/lib/messages';
import { Chain, Shares } from '../src/lib/shares';

const SECRET = '000102030405060708090a0b0c0d0e0f';

let said: Wish[];
let shares: Shares;
const store = new Map<string, string>();

beforeEach(() => {
  store.clear();
  const localStorage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  };
  Object.assign(globalThis, { localStorage });
  store.set('rollwright.chain.table', `${SECRET} -1`);
  said = [];
  shares = newShares();
});

const newShares = () => new Shares('table', (wish) => (said.push(wish), Promise.resolve()));

function seen(at: number, awaited: View['awaited'], tips: Record<number, { tip: string; since: number }> = {}): View {
  return { awaited, shares: { at, tips }, seats: [{ seat: 0, mine: true }, { seat: 1 }] } as unknown as View;
}
const mine = (since: number) => ({ 0: { tip: new Chain(SECRET).tip, since } });
const links = () => said.flatMap((wish) => (wish.type === 'share' ? [wish.link] : []));

test('a chain is the one that the server reads', () => {
  const chain = new Chain(SECRET);
  expect([chain.tip, chain.link(1), chain.link(1024)]).toEqual(['1c365a0fd8f8af6f6a044edda5203836', '58effe835cacfc3589810ee69e187166', SECRET]);
});

test('a device commits once, and again after each break and each move until it is heard', () => {
  shares.follow(seen(0, 'seats'));
  shares.follow(seen(0, 'seats'));
  expect(said).toEqual([{ type: 'commit', tip: new Chain(SECRET).tip }]);
  shares.reconnected();
  shares.follow(seen(0, 'seats'));
  shares.follow(seen(1, 'decide'));
  expect(said.length).toBe(3);
  shares.follow(seen(2, 'decide', mine(1)));
  expect(said.length).toBe(3);
});

test('a link is given when dice are to be thrown, and not before', () => {
  shares.follow(seen(3, 'decide', mine(0)));
  expect(links()).toEqual([]);
  shares.follow(seen(4, 'throw', mine(0)));
  shares.follow(seen(4, 'throw', mine(0)));
  expect(links()).toEqual([new Chain(SECRET).link(4)]);
});

test('a chain gives nothing to a throw that was due when it was committed to', () => {
  shares.follow(seen(4, 'throw', mine(4)));
  expect(links()).toEqual([]);
});

test('a device whose link was asked for ahead of its time gives no more, also when the page is loaded anew', () => {
  shares.follow(seen(50, 'throw', mine(0)));
  shares.follow(seen(5, 'throw', mine(0)));
  shares = newShares();
  shares.follow(seen(6, 'throw', mine(0)));
  expect(links().length).toBe(1);
});

test('a new chain follows one that has come to its end', () => {
  shares.follow(seen(1030, 'throw', mine(0)));
  expect(links()).toEqual([]);
  expect(said.map(({ type }) => type)).toEqual(['commit']);
  expect(said).not.toContainEqual({ type: 'commit', tip: new Chain(SECRET).tip });
});

test('who only watches says nothing, and after the match the chain is forgotten', () => {
  shares.follow({ ...seen(0, 'throw'), seats: [] } as unknown as View);
  expect(said).toEqual([]);
  shares.follow(seen(0, 'seats'));
  shares.follow({ ...seen(0, 'over'), shares: undefined } as unknown as View);
  expect(store.size).toBe(0);
});
