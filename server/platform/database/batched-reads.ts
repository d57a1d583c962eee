import { CompiledQuery, type QueryResult } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { outageCodeOf } from './database-failure.ts';
import { readJsonRows } from './json-rows.ts';

interface Asked {
  readonly query: CompiledQuery;
  readonly answer: PromiseWithResolvers<QueryResult<unknown>>;
}

const readings = new WeakMap<object, WeakMap<Queryable, Queryable>>();

/**
 * Returns the query builder for reads on behalf of a viewer. Reads that several API calls start at the same time for
 * one viewer, as a page does, are combined by `createBatchedReads`.
 */
export function readsFor(viewer: object, db: Queryable): Queryable {
  const known = readings.get(viewer) ?? new WeakMap<Queryable, Queryable>();
  readings.set(viewer, known);
  const joint = known.get(db) ?? createBatchedReads(db);
  known.set(db, joint);
  return joint;
}

/**
 * Returns a query builder for raw read statements (`sql`) that batches: statements started before the next await, as in
 * `Promise.all`, are sent as one statement, since a round trip to the database costs about as much as reading a few
 * rows. The rows are returned as JSON: timestamps must be in columns named `date…`, and no column may be a date or
 * bytes. When the joint statement fails, each statement is sent alone, so that only the failing one is rejected; when
 * the database cannot be reached, all are.
 */
export function createBatchedReads(db: Queryable): Queryable {
  const executor = db.getExecutor();
  let waiting: Asked[] = [];
  const sendAlone = ({ query, answer }: Asked): Promise<void> =>
    executor.executeQuery(query).then(answer.resolve, answer.reject);
  const send = async (requested: readonly Asked[]): Promise<void> => {
    const [only] = requested;
    if (only && requested.length === 1) return sendAlone(only);
    try {
      const { rows } = await executor.executeQuery<Record<string, object[] | null>>(joined(requested));
      for (const [place, { answer }] of requested.entries())
        answer.resolve({ rows: [...readJsonRows(rows[0]?.[`read${place}`] ?? null)] });
    } catch (error) {
      if (outageCodeOf(error)) for (const { answer } of requested) answer.reject(error);
      else await Promise.all(requested.map(sendAlone));
    }
  };
  const executeQuery = (query: CompiledQuery): Promise<QueryResult<unknown>> => {
    const answer = Promise.withResolvers<QueryResult<unknown>>();
    waiting.push({ query, answer });
    if (waiting.length === 1)
      // Runs after all promises that are already settled have been processed, since their continuations may read as
      // well.
      process.nextTick(() => {
        const asked = waiting;
        waiting = [];
        void send(asked);
      });
    return answer.promise;
  };
  const joining = {
    transformQuery: executor.transformQuery.bind(executor),
    compileQuery: executor.compileQuery.bind(executor),
    executeQuery,
  };
  return { getExecutor: () => joining } as unknown as Queryable;
}

/** Combines several statements into one, with one column per statement that contains its rows. */
function joined(requested: readonly Asked[]): CompiledQuery {
  const parameters: unknown[] = [];
  const columns = requested.map(({ query }, place) => {
    const before = parameters.length;
    parameters.push(...query.parameters);
    const text = query.sql.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + before}`);
    return `(select json_agg(one) from (${text}) one) as read${place}`;
  });
  return CompiledQuery.raw(`select ${columns.join(', ')}`, parameters);
}
