import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** How long a forum may take until it is ready, in milliseconds; a busy machine needs its time. */
const startLimit = 90_000;

/** The whole forum, running as its own process as it does for people. */
export interface ForumServer {
  readonly url: string;
  readonly dataFolder: string;
  /** The link for the first administrator, as printed; undefined when there is one already. */
  readonly administratorLink: string | undefined;
  /** Everything printed so far, errors included. */
  output(): string;
  /** Asks it to stop, waits, and gives its exit code. */
  stop(): Promise<number | null>;
  /** Kills it at once (SIGKILL) and waits until it is gone. */
  kill(): Promise<void>;
}

/** How to start a forum: where its data is, and on which database. */
export interface ForumServerOptions {
  /** Its data folder; a new one in the temporary folder unless given. */
  readonly dataFolder?: string;
  /** A migrated PostgreSQL database; the embedded one otherwise. */
  readonly databaseUrl?: string;
  /** Its port; any free one unless given. */
  readonly port?: number;
  /** Whether to wait until it is ready; otherwise it is given back at once, while it may still be waiting for its database. */
  readonly isAwaited?: boolean;
  /** The name under which browsers reach it, which it then gives in its letters; passkeys need one, they refuse numbers. */
  readonly hostname?: 'localhost';
}

/**
 * Starts the forum as `npm start` does, with the built pages, and waits until it is ready.
 *
 * @throws when it stops before, or is not ready in time; with what it printed.
 */
export async function startForumServer(options: ForumServerOptions = {}): Promise<ForumServer> {
  const port = options.port ?? (await findFreePort());
  const dataFolder = options.dataFolder ?? (await makeDataFolder());
  const child = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
    cwd: dataFolder,
    env: environmentOf({ ...options, port, dataFolder }),
  });
  let printed = '';
  const keep = (data: Buffer) => {
    printed += data;
  };
  for (const stream of [child.stdout, child.stderr]) stream.on('data', keep);
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

/** A new folder for a forum's data, below the temporary folder. */
export const makeDataFolder = (): Promise<string> => fs.mkdtemp(path.join(os.tmpdir(), 'folkmoot-forum-'));

/**
 * Starts a forum on a copy of a first start: the sample community is there and there is no administrator. The first
 * start is done once for each state of the schema and the sample, and kept in `.cache/`.
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
  // Somebody else may have been quicker; then theirs is as good.
  await fs.rename(draft, folder).catch(() => fs.rm(draft, { recursive: true }));
  return folder;
}

/** Stops a forum and takes its data folder away. */
export async function removeForum(server: ForumServer): Promise<void> {
  await server.stop();
  await fs.rm(server.dataFolder, { recursive: true, force: true });
}

/** A port that nothing listens on right now. */
export async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

// TRUST_PROXY lets one test be many machines (X-Forwarded-For), so that limits for one machine do not end it.
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
