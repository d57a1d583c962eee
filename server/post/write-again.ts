import { setTimeout as pause } from 'node:timers/promises';
import { openTransaction } from '#server/platform/database/open-transaction.ts';

const attempts = 6;
const collisions = new Set(['40001', '40P01']);

/**
 * Runs a single statement, and again (up to 5 times, after a short random pause) when another writer was in the way.
 * For several statements that belong together there is `inTransaction`, within which it runs once: the whole is tried again.
 */
export async function writeAgain<T>(write: () => Promise<T>): Promise<T> {
  if (openTransaction()) return write();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (attempt === attempts || !collisions.has((error as { code?: string }).code ?? '')) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}
