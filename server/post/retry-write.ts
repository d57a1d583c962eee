import { setTimeout as pause } from 'node:timers/promises';
import { openTransaction } from '#server/platform/database/open-transaction.ts';

const attempts = 6;
const collisions = new Set(['40001', '40P01']);

/**
 * Runs a single statement, and retries it (up to 5 times, after a short random delay) when it conflicts with another
 * writer. Use `inTransaction` for several related statements. Within a transaction, the statement runs once, because
 * the whole transaction is retried.
 */
export async function retryWrite<T>(write: () => Promise<T>): Promise<T> {
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
