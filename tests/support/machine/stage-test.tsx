import { test as mounting } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { modelStart } from '#machines/model/model.ts';
import { Stage } from '#stories/support/stage.tsx';
import { stopDate } from './state-screenshot.ts';
import { stepLimit } from './step-limit.ts';

/**
 * The time on the pages of a test file: `walked` advances only when the walk does; `stopped` fixes the date while
 * timers continue.
 */
export type StageTime = 'walked' | 'stopped';

interface OfTest {
  /** The page on which scenes are mounted one after the other, each as on a first visit. */
  readonly stage: Page;
}

interface OfWorker {
  readonly time: StageTime;
  readonly stagePage: Page;
}

/**
 * The test function for tests that mount scenes one after the other on a page shared by the worker: reloading the page
 * takes longer than walking most machines. After a failure Playwright starts a new worker, and therefore a new page.
 */
export const test = mounting.extend<OfTest, OfWorker>({
  time: ['stopped', { scope: 'worker', option: true }],
  stagePage: [
    async ({ browser, time }, use) => {
      const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'UTC' });
      page.setDefaultTimeout(stepLimit);
      if (time === 'stopped') await stopDate(page);
      await page.goto(process.env['PLAYWRIGHT_TEST_BASE_URL'] ?? '', { timeout: 60_000 });
      // During smooth scrolling elements move without reporting it, and a click would miss its target.
      await page.addStyleTag({ content: 'html { scroll-behavior: auto !important }' });
      // React has already captured the browser's timers, so it continues to render while the scene's clock is paused.
      if (time === 'walked') {
        await page.clock.install({ time: modelStart - 1_000 });
        await page.clock.pauseAt(modelStart);
      }
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  page: ({ stagePage }, use) => use(stagePage),
  stage: async ({ page, mount }, use) => {
    const isThere = await page.evaluate(() => 'stage' in window);
    if (!isThere) await mount(<Stage />);
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => window.stage.clear());
  },
});
