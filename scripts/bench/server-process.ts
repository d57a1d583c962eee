import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverEnvironment, serverFlags } from '#scripts/setup/server-options.mjs';
import { lastingEnvironment } from '#scripts/setup.mjs';
import { processorTime } from './processor-time.ts';

/** A running server that is measured from outside its process. */
export interface ServerProcess {
  readonly port: number;
  /** Returns the processor time that all threads have used so far, in milliseconds. */
  cpu(): number;
  /** Returns the current memory usage in MB. */
  memory(): number;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

/** Starts the forum in production mode as `npm start` does, and waits until it is ready. */
export const startForum = (port: number, environment: Readonly<Record<string, string>>): Promise<ServerProcess> =>
  start([...serverFlags, 'dist/server/main.js'], port, {
    ...serverEnvironment({ ...process.env, ...environment }),
    ...environment,
    NODE_ENV: 'production',
    PORT: `${port}`,
  });

/** Starts a bare Fastify server that answers every request with the content of a file. */
export const startBare = (port: number, file: string): Promise<ServerProcess> =>
  start(['scripts/bench/bare-server.ts', `${port}`, file], port, {});

async function start(program: string[], port: number, added: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const { DATABASE_URL: _, ...inherited } = lastingEnvironment();
  const server = spawn(process.execPath, program, {
    cwd: root,
    env: { ...inherited, ...added },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => server.kill());
  await untilReady(server);
  const pid = server.pid as number;
  return { port, cpu: () => processorTime(pid), memory: () => memoryOf(pid), stop: () => stop(server) };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (piece: Buffer) => {
      said += piece;
      if (said.includes('is ready at')) resolve();
    };
    server.stdout?.on('data', listen);
    server.stderr?.on('data', listen);
    server.once('exit', () => reject(new Error(`The server did not start:\n${said}`)));
  });
}

function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => server.once('exit', () => resolve()).kill('SIGTERM'));
}

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1_024;
