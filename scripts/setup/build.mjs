import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { filesBelow, fingerprint, inProject, textOf } from './folders.mjs';
import { environment, pinnedNode } from './node.mjs';
import { lastLines, run } from './run.mjs';
import { SetupError, step } from './say.mjs';

const folders = ['api', 'machines', 'components', 'pages', 'theme', 'addons', 'server', 'scripts/bundle'];
const files = ['vite.config.ts', 'package-lock.json', 'tsconfig.json', 'scripts/compress.ts'];
const stamp = inProject('dist/.folkmoot-build');
// The build writes this one itself, from the names of the pages.
const generated = inProject('pages/routes.gen.ts');

/** Builds, unless no source changed since the last build. */
export async function ensureBuilt() {
  if (textOf(stamp) !== fingerprint(sources())) await build();
}

/** Builds the browser's scripts, the pages that the server renders, the server itself, and the empty database of a new forum. */
export async function build() {
  const built = fingerprint(sources());
  rmSync(stamp, { force: true });
  await step('Building', async () => {
    await Promise.all([
      onNode(inProject('node_modules/vite/bin/vite.js'), 'build', '--app', '--logLevel', 'warn'),
      onNode(inProject('server/platform/embedded/folder-template.ts')),
    ]);
    await onNode(inProject('scripts/compress.ts'));
  });
  mkdirSync(inProject('dist'), { recursive: true });
  writeFileSync(stamp, built);
}

/** Every file the build depends on. */
export function sources() {
  const below = folders.flatMap((folder) => filesBelow(inProject(folder)));
  return [...below.filter((file) => file !== generated), ...files.map((file) => inProject(file))];
}

async function onNode(...args) {
  const { code, output } = await run(pinnedNode(), args, { env: environment({ NODE_ENV: 'production' }) });
  if (code !== 0) throw new SetupError(`The build failed:\n${lastLines(output, 40)}`);
}
