// Dice that roll: every throw anew, also one that falls while the last still rolls, until they lie or are tapped.

/** As long as the animation lasts. */
const ROLL_TIME = 600;

export class Rolling {
  /** The number of the throw that is shown: another one is another roll. */
  thrown = $state(0);
  on = $state(false);
  private timer = 0;

  start(thrown: number): void {
    this.thrown = thrown;
    this.on = true;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.stop(), ROLL_TIME);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.on = false;
  }
}
