import { writeFileSync } from 'node:fs';
import { fingerprint, inProject, root, textOf } from './folders.mjs';
import { SetupError, step } from './output.mjs';
import { lastLines, run } from './run.mjs';

const lock = inProject('package-lock.json');
const stamp = inProject('node_modules/.folkmoot-install');

/** Installs the packages of the lock file, unless exactly these are already installed. */
export async function ensureInstalled() {
  const wanted = fingerprint([lock]);
  if (textOf(stamp) === wanted) return;
  if (!isInstalledByHand()) await step('Installing packages', install);
  writeFileSync(stamp, wanted);
}

/** Whether the user has run npm directly: npm's own record then matches the lock file. */
function isInstalledByHand() {
  const record = textOf(inProject('node_modules/.package-lock.json'));
  if (!record) return false;
  const there = JSON.parse(record).packages;
  return Object.entries(JSON.parse(textOf(lock) ?? '{"packages":{}}').packages).every(
    ([path, { version, optional }]) => path === '' || there[path]?.version === version || (optional && !there[path]),
  );
}

async function install() {
  // Without these options, NODE_ENV=production or the user's npm settings would omit packages that the build requires.
  const kinds = ['--include=dev', '--include=optional'];
  // `npm test --silent` would also silence this npm call and hide the reason for a failure.
  const args = ['ci', ...kinds, '--loglevel=error', '--no-audit', '--no-fund'];
  const { code, output } = await npm(args);
  if (code !== 0) throw new SetupError(explain(output));
}

function npm(args) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script?.endsWith('.js')) return run(node ?? process.execPath, [script, ...args], { cwd: root });
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { cwd: root });
}

const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network request/;

function explain(output) {
  if (unreachable.test(output))
    return [
      'The packages could not be downloaded: the npm registry is unreachable.',
      'Please check the connection (or the `registry` and `proxy` settings of npm) and run the same command again.',
      `npm output:\n${lastLines(output, 6)}`,
    ].join('\n');
  return `npm could not install the packages:\n${lastLines(output)}`;
}
