import type pg from 'pg';

/** A PostgreSQL server's address, read apart. */
export interface PostgresAddress {
  connection: pg.ClientConfig;
  poolSize: number;
  /** Host, port and database, without user and password, for messages. */
  place: string;
}

const defaultPoolSize = 10;
/** No page needs half a minute; a query that does is a fault, and is stopped. Milliseconds. */
const statementTimeout = 30_000;
const connectionTimeout = 10_000;

/**
 * Reads `DATABASE_URL` (`postgresql://user:password@host:5432/name`). The forum's own `?pool_max=20` says how many
 * connections to keep; the driver understands the rest (`sslmode`, `host`, `statement_timeout` …). Sessions are in UTC, and
 * compile no plans (`jit`) and start no processes beside their own: the forum's statements are short, and either takes
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
