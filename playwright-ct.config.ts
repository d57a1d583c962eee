import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { defineConfig } from '@playwright/experimental-ct-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import '#tests/support/browser/stack-trace.ts';
import { launchOptions } from '#tests/support/browser/chromium.ts';
import { stepLimit } from '#tests/support/machine/step-limit.ts';
import { isWalked } from '#tests/support/machine/walked-files.ts';
import { coverage } from './.ladle/coverage.ts';

// Parallel runs use separate ports and folders (scripts/walk.mjs).
const port = Number(process.env['CT_PORT'] ?? 3100);
const own = port === 3100 ? '' : `-${port}`;

/** Returns the scenes of the machines to walk, relative to `stories/support/`. */
const walkedScenes = () =>
  globSync('stories/**/*.scene.tsx')
    .filter(isWalked)
    .map((file) => `../${file.replaceAll('\\', '/').slice('stories/'.length)}`)
    .sort();

/** Restricts a run for some machines to their scenes, so that an unrelated scene in progress cannot break it. */
const onlyWalkedScenes = {
  name: 'only-walked-scenes',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    process.env['WALK'] && id.endsWith('stories/support/stage.tsx')
      ? code.replace("'../**/*.scene.tsx'", JSON.stringify(walkedScenes()))
      : undefined,
};

/** Writes the generated stories before the page that mounts all stories is built. */
const generatedStories = {
  name: 'generated-stories',
  enforce: 'pre' as const,
  transform: (_code: string, id: string) => {
    if (id.endsWith('stories/support/page/story-stage.tsx'))
      execFileSync(process.execPath, ['scripts/state-stories.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
    return undefined;
  },
};

/**
 * Playwright rebuilds the page when a source has changed. Here, also when a story or a scene is new or deleted, or when
 * other machines are walked than in the previous run.
 */
function rebuildForOtherStories(): void {
  const list = `.cache/playwright-ct${own}-stories.txt`;
  const files = globSync('stories/**/*.{stories,scene}.tsx', {
    exclude: ['stories/states/**', 'stories/components/**'],
  });
  const content = [process.env['WALK'] ?? '', ...files.sort()].join('\n');
  if (existsSync(list) && readFileSync(list, 'utf8') === content) return;
  rmSync(`.cache/playwright-ct${own}/metainfo.json`, { force: true });
  mkdirSync('.cache', { recursive: true });
  writeFileSync(list, content);
}

if (process.env['TEST_WORKER_INDEX'] === undefined) rebuildForOtherStories();

/**
 * Enables tree shaking and disables source maps, contrary to Playwright's defaults, because each test reloads the page.
 * Prints warnings only.
 */
const lighter = {
  name: 'lighter',
  config: () => ({
    logLevel: 'warn' as const,
    build: { sourcemap: false, reportCompressedSize: false, emptyOutDir: true, rollupOptions: { treeshake: true } },
  }),
};

/** The tests that walk machines. */
const machineTests = ['model/**/*.ct.tsx', 'tooling/walk-failure.ct.tsx'];

/** The tests of the workbench, which run one after the other on one server, and the stories of an area. */
const longTests = ['tooling/workbench.ct.tsx', 'tooling/workbench/*.ct.tsx', 'tooling/stories.ct.tsx'];

/**
 * The tests that run only when they are named: the pictures of states alone, which `states` compares too, and seeded
 * faults with the share of them that the pictures detect.
 */
const onlyWhenNamed = ['visual-snapshots', 'visual-snapshot-faults'];

/** Component tests: each mounts a component in a browser. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.ct.tsx',
  testIgnore: onlyWhenNamed
    .filter((name) => !process.argv.some((word) => word.includes(name)))
    .map((name) => `**/${name}.ct.tsx`),
  outputDir: `.cache/components${own}`,
  // A transcript is stored next to the gestures of its machine. It is written only with `--update-snapshots`.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  // Two workers more than processors, because walks often wait for a frame or for the browser.
  workers: 4,
  fullyParallel: true,
  timeout: 60_000,
  forbidOnly: true,
  // Retries once and reports it, because a test computer that stalls for seconds is not a failure of the forum
  // (docs/testing.md).
  retries: process.env['REPEAT_FAILED'] ? 1 : 0,
  reporter: [['./scripts/test/browser-reporter.ts'], ['json', { outputFile: `.cache/reports/components${own}.json` }]],
  // In the order in which they start. Long tests start first, so that no worker is left alone with them at the end.
  projects: [
    { name: 'long', testMatch: longTests, expect: { timeout: 15_000 } },
    // A step of a walk that does not come fails soon (tests/support/machine/step-failure.ts).
    { name: 'machines', testMatch: machineTests, expect: { timeout: stepLimit } },
    { name: 'components', testIgnore: [...machineTests, ...longTests], expect: { timeout: 15_000 } },
  ],
  use: {
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'UTC',
    ctPort: port,
    ctCacheDir: `.cache/playwright-ct${own}`,
    ctViteConfig: { plugins: [onlyWalkedScenes, generatedStories, coverage, lighter, vanillaExtractPlugin(), react()] },
  },
});
