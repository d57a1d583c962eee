import { defineConfig } from '@playwright/experimental-ct-react';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { launchOptions } from '#tests/support/chromium.ts';

/** Components, each mounted alone in a browser. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.ct.tsx',
  outputDir: '.cache/components',
  workers: 2,
  timeout: 15_000,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: '.cache/reports/components.json' }]],
  use: {
    launchOptions,
    locale: 'en-GB',
    timezoneId: 'UTC',
    ctCacheDir: '.cache/playwright-ct',
    ctViteConfig: { plugins: [vanillaExtractPlugin(), react()] },
  },
});
