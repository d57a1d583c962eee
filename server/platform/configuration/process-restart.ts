import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** The time after which a process restarts although it is not closed yet, in milliseconds. */
const closeLimit = 15_000;

/**
 * Closes everything and starts this program again, with the same arguments and environment. The new program takes the place
 * of this process, so that its ID, output and exit code stay. Where a process cannot be replaced, it runs as a child, to
 * which signals are passed on.
 */
export async function restartProcess(close: () => Promise<void>): Promise<void> {
  const limit = new AbortController();
  await Promise.race([close(), pause(closeLimit, undefined, { signal: limit.signal })]);
  limit.abort();
  const parameters = [...process.execArgv, ...process.argv.slice(1)];
  const env = { ...process.env, FOLKMOOT_START_TIME: String(Date.now()) };
  if (process.platform !== 'win32' && typeof process.execve === 'function')
    process.execve(process.execPath, [process.execPath, ...parameters], env);
  const child = spawn(process.execPath, parameters, { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 1));
}
