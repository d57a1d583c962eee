import { findChromium } from '#scripts/setup.mjs';

/**
 * The launch options of Chromium for all browser tests: the binary found on this machine (Debian's works only with
 * `executablePath`), without a sandbox so that it runs as root in a container, and without requests to anything but the
 * forum under test.
 */
export const launchOptions = {
  executablePath: await findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // A change re-rasters the whole area. With partial rasterization, rounded corners differ by a shade each time.
    '--disable-partial-raster',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
