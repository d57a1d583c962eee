import { setTimeout as pause } from 'node:timers/promises';
import { type IsolationLevel, type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { withinTransaction } from './open-transaction.ts';
import type { Tables } from './tables.ts';

const serializationFailure = '40001';
const deadlockDetected = '40P01';
const attempts = 6;

type Work = () => unknown;
const afterwards = new WeakMap<Transaction<Tables>, Work[]>();

/**
 * Runs a callback after a transaction of `inTransaction` is committed; it does not run when the transaction fails. The
 * callback is not awaited and must handle its own errors.
 */
export function afterCommit(transaction: Transaction<Tables>, work: Work): void {
  const later = afterwards.get(transaction);
  if (!later) throw new Error('This transaction was not started by inTransaction.');
  later.push(work);
}

/**
 * Runs a callback once the writes to `db` are committed: after its transaction, or immediately when `db` is no
 * transaction.
 */
export function onceCommitted(db: Kysely<Tables>, work: Work): void {
  if (db.isTransaction) afterCommit(db as Transaction<Tables>, work);
  else work();
}

/**
 * Runs a callback in one transaction. Retries it up to 5 times, after a short random delay, when it collides with
 * another writer. The callback may therefore run more than once and must have no effects outside the database. When a
 * transaction is passed, the callback runs as a part of it.
 *
 * @example
 * const post = await inTransaction(database, async (trx) => insertPost(trx, draft));
 */
export async function inTransaction<T>(
  database: Database | Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
  { isolation = 'read committed' }: { isolation?: IsolationLevel } = {},
): Promise<T> {
  const kysely = 'kysely' in database ? database.kysely : database;
  if (kysely.isTransaction)
    return runInSavepoint(kysely as Transaction<Tables>, () => work(kysely as Transaction<Tables>));
  for (let attempt = 1; ; attempt += 1) {
    try {
      const later: Work[] = [];
      const result = await begin(kysely, isolation).execute((transaction) => {
        afterwards.set(transaction, later);
        return withinTransaction(transaction, work);
      });
      // These callbacks are not part of the transaction and handle their own errors.
      for (const one of later) one();
      return result;
    } catch (error) {
      if (attempt === attempts || !isCollision(error)) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function begin(kysely: Kysely<Tables>, isolation: IsolationLevel) {
  const transaction = kysely.transaction();
  return isolation === 'read committed' ? transaction : transaction.setIsolationLevel(isolation);
}

/**
 * Runs a part of a transaction of `inTransaction` in a savepoint. When the part fails, its writes are rolled back, its
 * `afterCommit` callbacks are discarded, and the transaction can continue.
 */
export async function runInSavepoint<T>(transaction: Transaction<Tables>, work: () => Promise<T>): Promise<T> {
  const later = afterwards.get(transaction);
  const known = later?.length ?? 0;
  await sql`savepoint part`.execute(transaction);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(transaction);
    return result;
  } catch (error) {
    await sql`rollback to savepoint part`.execute(transaction);
    later?.splice(known);
    throw error;
  }
}

/** Whether an error is a collision with another writer, after which the whole transaction should be retried. */
export function isCollision(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === serializationFailure || code === deadlockDetected;
}
