import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

const context = new AsyncLocalStorage<{ transaction: Transaction<Tables> | undefined }>();

/** Does a transaction's work; whatever is called by it, however deep, finds the transaction by `openTransaction`. */
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

/** The transaction in which this is called; undefined outside of any, and once it is over. */
export const openTransaction = (): Transaction<Tables> | undefined => context.getStore()?.transaction;
