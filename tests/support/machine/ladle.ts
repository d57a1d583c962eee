import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/** A running workbench. */
export interface Ladle {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the workbench as `npm run stories` does, on a free port, and waits until it answers. */
export async function startLadle(): Promise<Ladle> {
  execFileSync(process.execPath, ['scripts/state-stories.ts']);
  const port = await freePort();
  const cli = 'node_modules/@ladle/react/lib/cli/cli.js';
  // The component tests set the environment to production, in which the workbench could not write files.
  const env = { ...process.env, NODE_ENV: 'development' };
  const ladle = spawn(process.execPath, [cli, 'serve', '--port', String(port)], { stdio: 'ignore', env });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url, ladle);
  const stop = async () => {
    const ended = once(ladle, 'exit');
    ladle.kill();
    await ended;
  };
  return { url, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function untilAnswered(url: string, ladle: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (ladle.exitCode !== null) throw new Error(`The workbench ended with ${ladle.exitCode}.`);
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The workbench did not respond within a minute.');
}
