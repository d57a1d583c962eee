import { CompiledQuery, type QueryResult } from 'kysely';
import type { Queryable } from '#server/category/queryable.ts';
import { readJsonRows } from './json-rows.ts';

interface Asked {
  readonly query: CompiledQuery;
  readonly answer: PromiseWithResolvers<QueryResult<unknown>>;
}

const readings = new WeakMap<object, WeakMap<Queryable, Queryable>>();

/**
 * The database for what is read for somebody, often by several calls of the API at once, as a page makes them: `joinedReads`
 * of all that is begun for one viewer at once.
 */
export function readsFor(viewer: object, db: Queryable): Queryable {
  const known = readings.get(viewer) ?? new WeakMap<Queryable, Queryable>();
  readings.set(viewer, known);
  const joint = known.get(db) ?? joinedReads(db);
  known.set(db, joint);
  return joint;
}

/**
 * A database for raw statements (`sql`) that read: those that are begun before anything is waited for, as in `Promise.all`, go
 * as one statement, since each way to the database and back costs about as much as finding a few rows. The rows come as JSON:
 * moments are the columns named `date…`, and no column may be a day or bytes. When one statement fails, so do those it went with.
 */
export function joinedReads(db: Queryable): Queryable {
  const executor = db.getExecutor();
  let waiting: Asked[] = [];
  const send = async (asked: readonly Asked[]): Promise<void> => {
    try {
      const [only] = asked;
      if (only && asked.length === 1) return only.answer.resolve(await executor.executeQuery(only.query));
      const { rows } = await executor.executeQuery<Record<string, object[] | null>>(joined(asked));
      for (const [place, { answer }] of asked.entries())
        answer.resolve({ rows: [...readJsonRows(rows[0]?.[`read${place}`] ?? null)] });
    } catch (error) {
      for (const { answer } of asked) answer.reject(error);
    }
  };
  const executeQuery = (query: CompiledQuery): Promise<QueryResult<unknown>> => {
    const answer = Promise.withResolvers<QueryResult<unknown>>();
    waiting.push({ query, answer });
    if (waiting.length === 1)
      // Once all promises are done with that were settled already: what follows from them may read as well.
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

/** Several statements as one, each with a column of its own that holds its rows. */
function joined(asked: readonly Asked[]): CompiledQuery {
  const parameters: unknown[] = [];
  const columns = asked.map(({ query }, place) => {
    const before = parameters.length;
    parameters.push(...query.parameters);
    const text = query.sql.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + before}`);
    return `(select json_agg(one) from (${text}) one) as read${place}`;
  });
  return CompiledQuery.raw(`select ${columns.join(', ')}`, parameters);
}
