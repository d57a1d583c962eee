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
 * Begins something once a transaction of `inTransaction` has been committed; not at all when it fails. Nobody waits for
 * it, and it catches its own failures.
 */
export function afterCommit(transaction: Transaction<Tables>, work: Work): void {
  const later = afterwards.get(transaction);
  if (!later) throw new Error('This transaction was not begun by inTransaction.');
  later.push(work);
}

/** Does something once what is written to `db` is committed: after its transaction, or at once where it is none. */
export function onceCommitted(db: Kysely<Tables>, work: Work): void {
  if (db.isTransaction) afterCommit(db as Transaction<Tables>, work);
  else work();
}

/**
 * Does a piece of work in one transaction, and does it again (up to 5 times, after a short random pause) when another
 * writer was in the way. The work may therefore run more than once: nothing outside the database may happen in it. Given a
 * transaction, it is a part of that one.
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
  if (kysely.isTransaction) return inPart(kysely as Transaction<Tables>, () => work(kysely as Transaction<Tables>));
  for (let attempt = 1; ; attempt += 1) {
    try {
      const later: Work[] = [];
      const result = await begin(kysely, isolation).execute((transaction) => {
        afterwards.set(transaction, later);
        return withinTransaction(transaction, work);
      });
      // What follows is no part of the transaction; it looks after its own failures.
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
 * Does a part of a transaction of `inTransaction` that may be given up by itself: when it fails, what it did is undone, what
 * was to follow it does not, and the transaction can go on.
 */
export async function inPart<T>(transaction: Transaction<Tables>, work: () => Promise<T>): Promise<T> {
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

/** Whether another writer was in the way, so that the whole transaction is to be done again. */
export function isCollision(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === serializationFailure || code === deadlockDetected;
}
