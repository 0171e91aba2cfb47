import { beforeEach, describe, expect, test } from 'vitest';
import { Line, RefusedError, type Follower } from '../src/lib/line';
import type { Command, Told } from '../src/lib/messages';

/** A socket as the browser has it, whose other end is the test. */
class Wire extends EventTarget {
  readyState = 0;
  sent: Command[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Command);
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  tell(message: Told): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }

  ofType(type: Command['type']): Command[] {
    return this.sent.filter((command) => command.type === type);
  }
}

let wires: Wire[];
let timers: { work: () => void; milliseconds: number }[];
let told: Told[];
let states: boolean[];
let last: number | null;
let line: Line;
let kept: Command[];

/** Lets the time pass that the last timer waits for. */
function ring(): void {
  timers.at(-1)?.work();
}

beforeEach(() => {
  Object.assign(globalThis, { WebSocket: { CONNECTING: 0, OPEN: 1 } });
  [wires, timers, told, states, last, kept] = [[], [], [], [], null, []];
  line = newLine();
  line.start();
});

function newLine(): Line {
  const follower: Follower = { last: () => last, told: (message) => told.push(message), open: (open) => states.push(open) };
  return new Line('table', follower, {
    connect: () => {
      wires.push(new Wire());
      return wires.at(-1) as unknown as WebSocket;
    },
    later: (work, milliseconds) => timers.push({ work, milliseconds }),
    never: (timer) => {
      timers[timer - 1] = { work: () => undefined, milliseconds: 0 };
    },
    keep: (_table, commands) => {
      kept = commands;
    },
    kept: () => kept,
  });
}

describe('the line', () => {
  test('follows the table from the last event that is known', () => {
    last = 7;
    wires[0].open();
    expect(wires[0].sent[0]).toMatchObject({ type: 'watch', table: 'table', last: 7 });
    expect(states).toEqual([true]);
  });

  test('says a command again with the same id until it is answered', () => {
    wires[0].open();
    void line.send({ type: 'take-back', seat: 0 });
    const first = wires[0].ofType('take-back')[0];
    wires[0].close();
    ring();
    wires[1].open();
    expect(wires[1].ofType('take-back')).toEqual([first]);
    wires[1].tell({ type: 'done', id: first.id });
    wires[1].close();
    ring();
    wires[2].open();
    expect(wires[2].ofType('take-back')).toEqual([]);
  });

  test('keeps a command that was given while there was no line', () => {
    void line.send({ type: 'nudge' });
    expect(wires[0].sent).toEqual([]);
    wires[0].open();
    expect(wires[0].ofType('nudge')).toHaveLength(1);
  });

  test('keeps a command over a reload of the page, and forgets it when it was answered', () => {
    void line.send({ type: 'nudge' });
    newLine().start();
    wires[1].open();
    expect(wires[1].ofType('nudge')).toHaveLength(1);
    wires[1].tell({ type: 'done', id: wires[1].ofType('nudge')[0].id });
    expect(kept).toEqual([]);
  });

  test('fails a refused command with its code', async () => {
    wires[0].open();
    const answer = line.send({ type: 'nudge' });
    wires[0].tell({ type: 'refused', id: wires[0].ofType('nudge')[0].id, code: 'not-now', text: 'Later.' });
    await expect(answer).rejects.toMatchObject({ code: 'not-now', message: 'Later.' });
    await expect(answer).rejects.toBeInstanceOf(RefusedError);
  });

  test('waits longer after every failure, and not at all when the page is seen again', () => {
    const delays: number[] = [];
    for (let failure = 0; failure < 4; failure += 1) {
      wires.at(-1)?.close();
      delays.push(timers.at(-1)!.milliseconds);
      ring();
    }
    expect(delays[3]).toBeGreaterThan(delays[0] * 3);
    wires.at(-1)?.close();
    const before = wires.length;
    line.wake();
    expect(wires).toHaveLength(before + 1);
  });

  test('doubts an open line when the page is seen again, and replaces it if nobody answers', () => {
    wires[0].open();
    line.wake();
    expect(wires[0].ofType('ping')).toHaveLength(1);
    ring();
    expect(states).toEqual([true, false]);
    ring();
    expect(wires).toHaveLength(2);
  });

  test('comes back when the server says it may', () => {
    wires[0].open();
    wires[0].tell({ type: 'bye', reason: 'restart', againIn: 5000 });
    wires[0].close();
    expect(timers.at(-1)!.milliseconds).toBeGreaterThanOrEqual(3500);
  });

  test('hears nothing more after it was stopped', () => {
    wires[0].open();
    line.stop();
    expect(timers.at(-1)?.milliseconds).toBe(0);
    expect(wires).toHaveLength(1);
  });
});
