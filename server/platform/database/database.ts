import type { EventEmitter } from 'node:events';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Log } from '#server/platform/configuration/log.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/platform/database/embedded/embedded-database.ts';
import { lockFolder } from '#server/platform/database/embedded/folder-lock.ts';
import { isPrepared, prepareFolder } from '#server/platform/database/embedded/folder-template.ts';
import { readPostgresAddress } from './database-address.ts';
import { preparingClient, StatementNames } from './database-statement.ts';
import { databaseTypes } from './database-types.ts';
import { DatabaseUnusableError } from './database-unusable-error.ts';
import { openTransaction } from './open-transaction.ts';
import type { Tables } from './tables.ts';

export { DatabaseUnusableError } from './database-unusable-error.ts';

/**
 * The forum's database. Both kinds, embedded in this process or on a PostgreSQL server, use the same SQL and the same
 * driver.
 */
export interface Database {
  readonly kysely: Kysely<Tables>;
  readonly pool: pg.Pool;
  readonly kind: 'embedded' | 'postgres';
  /** The error that stopped the embedded database, with which every query then fails. */
  readonly fault: Error | undefined;
  /** The time at which the database last reported a full disk, in milliseconds. Undefined when it never did. */
  readonly fullAt: number | undefined;
  /** Waits for running queries, flushes all data to disk and releases the folder or the connections. */
  close(): Promise<void>;
}

/**
 * Selects the database to open: a server by its URL, otherwise the folder `database` in the data folder, or a database
 * in memory.
 */
export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataFolder?: string | undefined;
  /**
   * Opens a database in memory, which is discarded on close. It starts from a dump if one is given, and uses
   * precompiled code if it is given.
   */
  inMemory?: boolean | { dump: Uint8Array; code?: WebAssembly.Module };
  /** Whether the data folder is deleted afterwards. Nothing is then synced to the disk, which is several times faster. */
  isTemporary?: boolean;
  log?: Log | undefined;
}

/**
 * The maximum age of a connection in seconds. Connections are replaced after an hour, so that unused prepared
 * statements do not accumulate on the server.
 */
const connectionLifetime = 3_600;

/**
 * Pool options of the embedded database. It has one connection, which stays open while idle. A query that waits for it
 * longer than 30 seconds fails with `server.busy`.
 */
const oneConnection: pg.PoolConfig = { max: 1, ssl: false, idleTimeoutMillis: 0, connectionTimeoutMillis: 30_000 };

/**
 * Opens the forum's database without migrating it: see `migrate`.
 *
 * @throws {DatabaseUnusableError} with one line for the administrator when the server cannot be reached or is too old,
 * or when the data folder cannot be written, contains other files or is in use by another process.
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options.log) : openEmbedded(options);
}

async function openEmbedded({
  dataFolder = 'data',
  inMemory = false,
  isTemporary = false,
  log,
}: DatabaseOptions): Promise<Database> {
  const folder = path.resolve(dataFolder, 'database');
  const unlock = inMemory ? () => {} : lockFolder(folder);
  const server = await (inMemory
    ? startEmbeddedDatabase(inMemory === true ? {} : inMemory)
    : startInFolder(folder, isTemporary)
  ).catch((cause) => {
    unlock();
    throw new DatabaseUnusableError(
      `The embedded database in ${folder} cannot be opened: ${cause.message ?? cause}. Set DATA_DIR to another folder, or put a backup there.`,
      { cause },
    );
  });
  const pool = refusingWithinTransactions(openPool({ ...oneConnection, stream: () => server.connect() }, log));
  const kysely = openKysely(pool);
  const close = async () => {
    await closePool(pool);
    await server.close();
    unlock();
  };
  return {
    kysely,
    pool,
    kind: 'embedded',
    close,
    get fault() {
      return server.fault;
    },
    get fullAt() {
      return fullAt.get(pool);
    },
  };
}

// An already prepared folder is opened synchronously in this tick, so that the database thread starts while this thread
// loads modules.
async function startInFolder(folder: string, isTemporary: boolean): Promise<EmbeddedDatabase> {
  if (!isPrepared(folder)) await prepareFolder(folder, { isSynced: !isTemporary });
  return startEmbeddedDatabase({ folder, isTemporary });
}

async function openPostgres(databaseUrl: string, log?: Log): Promise<Database> {
  const { connection, poolSize, place } = readPostgresAddress(databaseUrl);
  const pool = openPool({ ...connection, max: poolSize }, log);
  const kysely = openKysely(pool);
  try {
    await checkServer(pool);
  } catch (cause) {
    await closePool(pool);
    const reason = (cause as Error).message || (cause as NodeJS.ErrnoException).code;
    throw new DatabaseUnusableError(
      `The PostgreSQL database at ${place} cannot be used: ${reason}. Check DATABASE_URL.`,
      { cause },
    );
  }
  return {
    kysely,
    pool,
    kind: 'postgres',
    fault: undefined,
    close: () => closePool(pool),
    get fullAt() {
      return fullAt.get(pool);
    },
  };
}

async function checkServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ version: number }>(
    `select current_setting('server_version_num')::integer / 10000 as version`,
  );
  const version = rows[0]?.version ?? 0;
  if (version < 15) throw new Error(`the server is PostgreSQL ${version}, but 15 or newer is needed`);
}

const diskFull = '53100';
const fullAt = new WeakMap<pg.Pool, number>();

/** Records the time of every disk-full error on a connection, regardless of which statement caused it. */
function noteFullDisk(pool: pg.Pool, client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: EventEmitter };
  connection.on('errorMessage', ({ code }: { code?: string }) => {
    if (code === diskFull) fullAt.set(pool, Date.now());
  });
}

function openPool(options: pg.PoolConfig, log?: Log): pg.Pool {
  const Client = preparingClient(new StatementNames());
  const pool = new pg.Pool({ types: databaseTypes, maxLifetimeSeconds: connectionLifetime, ...options, Client });
  const tell = (error: Error) => log?.error({ err: error }, 'a database connection was lost');
  pool.on('error', tell);
  // The pool handles errors of idle connections only. An unhandled error of a connection in use would end the process.
  pool.on('connect', (client) => {
    client.on('error', tell);
    noteFullDisk(pool, client);
  });
  return pool;
}

/**
 * Rejects queries that would wait for themselves: a query on the database inside a transaction, which holds the only
 * connection. On PostgreSQL such a query takes another connection, which is equally wrong but rarely noticed.
 */
function refusingWithinTransactions(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool);
  const connectOrRefuse = async () => {
    if (openTransaction()) throw new Error('A query within a transaction must use that transaction.');
    return connect();
  };
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : connectOrRefuse()) as typeof pool.connect;
  return pool;
}

function openKysely(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Ends the pool directly: Kysely's `destroy` would leave it open if no query was run through Kysely. */
async function closePool(pool: pg.Pool): Promise<void> {
  if (!pool.ending) await pool.end();
}
