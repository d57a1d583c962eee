import { rmSync } from 'node:fs';
import { findChromium } from '#scripts/setup/chromium.mjs';
import { inProject } from '#scripts/setup/folders.mjs';
import { environment } from '#scripts/setup/node.mjs';

/** The port of the component tests that this process starts. Parallel runs use separate ports and folders. */
const port = String(20_000 + (process.pid % 4_000));

/** The path of the JSON report of the component tests that this process starts. */
export const componentReport = inProject(`.cache/reports/components-${port}.json`);

/** Returns the environment of component tests on the port of this process. Installs Chromium where it is missing. */
export const componentEnvironment = async (changes) =>
  environment({ CT_PORT: port, CHROMIUM: await findChromium({ install: true }), ...changes });

/** Returns the program and the arguments that run component tests, relative to `node_modules/`. */
export const componentTests = (...args) => [
  '@playwright/experimental-ct-react/cli.js',
  'test',
  '-c',
  'playwright-ct.config.ts',
  ...args,
];

/** Deletes the page that the component tests of this process built. */
export function deleteComponentPage() {
  for (const end of ['', '-stories.txt'])
    rmSync(inProject(`.cache/playwright-ct-${port}${end}`), { recursive: true, force: true });
}
