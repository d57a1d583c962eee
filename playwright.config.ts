import { defineConfig } from '@playwright/test';
import '#tests/support/browser/stack-trace.ts';
import { launchOptions } from '#tests/support/browser/chromium.ts';

/** The journeys that take longest. */
const longJourneys = ['writing/full-visit.journey.ts', 'reading/every-page.journey.ts'];

/** Journeys: complete visits in a browser. Each starts its own forum through tests/support/server/forum-server.ts. */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '.cache/journeys',
  // One more than processors, because visits often wait.
  workers: 3,
  // The timeouts are long, so that only a missing result fails a test, not a slow computer.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // Retries once and reports it, because a test computer that stalls for seconds is not a failure of the forum
  // (docs/testing.md).
  retries: process.env['REPEAT_FAILED'] ? 1 : 0,
  reporter: [['./scripts/test/browser-reporter.ts'], ['json', { outputFile: '.cache/reports/journeys.json' }]],
  // In the order in which they start. Long journeys start first, so that no worker is left alone with them at the end.
  projects: [
    { name: 'long', testMatch: longJourneys },
    { name: 'journeys', testIgnore: longJourneys },
  ],
  use: { launchOptions, actionTimeout: 30_000, locale: 'en-GB', timezoneId: 'UTC', trace: 'on-first-retry' },
});
