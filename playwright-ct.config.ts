import { defineConfig } from '@playwright/experimental-ct-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { launchOptions } from '#tests/support/browser/chromium.ts';

// Parallel runs use separate ports and folders (scripts/walk.mjs).
const port = Number(process.env['CT_PORT'] ?? 3100);
const own = port === 3100 ? '' : `-${port}`;

const walked = (process.env['WALK'] ?? '').split(',').map((one) => one.split('/').at(-1));

/** Restricts a run for some machines to their scenes, so that an unrelated scene in progress cannot break it. */
const onlyWalkedScenes = {
  name: 'only-walked-scenes',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    process.env['WALK'] && id.endsWith('stories/support/stage.tsx')
      ? code.replace('*.scene.tsx', walked.length > 1 ? `*{${walked}}*.scene.tsx` : `*${walked}*.scene.tsx`)
      : undefined,
};

/**
 * Enables tree shaking and disables source maps, contrary to Playwright's defaults, because each test reloads the page.
 */
const lighter = {
  name: 'lighter',
  config: () => ({ build: { sourcemap: false, rollupOptions: { treeshake: true } } }),
};

/** Component tests: each mounts a component in a browser. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.ct.tsx',
  // Runs only when named explicitly: it seeds faults and reports how many of them the visual snapshots detect.
  ...(process.argv.some((word) => word.includes('visual-snapshot-faults'))
    ? {}
    : { testIgnore: '**/visual-snapshot-faults.ct.tsx' }),
  outputDir: `.cache/components${own}`,
  // A transcript is stored next to the gestures of its machine. It is changed manually or with `--update-snapshots`.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  // One worker more than processors, because walks often wait for a frame or for the browser.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // Retries once and reports it, because a test computer that stalls for seconds is not a failure of the forum
  // (docs/testing.md).
  retries: process.env['REPEAT_FAILED'] ? 1 : 0,
  reporter: [['line'], ['json', { outputFile: `.cache/reports/components${own}.json` }]],
  use: {
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'UTC',
    ctPort: port,
    ctCacheDir: `.cache/playwright-ct${own}`,
    ctViteConfig: { plugins: [onlyWalkedScenes, lighter, vanillaExtractPlugin(), react()] },
  },
});
