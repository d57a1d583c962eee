import { spawn } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { inProject, root, textOf } from './folders.mjs';
import { environment, lastingEnvironment, pinnedNode } from './node.mjs';
import { ensureInstalled } from './packages.mjs';
import { serverEnvironment, serverFlags } from './server-options.mjs';

/** Returns the start time of this command in milliseconds since 1970. The server measures "ready in" from this time. */
const startTime = () => String(Math.round(performance.timeOrigin));

/** Returns a value from the file `.env`. The server reads this file too, but only after React has read NODE_ENV. */
const ofDotEnv = (name) => textOf(inProject('.env'))?.match(new RegExp(`^${name}=["']?(\\w+)`, 'm'))?.[1];

/**
 * Prepares everything, then replaces this process with the server, which takes over output, exit code and signals.
 * Where a process cannot be replaced, runs the server as a child process and forwards these.
 */
export async function serve({ mode, built }) {
  await ensureInstalled();
  if (built) await ensureBuilt();
  const node = pinnedNode();
  // Vite in development mode is expensive to compile, so the compile cache is used.
  const env = (built ? lastingEnvironment : environment)({
    ...serverEnvironment({ ...process.env, DATABASE_URL: process.env['DATABASE_URL'] || ofDotEnv('DATABASE_URL') }),
    NODE_ENV: process.env['NODE_ENV'] || ofDotEnv('NODE_ENV') || mode,
    FOLKMOOT_START_TIME: process.env['FOLKMOOT_START_TIME'] ?? startTime(),
  });
  const args = [...serverFlags, inProject(built ? 'dist/server/main.js' : 'server/main.ts'), ...process.argv.slice(2)];
  process.chdir(root);
  becomeOrSpawn(node, args, env);
}

function becomeOrSpawn(node, args, env) {
  if (process.platform !== 'win32' && typeof process.execve === 'function') process.execve(node, [node, ...args], env);
  const server = spawn(node, args, { env, stdio: 'inherit' });
  // A terminal sends Ctrl-C to both processes. A second signal would make the server exit without closing.
  process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
