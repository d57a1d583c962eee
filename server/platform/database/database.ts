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

/** Where the forum's data is: one SQL and one driver, whether embedded in this process or on a PostgreSQL server. */
export interface Database {
  readonly kysely: Kysely<Tables>;
  readonly pool: pg.Pool;
  readonly kind: 'embedded' | 'postgres';
  /** Why the embedded database has stopped by itself; every query then fails with it. */
  readonly fault: Error | undefined;
  /** When the database last said that its disk is full, in milliseconds; undefined when it never did. */
  readonly fullAt: number | undefined;
  /** Waits for what is running, writes everything down and lets the folder or the connections go. */
  close(): Promise<void>;
}

/** What to open: a server by its address, else the folder `database` within the data folder, else one in memory. */
export interface DatabaseOptions {
  databaseUrl?: string | undefined;
  dataFolder?: string | undefined;
  /** A database in memory, gone when closed; from a dump when there is one, run by compiled code when there is some. */
  inMemory?: boolean | { dump: Uint8Array; code?: WebAssembly.Module };
  log?: Log | undefined;
}

/** A connection is renewed after an hour, so that prepared statements out of use do not gather on the server. Seconds. */
const connectionLifetime = 3_600;

/**
 * The embedded database has one connection, which stays open while nobody asks. Who waits for it for half a minute is told
 * that the forum has too much to do.
 */
const oneConnection: pg.PoolConfig = { max: 1, ssl: false, idleTimeoutMillis: 0, connectionTimeoutMillis: 30_000 };

/**
 * Opens the forum's database. It is not migrated yet: see `migrate`.
 *
 * @throws {DatabaseUnusableError} with one line for the administrator when the server cannot be reached or is too old, or the
 * data folder cannot be written, holds something else or is open in another process.
 */
export function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options.log) : openEmbedded(options);
}

async function openEmbedded({ dataFolder = 'data', inMemory = false, log }: DatabaseOptions): Promise<Database> {
  const folder = path.resolve(dataFolder, 'database');
  const unlock = inMemory ? () => {} : lockFolder(folder);
  const server = await (inMemory
    ? startEmbeddedDatabase(inMemory === true ? {} : inMemory)
    : startInFolder(folder)
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

// A folder that is prepared is opened in this very turn, so that its thread runs while this one reads modules.
async function startInFolder(folder: string): Promise<EmbeddedDatabase> {
  if (!isPrepared(folder)) await prepareFolder(folder);
  return startEmbeddedDatabase({ folder });
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

/** Notes the moment of every complaint about a full disk, whoever made the statement. */
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
  // The pool listens only to connections that lie idle; one that is lost in use would end the process.
  pool.on('connect', (client) => {
    client.on('error', tell);
    noteFullDisk(pool, client);
  });
  return pool;
}

/**
 * Refuses at once what would wait for itself: a query on the database within a transaction, which holds the only connection.
 * The same waits for another connection on PostgreSQL, where it is as wrong, and rarely seen.
 */
function refusingWithinTransactions(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool);
  const connectOrRefuse = async () => {
    if (openTransaction()) throw new Error('What is asked within a transaction must be asked of that transaction.');
    return connect();
  };
  pool.connect = ((callback?: Parameters<typeof connect>[0]) =>
    callback ? connect(callback) : connectOrRefuse()) as typeof pool.connect;
  return pool;
}

function openKysely(pool: pg.Pool): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Ends the pool itself: Kysely's `destroy` would leave it open when no query has gone through Kysely. */
async function closePool(pool: pg.Pool): Promise<void> {
  if (!pool.ending) await pool.end();
}
