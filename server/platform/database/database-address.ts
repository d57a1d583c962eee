import type pg from 'pg';

/** The parsed address of a PostgreSQL server. */
export interface PostgresAddress {
  connection: pg.ClientConfig;
  poolSize: number;
  /** Host, port and database for messages, without user and password. */
  place: string;
}

const defaultPoolSize = 10;
/**
 * Statement timeout in milliseconds. No page needs half a minute; a query that runs longer is a bug and is cancelled.
 */
const statementTimeout = 30_000;
const connectionTimeout = 10_000;

/**
 * Parses `DATABASE_URL` (`postgresql://user:password@host:5432/name`). The forum's own parameter `?pool_max=20` sets
 * the pool size; the driver handles the other parameters (`sslmode`, `host`, `statement_timeout` …). Sessions use UTC.
 * JIT compilation (`jit`) and parallel workers are turned off: the forum's statements are short, and either takes
 * longer than running one.
 */
export function readPostgresAddress(databaseUrl: string): PostgresAddress {
  const url = new URL(databaseUrl);
  const poolSize = Number(url.searchParams.get('pool_max') ?? defaultPoolSize);
  const options = ['-c timezone=UTC -c jit=off -c max_parallel_workers_per_gather=0', url.searchParams.get('options')]
    .filter(Boolean)
    .join(' ');
  url.searchParams.delete('pool_max');
  url.searchParams.delete('options');
  return {
    connection: {
      connectionString: url.href,
      options,
      keepAlive: true,
      connectionTimeoutMillis: connectionTimeout,
      statement_timeout: statementTimeout,
      application_name: 'folkmoot',
    },
    poolSize,
    place: `${url.host || (url.searchParams.get('host') ?? 'localhost')}${url.pathname}`,
  };
}
