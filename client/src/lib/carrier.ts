// The way to a table, wherever it is kept: screens send the same commands and are told the same messages.
import { isOnDevice } from '../device/address';
import { browserWorld, Line, type Carrier, type Follower, type Wish } from './line';

export function carrierTo(table: string, follower: Follower): Carrier {
  if (!isOnDevice(table)) return new Line(table, follower, browserWorld());
  return new LateCarrier(async () => new (await import('../device/table')).DeviceLine(table, follower));
}

/** A carrier whose code is loaded when it is first needed. */
class LateCarrier implements Carrier {
  private carrier: Promise<Carrier> | null = null;

  constructor(private load: () => Promise<Carrier>) {}

  start(): void {
    this.carrier = this.load();
    void this.carrier.then((carrier) => carrier.start());
  }

  stop(): void {
    void this.carrier?.then((carrier) => carrier.stop());
  }

  wake(): void {
    void this.carrier?.then((carrier) => carrier.wake());
  }

  async send(wish: Wish): Promise<void> {
    await (await this.carrier)?.send(wish);
  }
}
