import { test as mounting } from '@playwright/experimental-ct-react';
import type { Page } from '@playwright/test';
import { modelStart } from '#machines/model/model.ts';
import { Stage } from '#stories/support/stage.tsx';
import { stopDate } from './state-picture.ts';

/** What the pages of a test file know of time: it goes on when the walk says so, or it is one moment and timers go on. */
export type StageTime = 'walked' | 'stopped';

interface OfTest {
  /** The page on which scenes are mounted one after the other, as nobody has been there before. */
  readonly stage: Page;
}

interface OfWorker {
  readonly time: StageTime;
  readonly stagePage: Page;
}

/**
 * Tests that mount scenes, one after the other, on a page that a worker keeps: it took longer to load the page anew than to
 * walk most machines. After a failure Playwright starts another worker, and so another page.
 */
export const test = mounting.extend<OfTest, OfWorker>({
  time: ['stopped', { scope: 'worker', option: true }],
  stagePage: [
    async ({ browser, time }, use) => {
      const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'UTC' });
      if (time === 'stopped') await stopDate(page);
      await page.goto(process.env['PLAYWRIGHT_TEST_BASE_URL'] ?? '');
      // While a page scrolls smoothly nothing is at rest, and it does not tell: a click fell beside what it was meant for.
      await page.addStyleTag({ content: 'html { scroll-behavior: auto !important }' });
      // React has taken the timers of the browser by then: it goes on drawing while the scene's clock stands still.
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
