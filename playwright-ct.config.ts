import { defineConfig } from '@playwright/experimental-ct-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { launchOptions } from '#tests/support/browser/chromium.ts';

// A run beside another one has a port and folders of its own (scripts/walk.mjs).
const port = Number(process.env['CT_PORT'] ?? 3100);
const own = port === 3100 ? '' : `-${port}`;

/** Keeps a run for one machine to its scene, so that another one that is being worked on does not break it. */
const onlyWalkedScenes = {
  name: 'only-walked-scenes',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    process.env['WALK'] && id.endsWith('stories/support/stage.tsx')
      ? code.replace('*.scene.tsx', `*${process.env['WALK']}*.scene.tsx`)
      : undefined,
};

/** Leaves out what nobody uses, and the maps, as Playwright does not: each test loads its page anew. */
const lighter = {
  name: 'lighter',
  config: () => ({ build: { sourcemap: false, rollupOptions: { treeshake: true } } }),
};

/** Components, each mounted alone in a browser. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.ct.tsx',
  // Asked for by name only: it seeds faults and says how many the pictures catch.
  ...(process.argv.some((word) => word.includes('looks-faults')) ? {} : { testIgnore: '**/looks-faults.ct.tsx' }),
  outputDir: `.cache/components${own}`,
  // A transcript lies beside the gestures of its machine; each is changed by hand or by `--update-snapshots`.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  // One more than there are processors: a walk often waits, for a frame or for an answer of the browser.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // Once more, and told: a machine that stands still for seconds is no fault of the forum (docs/testing.md).
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
