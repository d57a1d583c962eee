import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canInstallPrograms, installProgram } from './debian.mjs';
import { inProject } from './folders.mjs';
import { environment, pinnedNode } from './node.mjs';
import { SetupError, step } from './output.mjs';
import { run } from './run.mjs';

const { ProgramFiles: programs = 'C:\\Program Files', HOME: home = '' } = process.env;

const usualPlaces = [
  // The same engine without a user interface, which uses less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  join(home, 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  join(programs, 'Google\\Chrome\\Application\\chrome.exe'),
];

/**
 * Returns the path of a Chromium for the browser tests: `CHROMIUM`, a usual location, or Playwright's own. With
 * `install`, downloads one when none is found. Throws a `SetupError` with instructions when none is available.
 */
export async function findChromium({ install = false } = {}) {
  const named = process.env['CHROMIUM'];
  if (named && !existsSync(named)) throw new SetupError(`CHROMIUM is set to ${named}, but this file does not exist.`);
  const found = named ?? usualPlaces.find(existsSync) ?? (await ofPlaywright());
  if (found) return found;
  const fetched = install && ((await downloaded()) ?? (await packaged()));
  if (fetched) return fetched;
  throw new SetupError(
    'The browser tests need Chromium or Chrome, but none was found. Install one, or set CHROMIUM to its path.',
  );
}

async function ofPlaywright() {
  if (!existsSync(inProject('node_modules/@playwright/test'))) return undefined;
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

async function downloaded() {
  const cli = inProject('node_modules/@playwright/test/cli.js');
  await step('Downloading Chromium', () =>
    run(pinnedNode(), [cli, 'install', 'chromium'], { env: environment(), timeout: 300_000 }),
  );
  return ofPlaywright();
}

/** The typefaces that pages show until their own are there. With others, the same test measures other lines. */
const typefaces = 'fonts-liberation';

async function packaged() {
  if (!canInstallPrograms()) return undefined;
  const isThere =
    (await installProgram('chromium-headless-shell', typefaces)) || (await installProgram('chromium', typefaces));
  if (!isThere) return undefined;
  return usualPlaces.find(existsSync);
}
