import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { shortLivedFlags } from './killed-process.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The time limit for a forum to become ready, in milliseconds. It allows for a busy machine. */
const startLimit = 90_000;

/** A complete forum in its own process, as in production. */
export interface ForumServer {
  readonly url: string;
  readonly dataFolder: string;
  /** The printed link that creates the first administrator; undefined when an administrator exists. */
  readonly administratorLink: string | undefined;
  /** Returns everything printed so far, including errors. */
  output(): string;
  /** Sends SIGTERM, waits for the process to end, and returns its exit code. */
  stop(): Promise<number | null>;
  /** Kills the process (SIGKILL) and waits until it has ended. */
  kill(): Promise<void>;
}

/** The options for starting a forum. */
export interface ForumServerOptions {
  /** The data folder. By default, a new folder in the temporary folder. */
  readonly dataFolder?: string;
  /** The URL of a migrated PostgreSQL database. By default, the embedded database is used. */
  readonly databaseUrl?: string;
  /** The port. By default, any free port. */
  readonly port?: number;
  /**
   * Whether to wait until the forum is ready. Otherwise the call returns immediately, while the forum may still wait
   * for its database.
   */
  readonly isAwaited?: boolean;
  /**
   * The host name that browsers use, which the forum also uses in its e-mails. Passkeys require a host name and do not
   * accept IP addresses.
   */
  readonly hostname?: 'localhost';
  /** Whether the test kills the forum after some seconds (`shortLivedFlags`). */
  readonly isShortLived?: boolean;
}

/**
 * Starts the forum as `npm start` does, with the built pages, and waits until it is ready. Throws an error with the
 * printed output when the forum ends early or is not ready in time.
 */
export async function startForumServer(options: ForumServerOptions = {}): Promise<ForumServer> {
  const port = options.port ?? (await findFreePort());
  const dataFolder = options.dataFolder ?? (await makeDataFolder());
  const flags = options.isShortLived ? shortLivedFlags : [];
  const child = spawn(process.execPath, [...flags, path.join(root, 'dist/server/main.js')], {
    cwd: dataFolder,
    env: environmentOf({ ...options, port, dataFolder }),
  });
  let printed = '';
  const collect = (data: Buffer) => {
    printed += data;
  };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', collect);
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  const output = () => printed;
  if (options.isAwaited ?? true) await waitUntilReady(child, output);
  const administratorLink = /https?:\/\/\S+\/entry\/firstadmin\?token=\S+/.exec(printed)?.[0];
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    url: `http://${options.hostname ?? '127.0.0.1'}:${port}`,
    dataFolder,
    administratorLink,
    output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}

/** Creates a data folder for a forum in the temporary folder. */
export const makeDataFolder = (): Promise<string> => fs.mkdtemp(path.join(os.tmpdir(), 'folkmoot-forum-'));

/**
 * Starts a forum on a copy of a first start, with the sample community and without an administrator. The first start
 * runs once for each version of the schema and the sample, and is cached in `.cache/`.
 */
export async function startSampleForum(options: Omit<ForumServerOptions, 'dataFolder'> = {}): Promise<ForumServer> {
  const dataFolder = await makeDataFolder();
  await fs.cp(await prepareSampleFolder(), dataFolder, { recursive: true });
  return startForumServer({ ...options, dataFolder });
}

async function prepareSampleFolder(): Promise<string> {
  const folder = path.join(root, '.cache', `first-start-${await hashFolders('server/migrations', 'server/sample')}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${randomUUID()}`;
  await fs.mkdir(draft, { recursive: true });
  const server = await startForumServer({ dataFolder: draft });
  await server.stop();
  // Another process may have been faster. Its folder is equivalent.
  await fs.rename(draft, folder).catch(() => fs.rm(draft, { recursive: true }));
  return folder;
}

/** Stops a forum and deletes its data folder. */
export async function removeForum(server: ForumServer): Promise<void> {
  await server.stop();
  await fs.rm(server.dataFolder, { recursive: true, force: true });
}

/** Returns a port on which no process currently listens. */
export async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

// TRUST_PROXY allows a test to use many client addresses (X-Forwarded-For), so that the rate limits of one address do
// not stop it.
function environmentOf({
  port,
  dataFolder,
  databaseUrl,
  hostname,
}: ForumServerOptions & { port: number; dataFolder: string }) {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE } = process.env;
  return {
    PATH,
    HOME,
    ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'on',
    WEBHOOK_ENDPOINTS: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataFolder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(hostname && { SITE_URL: `http://${hostname}:${port}` }),
  };
}

async function waitUntilReady(child: ChildProcessWithoutNullStreams, output: () => string): Promise<void> {
  const latest = Date.now() + startLimit;
  while (!/^Folkmoot is ready at /m.test(output())) {
    if (child.exitCode !== null || child.signalCode) throw new Error(`The forum did not start:\n${output()}`);
    if (Date.now() > latest) {
      child.kill('SIGKILL');
      throw new Error(`The forum was not ready in ${startLimit / 1_000} s:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

async function hashFolders(...folders: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const name of (await fs.readdir(path.join(root, folder), { recursive: true })).sort()) {
      const file = path.join(root, folder, name);
      if ((await fs.stat(file)).isFile()) hash.update(name).update(await fs.readFile(file));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
