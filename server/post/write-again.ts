import { setTimeout as pause } from 'node:timers/promises';

const attempts = 6;
const collisions = new Set(['40001', '40P01']);

/**
 * Runs a single statement, and again (up to 5 times, after a short random pause) when another writer was in the way.
 * For several statements that belong together there is `inTransaction`.
 */
export async function writeAgain<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await write();
    } catch (error) {
      if (attempt === attempts || !collisions.has((error as { code?: string }).code ?? '')) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}
