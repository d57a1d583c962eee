import { execFile, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgres } from '#scripts/setup.mjs';

const execute = promisify(execFile);

/** Settings that disable durability, which makes a database slow. A database for one test run does not need it. */
const nonDurableSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=256MB',
  'max_connections=200',
];

/** A private PostgreSQL server for tests. */
interface PrivatePostgres {
  readonly url: string;
  /** Stops the server and deletes its folder. */
  stop(): Promise<void>;
  /** Terminates the server immediately, as in a crash. Its folder remains. */
  halt(): Promise<void>;
  /** Starts the server again after `halt`. */
  resume(): Promise<void>;
}

/**
 * Starts a private PostgreSQL server in a temporary folder, on a free port of 127.0.0.1. Throws when PostgreSQL is not
 * installed or the server does not start.
 */
export async function startPostgres(): Promise<PrivatePostgres> {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed: initdb and postgres were not found.');
  const folder = mkdtempSync(join(tmpdir(), 'folkmoot-postgres-'));
  const account = await unprivileged(folder);
  await execute(join(programs, 'initdb'), initialise(folder), { ...account, cwd: folder });
  const port = await freePort();
  const begin = () =>
    spawn(join(programs, 'postgres'), serve(folder, port), { ...account, cwd: folder, stdio: 'ignore' });
  let server = begin();
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve).kill(signal));
  };
  const stop = async () => {
    await end('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  // Stops the server when the run ends without its teardown.
  process.once('exit', () => server.kill('SIGQUIT'));
  const url = `postgres://folkmoot@127.0.0.1:${port}/postgres`;
  const ready = () => untilReady(url, () => server.exitCode !== null);
  await ready().catch((fault) => stop().then(() => Promise.reject(fault)));
  const resume = () => {
    server = begin();
    return ready();
  };
  return { url, stop, halt: () => end('SIGQUIT'), resume };
}

const initialise = (folder: string) => [
  ...['--pgdata', join(folder, 'data'), '--username', 'folkmoot', '--auth', 'trust'],
  ...['--encoding', 'UTF8', '--locale', 'C', '--no-sync'],
];

const serve = (folder: string, port: number) => [
  ...['-D', join(folder, 'data'), '-p', String(port), '-h', '127.0.0.1', '-k', folder],
  ...nonDurableSettings.flatMap((setting) => ['-c', setting]),
];

/**
 * Returns the account that runs the server. PostgreSQL refuses to run as root, so as root this assigns the folder to
 * the account `postgres`, or `nobody` if it does not exist.
 */
async function unprivileged(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await accountOf('postgres').catch(() => accountOf('nobody'));
  chownSync(folder, uid, gid);
  return { uid, gid };
}

async function accountOf(name: string): Promise<[number, number]> {
  const [user, group] = await Promise.all([execute('id', ['-u', name]), execute('id', ['-g', name])]);
  return [Number(user.stdout), Number(group.stdout)];
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function untilReady(url: string, hasEnded: () => boolean) {
  const end = Date.now() + 20_000;
  while (Date.now() < end && !hasEnded()) {
    if (await answers(url)) return;
    await pause(50);
  }
  throw new Error('The private PostgreSQL did not start.');
}

async function answers(url: string) {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
