// Whether a finished match is the best that a person has played: told by the server, or by what this device has kept.
import { isOnDevice } from '../device/address';
import { api, ApiError } from './http';

/** The best score before a match that beat it; nothing if it did not, or there was none before. */
export async function beaten(table: string): Promise<number | null> {
  if (isOnDevice(table)) return (await import('../device/history')).beatenHere(table);
  try {
    return (await api.personalBest(table)).beaten ?? null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null; // there is nothing to celebrate without a server
  }
}
