import type { Page } from '@playwright/test';
import { expect, isPageHydrated, test, waitForHydration } from '#tests/support/browser/journey.ts';

/** The fields that visitors can fill in before the scripts of the page have loaded. */
const pages = [
  { address: '/entry/signin', fields: [/^Email\/Username/, /^Password/], choice: 'Keep me signed in' },
  { address: '/entry/register', fields: [/^Email/, /^Username/, /^Password/, /^Confirm Password/] },
  { address: '/entry/passwordrequest', fields: [/^Email\/Username/] },
  { address: '/entry/passwordreset?token=forged', fields: [/^New Password/, /^Confirm Password/] },
  { address: '/search', fields: [/^Search$/] },
];

for (const { address, fields, choice } of pages) {
  test(`text entered at ${address} before hydration is preserved`, async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    const main = page.getByRole('main');
    const controls = fields.map((name) => main.getByLabel(name).and(main.locator('input')));
    for (const control of controls) await control.fill('typed in time');
    if (choice) await main.getByLabel(choice).check();
    expect(await isPageHydrated(page)).toBe(false);
    await letScriptsCome();
    await waitForHydration(page);
    for (const control of controls) await expect(control).toHaveValue('typed in time');
    if (choice) await expect(main.getByLabel(choice)).toBeChecked();
  });
}

test('a comment started before hydration is preserved, and can be posted', async ({
  administratorPage: page,
  addresses,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(addresses.empty, { waitUntil: 'commit' });
  const comment = page.getByRole('textbox', { name: 'Your comment' });
  await comment.fill('Begun in time.');
  expect(await isPageHydrated(page)).toBe(false);
  await letScriptsCome();
  await waitForHydration(page);
  await expect(comment).toHaveValue('Begun in time.');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Begun in time.' })).toBeVisible();
});

test('a comment started before its form is hydrated is preserved when the page is left at once', async ({
  administratorPage: page,
  addresses,
}) => {
  const letPartCome = await holdScripts(page, /create-comment[^/]*\.js$/);
  await page.goto(addresses.closed, { waitUntil: 'commit' });
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Half a thought.');
  await page.goto('/categories');
  await letPartCome();
  await page.goto(addresses.closed);
  await page.getByPlaceholder('Continue your comment…').click();
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Half a thought.');
});

test('a form submitted before hydration is processed', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/entry/passwordrequest', { waitUntil: 'commit' });
  await page.getByLabel('Email/Username').fill('nobody.at.all@example.org');
  await page.getByRole('button', { name: 'Request a new password' }).click();
  await expect(page.getByText("we've sent a password reset link")).toBeVisible();
});

test('a button clicked before its part of the page is hydrated acts afterwards', async ({
  memberPage: page,
  addresses,
}) => {
  const letPartCome = await holdScripts(page, /discussion-writing[^/]*\.js$/);
  await page.goto(addresses.long, { waitUntil: 'commit' });
  await waitForHydration(page);
  const post = page.getByRole('article').first();
  await post.getByRole('button', { name: 'Report content' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await letPartCome();
  await expect(page.getByRole('dialog', { name: 'Report Post' })).toBeVisible();
});

test('a button clicked before any script of the page has loaded runs its action once', async ({
  memberPage: page,
  addresses,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(addresses.long, { waitUntil: 'commit' });
  await page.getByRole('article').first().getByRole('button', { name: 'Report content' }).click();
  expect(await isPageHydrated(page)).toBe(false);
  await letScriptsCome();
  await expect(page.getByRole('dialog', { name: 'Report Post' })).toHaveCount(1);
});

test('the comment form stays when a user skips to the content before its script has loaded', async ({
  memberPage: page,
  addresses,
}) => {
  const letPartCome = await holdScripts(page, /create-comment-(?!location)[^/]*\.js$/);
  await page.goto(addresses.empty, { waitUntil: 'commit' });
  await waitForHydration(page);
  const box = page.getByRole('textbox', { name: 'Your comment' });
  const drawn = await box.elementHandle();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await expect(box).toBeVisible();
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  await letPartCome();
  await box.fill('Still here.');
  await expect(page.getByRole('button', { name: 'Post Comment' })).toBeVisible();
});

/** Delays all scripts of the page, or the matching ones, until the returned function is called. */
async function holdScripts(page: Page, scripts = /\.js$/): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
  };
}
