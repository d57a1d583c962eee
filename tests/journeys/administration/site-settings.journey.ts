import type { Browser, Page } from '@playwright/test';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { expect, test, waitForHydration } from '#tests/support/browser/journey.ts';

/** Source code that renders an image of 64 by 64 pixels in the browser. */
const picture = `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
  const paint = canvas.getContext('2d');
  paint.fillStyle = '#146c78';
  paint.fillRect(8, 8, 48, 48);
  return canvas.toDataURL('image/png').split(',')[1];
})()`;

const saved = 'Your changes have been saved.';

/** Restores the settings: other journeys of this worker use the same forum. */
const defaults = {
  'ui.siteName': null,
  'garden.title': null,
  'branding.favicon': null,
  'branding.logo': null,
  'ui.quickLinks': null,
  'discussions.perPage': null,
};

test.afterEach(({ administrator }) => changeConfig(administrator.api, defaults));

test('an administrator names the site and uploads its logo, a guest on a phone sees both in dark colors, and the log undoes the name', async ({
  administratorPage: page,
  browser,
  forum,
}) => {
  await page.goto('/appearance/branding');
  await waitForHydration(page);
  const identity = page.getByRole('region', { name: 'Identity' });
  await identity.getByLabel('Site name').fill('Harbour Club');
  await expect(identity.getByRole('figure')).toContainText('Harbour Club');
  await identity.getByLabel('Home page title').fill('Talk about boats');
  await identity.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await upload(page, 'Logo', 'Favicon');
  const visitor = await guest(browser, forum.url);
  await visitor.goto('/?fresh=1');
  await expect(visitor).toHaveTitle('Talk about boats - Harbour Club');
  await expect(visitor.locator('link[rel=icon]').first()).toHaveAttribute('href', /\/uploads\/.+/);
  await expect(visitor.getByRole('banner').getByRole('img', { name: 'Harbour Club' })).toHaveAttribute(
    'src',
    /\/uploads\//,
  );
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.goto('/log/filter');
  await waitForHydration(page);
  const entry = page.getByRole('article').filter({ hasText: 'garden.title, ui.siteName' }).first();
  await entry.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Undone by' }).first()).toContainText('ui.siteName');
  await visitor.goto('/?fresh=2');
  await expect(visitor).toHaveTitle('Folkmoot');
});

test('an administrator finds a setting, changes it and undoes it with the keyboard, which keeps other unsaved changes', async ({
  administratorPage: page,
  browser,
  forum,
}) => {
  await page.goto('/dashboard/settings');
  await waitForHydration(page);
  const search = page.getByRole('combobox', { name: 'Find pages and settings' });
  await search.focus();
  await page.keyboard.type('discussions page');
  await expect(page.getByRole('option', { selected: true })).toContainText('Discussions on a page');
  await page.keyboard.press('Enter');
  const size = page.getByLabel('Discussions on a page');
  await expect(size).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(page.getByText(saved)).toBeVisible();
  const visitor = await guest(browser, forum.url);
  await visitor.goto('/discussions?fresh=3');
  await expect(rows(visitor)).toHaveCount(3);
  const comments = page.getByLabel('Comments on a page', { exact: true });
  await comments.fill('7');
  await page.getByRole('button', { name: 'Undo', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The change has been undone.')).toBeVisible();
  await expect(size).toHaveValue('30');
  await expect(comments).toHaveValue('7');
  const lists = page.getByRole('region', { name: 'Lists' });
  await lists.getByRole('button', { name: 'Undo changes' }).click();
  await expect(comments).toHaveValue('30');
  await expect(size).toHaveValue('30');
  await visitor.goto('/discussions?fresh=4');
  expect(await rows(visitor).count()).toBeGreaterThan(3);
});

const rows = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.locator('h2 a[href^="/discussion/"], h3 a[href^="/discussion/"]') });

/** Uploads a picture for each field, and saves them. */
async function upload(page: Page, ...fields: readonly string[]): Promise<void> {
  const buffer = Buffer.from(String(await page.evaluate(picture)), 'base64');
  const card = page.getByRole('region', { name: 'Logos and icons' });
  for (const field of fields) {
    const choosing = page.waitForEvent('filechooser');
    await card.getByRole('button', { name: `Upload a picture: ${field}`, exact: true }).click();
    await (await choosing).setFiles({ name: `${field}.png`, mimeType: 'image/png', buffer });
    await card.getByRole('button', { name: 'Use This Part' }).click();
    await expect(card.getByLabel(field, { exact: true })).toHaveValue(/\/uploads\/.+/);
  }
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Undo changes' })).toHaveCount(0);
}

/** Opens the forum as a guest on a phone that prefers dark colors. */
async function guest(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  return context.newPage();
}
