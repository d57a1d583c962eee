import { launchOptions } from '#tests/support/browser/chromium.ts';
import { expect, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { findShifts, watchShifts } from '#tests/support/browser/page-checks.ts';

// Hinting rounds the widths of small characters, differently for each font. Modern screens do not use it.
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, '--font-render-hinting=none'] } });

const pages = [
  { what: 'the list of discussions', path: () => '/discussions' },
  { what: 'a discussion', path: (addresses: { long: string }) => addresses.long },
] as const;

for (const { what, path } of pages) {
  for (const width of [390, 1_280]) {
    test(`${what} at ${width} pixels shows the web font on a first visit, and its late arrival causes no layout shifts`, async ({
      page,
      addresses,
    }) => {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await route.continue();
      });
      await watchShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path(addresses));
      await waitForHydration(page);
      await page.waitForFunction(() =>
        [...document.fonts].some(({ family, status }) => family.includes('Variable') && status === 'loaded'),
      );
      const shown = await page.evaluate(() => document.fonts.check('16px "Open Sans Variable"'));
      expect(shown).toBe(true);
      expect(await findShifts(page)).toEqual([]);
    });
  }
}
