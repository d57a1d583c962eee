import { changeConfig } from '#api/administration/setting/config.client.ts';
import { listCategories } from '#api/category/category.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';

test.afterEach(({ administrator }) => changeConfig(administrator.api, { 'site.sections': [] }));

const section = { description: '', contentLocale: null } as const;

test('an administrator creates a subcommunity, and its pages show only its category until the user leaves it', async ({
  page,
  forum,
  administrator,
}) => {
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/dashboard/settings/subcommunities');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Add Subcommunity' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('The Workshop');
  await expect(dialog.getByLabel('Address')).toHaveValue('the-workshop');
  await dialog.getByRole('combobox', { name: 'Category' }).fill('Workshop');
  await dialog
    .getByRole('option', { name: /^Workshop/ })
    .first()
    .click();
  await dialog.getByLabel('Address').fill('shed');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);

  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Subcommunities' }).click();
  await bar.getByRole('link', { name: 'The Workshop' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Workshop');
  await expect(page).toHaveTitle(/^The Workshop/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Woodwork' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Garden & Kitchen' })).toHaveCount(0);

  await bar.getByRole('link', { name: 'Discussions' }).click();
  await expect(page).toHaveURL(/\/shed\/discussions$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recent Posts');
  await main.locator('a[href^="/shed/discussion/"]').first().click();
  await expect(page).toHaveURL(/\/shed\/discussion\/\d+\//);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', /^http:\/\/[^/]+\/discussion\//);

  await bar.getByRole('link', { name: 'New Post' }).click();
  await expect(page).toHaveURL(/\/shed\/post\/discussion$/);
  const category = main.getByRole('combobox', { name: 'Category' });
  await expect(category.getByRole('option', { name: 'Woodwork' })).toHaveCount(1);
  await expect(category.getByRole('option', { name: 'Meeting Place' })).toHaveCount(0);

  await bar.getByRole('button', { name: 'The Workshop' }).click();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('link', { name: 'The Workshop' })).toBeHidden();
  await bar.getByRole('button', { name: 'The Workshop' }).click();
  await bar.getByRole('link', { name: 'All of Folkmoot' }).click();
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
  await expect(main.getByRole('heading', { name: 'Garden & Kitchen' })).toBeVisible();
});

test('on a phone, subcommunities are in the navigation panel, without JavaScript in the title bar, and each uses its own language', async ({
  page,
  browser,
  administrator,
  forum,
}) => {
  const { body } = await listCategories(administrator.api, { outputFormat: 'flat' });
  const idOf = (urlcode: string) => body.find((one) => one.urlcode === urlcode)?.categoryID ?? 0;
  await changeConfig(administrator.api, {
    'site.sections': [
      { ...section, sectionID: 1, name: 'Holz', slug: 'holz', contentLocale: 'de', categoryID: idOf('woodwork') },
    ],
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Site Navigation' }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Subcommunities' }).click();
  await panel.getByRole('link', { name: 'Holz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Holz');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: 'Navigation' }).first().click();
  await panel.getByRole('button', { name: 'Untergemeinschaften' }).click();
  await panel.getByRole('link', { name: 'Ganz Folkmoot' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: forum.url,
    viewport: { width: 390, height: 800 },
  });
  const bare = await plain.newPage();
  await bare.goto('/holz/categories');
  await bare.getByRole('banner').getByRole('button', { name: 'Holz' }).click();
  await bare.getByRole('banner').getByRole('link', { name: 'Ganz Folkmoot' }).press('Enter');
  await expect(bare).toHaveURL(/^http:\/\/[^/]+\/$/);
  await plain.close();
});
