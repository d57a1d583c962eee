import { execFile, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { ensurePostgres } from '#scripts/setup.mjs';
import { familyProcessorTime } from './processor-time.ts';

const execute = promisify(execFile);

/** Settings that differ from the defaults of PostgreSQL. Commits wait for the disk as in production. */
const settings = [
  'shared_buffers=1GB',
  'max_wal_size=4GB',
  'max_connections=60',
  'wal_level=minimal',
  'max_wal_senders=0',
];

/** A PostgreSQL server for benchmarks. */
export interface BenchPostgres {
  /** Returns the URL of a database on the server. */
  url(database: string): string;
  /** Returns the processor time that all processes of the server have used so far, in milliseconds. */
  cpu(): number;
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL server whose data is in the folder; initializes the folder first when it is new. `added` are
 * additional settings.
 */
export async function startBenchPostgres(
  folder: string,
  port: number,
  added: readonly string[] = [],
): Promise<BenchPostgres> {
  const programs = await ensurePostgres();
  if (!programs) throw new Error('This machine has no PostgreSQL: choose --databases embedded, or install it.');
  mkdirSync(folder, { recursive: true });
  const account = await unprivileged(folder);
  const data = join(folder, 'data');
  const making = ['--pgdata', data, '--username', 'folkmoot', '--auth', 'trust', '--encoding', 'UTF8', '--locale', 'C'];
  if (!existsSync(join(data, 'PG_VERSION')))
    await execute(join(programs, 'initdb'), making, { ...account, cwd: folder });
  const options = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', folder];
  const server = spawn(
    join(programs, 'postgres'),
    [...options, ...[...settings, ...added].flatMap((one) => ['-c', one])],
    {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    },
  );
  process.once('exit', () => server.kill('SIGINT'));
  const url = (database: string) => `postgres://folkmoot@127.0.0.1:${port}/${database}`;
  await untilReady(url('postgres'), () => server.exitCode !== null);
  const stop = async () => {
    if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve).kill('SIGINT'));
  };
  return { url, cpu: () => familyProcessorTime(server.pid as number), stop };
}

/**
 * PostgreSQL refuses to run as root. As root, this assigns the folder to the account `postgres` and returns its IDs.
 */
async function unprivileged(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await execute('id', [flag, 'postgres'])).stdout)),
  );
  chownSync(folder, uid as number, gid as number);
  return { uid: uid as number, gid: gid as number };
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const end = Date.now() + 60_000;
  while (Date.now() < end && !hasEnded()) {
    const client = new pg.Client({ connectionString: url });
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isReady) return;
    await pause(100);
  }
  throw new Error('The PostgreSQL server for benchmarks did not start.');
}
