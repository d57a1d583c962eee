import { CompiledQuery, type QueryResult } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';

interface Explained {
  readonly 'QUERY PLAN': readonly [{ readonly Plan: Readonly<Record<string, unknown>> }];
}

/**
 * Counts the memory pages that the raw statements of `act` access, with `explain (analyze, buffers)`. The statements
 * return no rows.
 */
export async function pagesRead(db: Queryable, act: (counting: Queryable) => Promise<unknown>): Promise<number> {
  const executor = db.getExecutor();
  let pages = 0;
  const executeQuery = async ({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<unknown>> => {
    const explain = CompiledQuery.raw(`explain (analyze, buffers, format json) ${text}`, [...parameters]);
    const { rows } = await executor.executeQuery<Explained>(explain);
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    pages += Number(plan?.['Shared Hit Blocks']) + Number(plan?.['Shared Read Blocks']);
    return { rows: [] };
  };
  const counting = {
    transformQuery: executor.transformQuery.bind(executor),
    compileQuery: executor.compileQuery.bind(executor),
    executeQuery,
  };
  await act({ getExecutor: () => counting } as unknown as Queryable);
  return pages;
}
