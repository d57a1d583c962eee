import { findChromium } from '#scripts/setup.mjs';

/**
 * How every browser test starts Chromium: the one found on this machine (only `executablePath` works with Debian's),
 * without a sandbox so that it runs as root in a container, and without talking to anyone but the forum under test.
 */
export const launchOptions = {
  executablePath: await findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // What changed is drawn with all around it; drawn alone, round corners come out a shade different each time.
    '--disable-partial-raster',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
