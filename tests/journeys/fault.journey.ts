import type { Page } from '@playwright/test';
import { expect, test, untilAlive } from '#tests/support/journey.ts';

/** Follows the way to the first discussion, of which the forum tells nonsense as long as it is told to. */
async function toNonsense(page: Page): Promise<() => Promise<void>> {
  const nonsense = (url: URL) => /\/api\/v2\/discussions\/\d+$/.test(url.pathname);
  await page.goto('/discussions');
  await untilAlive(page);
  await page.route(nonsense, (route) => route.fulfill({ json: { discussionID: 'none' } }));
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'There was an error' })).toBeVisible();
  return () => page.unroute(nonsense);
}

for (const width of [1_280, 390]) {
  test(`a page that fails to be drawn is left again, or asked for anew, ${width} pixels wide`, async ({
    browser,
    forum,
  }) => {
    // The console of this window may tell of errors.
    const page = await (await browser.newContext({ baseURL: forum.url, viewport: { width, height: 800 } })).newPage();
    const restored = await toNonsense(page);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(page).toHaveURL(/\/discussions$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Recent Posts' })).toBeVisible();
    await restored();

    const mended = await toNonsense(page);
    await mended();
    await page.getByRole('button', { name: 'Reload' }).press('Enter');
    await expect(page).toHaveURL(/\/discussion\/\d+\//);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.context().close();
  });
}
