import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './database-failure.ts';

/** How long to wait between two attempts, in milliseconds. */
const interval = 1_000;

interface WaitOptions {
  /** For how many seconds to try; `Infinity` for as long as it takes. */
  readonly patience: number;
  /** Called after each failed attempt, with the seconds since the first. */
  readonly waiting: (error: Error, seconds: number) => void;
}

/**
 * Does work that needs the database, again each second while the database cannot be reached.
 *
 * @throws what the work throws for any other reason, and when the patience is over.
 */
export async function untilReachable<T>(work: () => Promise<T>, { patience, waiting }: WaitOptions): Promise<T> {
  const begun = Date.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const seconds = Math.round((Date.now() - begun) / 1_000);
      if (!isDatabaseAway(error) || seconds >= patience) throw error;
      waiting(error as Error, seconds);
      await pause(interval);
    }
  }
}
