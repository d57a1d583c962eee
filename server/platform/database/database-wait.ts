import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './database-failure.ts';

/** The delay between two attempts, in milliseconds. */
const interval = 1_000;

interface WaitOptions {
  /** The total time to try, in seconds. `Infinity` retries without a limit. */
  readonly patience: number;
  /** Called after each failed attempt, with the seconds since the first. */
  readonly waiting: (error: Error, seconds: number) => void;
}

/**
 * Runs a callback that needs the database. Retries it every second while the database cannot be reached.
 *
 * @throws the error of the callback when it has another reason, or when the patience is exhausted.
 */
export async function retryUntilReachable<T>(work: () => Promise<T>, { patience, waiting }: WaitOptions): Promise<T> {
  const started = Date.now();
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const seconds = Math.round((Date.now() - started) / 1_000);
      if (!isDatabaseAway(error) || seconds >= patience) throw error;
      waiting(error as Error, seconds);
      await pause(interval);
    }
  }
}
