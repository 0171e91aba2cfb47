// A club evening as the server tells it: asked again every few seconds, and after everything that one does here.
import { api, ApiError } from '../lib/http';
import type { EveningBody } from '../lib/http-types';

const SECONDS_BETWEEN = 2.5;

export class Evening {
  body = $state.raw<EveningBody | null>(null);
  trouble = $state('');
  busy = $state(false);
  /** There is no such evening: nothing to ask for again. */
  private isNowhere = false;

  constructor(readonly id: string) {}

  /** Looks again and again until the returned function is called. */
  follow(): () => void {
    void this.look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void this.look(), SECONDS_BETWEEN * 1000);
    return () => clearInterval(timer);
  }

  /** Does something and shows the evening as it is then. */
  async act(work: () => Promise<EveningBody>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.take(work);
    this.busy = false;
  }

  private async look(): Promise<void> {
    if (!this.busy && !this.isNowhere) await this.take(() => api.evening(this.id));
  }

  private async take(work: () => Promise<EveningBody>): Promise<void> {
    try {
      this.body = await work();
      this.trouble = '';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.isNowhere = error.code === 'not-found';
      this.trouble = error.words;
    }
  }
}
