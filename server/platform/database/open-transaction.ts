import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

const context = new AsyncLocalStorage<{ transaction: Transaction<Tables> | undefined }>();

/**
 * Runs a callback within a transaction. Everything called by it, at any depth, finds the transaction through
 * `openTransaction`.
 */
export async function withinTransaction<T>(
  transaction: Transaction<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  const here: { transaction: Transaction<Tables> | undefined } = { transaction };
  try {
    return await context.run(here, () => work(transaction));
  } finally {
    here.transaction = undefined;
  }
}

/** Returns the current transaction of this async context. Returns undefined outside a transaction and after its end. */
export const openTransaction = (): Transaction<Tables> | undefined => context.getStore()?.transaction;
