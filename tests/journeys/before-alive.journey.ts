import type { Page } from '@playwright/test';
import { expect, isAlive, test, untilAlive } from '#tests/support/journey.ts';

/** What can be written on a page that a visitor has before its scripts have come. */
const pages = [
  { address: '/entry/signin', fields: [/^Email\/Username/, /^Password/], choice: 'Keep me signed in' },
  { address: '/entry/register', fields: [/^Email/, /^Username/, /^Password/, /^Confirm Password/] },
  { address: '/entry/passwordrequest', fields: [/^Email\/Username/] },
  { address: '/entry/passwordreset?token=forged', fields: [/^New Password/, /^Confirm Password/] },
  { address: '/search', fields: [/^Search$/] },
];

for (const { address, fields, choice } of pages) {
  test(`what is typed at ${address} before the page has come alive is still there after`, async ({ page }) => {
    const letScriptsCome = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    const main = page.getByRole('main');
    const controls = fields.map((name) => main.getByLabel(name).and(main.locator('input')));
    for (const control of controls) await control.fill('typed in time');
    if (choice) await main.getByLabel(choice).check();
    expect(await isAlive(page)).toBe(false);
    await letScriptsCome();
    await untilAlive(page);
    for (const control of controls) await expect(control).toHaveValue('typed in time');
    if (choice) await expect(main.getByLabel(choice)).toBeChecked();
  });
}

test('a comment begun before the page has come alive is still there after, and can be posted', async ({
  administratorPage: page,
  addresses,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(addresses.empty, { waitUntil: 'commit' });
  const comment = page.getByRole('textbox', { name: 'Your comment' });
  await comment.fill('Begun in time.');
  expect(await isAlive(page)).toBe(false);
  await letScriptsCome();
  await untilAlive(page);
  await expect(comment).toHaveValue('Begun in time.');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Begun in time.' })).toBeVisible();
});

test('a comment begun before its box has come alive is still there when the page is left at once', async ({
  administratorPage: page,
  addresses,
}) => {
  const letPartCome = await holdScripts(page, /create-comment[^/]*\.js$/);
  await page.goto(addresses.closed, { waitUntil: 'commit' });
  await untilAlive(page);
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Half a thought.');
  await page.goto('/categories');
  await letPartCome();
  await page.goto(addresses.closed);
  await page.getByPlaceholder('Continue your comment…').click();
  await expect(page.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Half a thought.');
});

test('a form that is sent before the page has come alive arrives', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/entry/passwordrequest', { waitUntil: 'commit' });
  await page.getByLabel('Email/Username').fill('nobody.at.all@example.org');
  await page.getByRole('button', { name: 'Request a new password' }).click();
  await expect(page.getByText("we've sent a password reset link")).toBeVisible();
});

test('a button that is clicked before its part of the page has come alive does what it says', async ({
  memberPage: page,
  addresses,
}) => {
  const letPartCome = await holdScripts(page, /discussion-writing[^/]*\.js$/);
  await page.goto(addresses.long, { waitUntil: 'commit' });
  await untilAlive(page);
  const post = page.getByRole('article').first();
  await post.getByRole('button', { name: 'Report content' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await letPartCome();
  await expect(page.getByRole('dialog', { name: 'Report Post' })).toBeVisible();
});

test('a button that is clicked before any script of the page is there does once what it says', async ({
  memberPage: page,
  addresses,
}) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto(addresses.long, { waitUntil: 'commit' });
  await page.getByRole('article').first().getByRole('button', { name: 'Report content' }).click();
  expect(await isAlive(page)).toBe(false);
  await letScriptsCome();
  await expect(page.getByRole('dialog', { name: 'Report Post' })).toHaveCount(1);
});

test('the box for a comment stays when somebody skips to the content before its script has come', async ({
  memberPage: page,
  addresses,
}) => {
  const letPartCome = await holdScripts(page, /create-comment-(?!location)[^/]*\.js$/);
  await page.goto(addresses.empty, { waitUntil: 'commit' });
  await untilAlive(page);
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

/** Keeps the page's scripts waiting, or some of them, until the function it gives is called. */
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
