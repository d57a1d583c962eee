import type { Page } from '@playwright/test';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';

/**
 * Navigates to the first discussion, for which the API returns an invalid response. Returns a function that restores
 * valid responses.
 */
async function toNonsense(page: Page): Promise<() => Promise<void>> {
  const nonsense = (url: URL) => /\/api\/v2\/discussions\/\d+$/.test(url.pathname);
  await page.goto('/discussions');
  await waitForHydration(page);
  await page.route(nonsense, (route) => route.fulfill({ json: { discussionID: 'none' } }));
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'There was an error' })).toBeVisible();
  return () => page.unroute(nonsense);
}

for (const width of [1_280, 390]) {
  test(`after a render error, the user can leave the page or reload it, ${width} pixels wide`, async ({
    browser,
    forum,
  }) => {
    // A separate browser context, because errors are expected on its console.
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

test('an error response of a proxy is shown, and no text is lost when the proxy demands a browser check', async ({
  browser,
  forum,
  member,
  addresses,
}) => {
  const page = await (await browser.newContext({ baseURL: forum.url })).newPage();
  await setSessionCookie(page, member, forum.url);
  await page.goto(addresses.empty);
  await waitForHydration(page);
  const comment = page.getByRole('textbox', { name: 'Your comment' });
  await comment.fill('Let me through.');
  const answer = { status: 403, contentType: 'text/html' };
  const words =
    '<div class="cf-error-details"><h1>Not so fast</h1><p>Wait a little.</p></div><footer>Ray ID: 8f3a</footer>';
  await page.route('**/api/v2/comments', (route) => route.fulfill({ ...answer, body: words }));
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect(page.getByText('Not so fast · Wait a little. · Ray ID: 8f3a')).toBeVisible();

  await page.unroute('**/api/v2/comments');
  await page.route('**/api/v2/comments', (route) =>
    route.fulfill({ ...answer, body: 'Who are you?', headers: { 'cf-mitigated': 'challenge' } }),
  );
  const loadedAnew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await loadedAnew;
  await page.unroute('**/api/v2/comments');
  await expect(comment).toHaveAttribute('placeholder', 'Continue your comment…');
  await comment.click();
  await expect(comment).toHaveValue('Let me through.');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Let me through.' })).toHaveCount(1);
  await page.context().close();
});
