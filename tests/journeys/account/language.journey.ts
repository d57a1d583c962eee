import { changeLocale } from '#api/administration/translation/locale.client.ts';
import { addCategory } from '#api/category/category.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';

test.describe('a browser that requests Arabic', () => {
  test.use({ locale: 'ar' });

  test('gets the forum in Arabic, from right to left, without texts of other languages', async ({ page }) => {
    await page.goto('/discussions');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('heading', { level: 1, name: 'أحدث المشاركات' })).toBeVisible();
    const carried = await page.locator('#cargo').textContent();
    expect(carried).toContain('أحدث المشاركات');
    for (const other of ['Recent Posts', 'Neueste Beiträge', 'Messages récents']) expect(carried).not.toContain(other);
  });
});

test('a guest chooses a language, which is stored, and an administrator changes one of its texts', async ({
  page,
  administrator,
}) => {
  await page.goto('/categories');
  for (const place of ['contentinfo', 'banner'] as const) {
    await page.getByRole(place).getByRole('button', { name: 'Choose language: English' }).press('Enter');
    await expect(page.getByRole(place).getByRole('button', { name: 'Deutsch' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole(place).getByRole('button', { name: 'Deutsch' })).toBeHidden();
  }
  await page.getByRole('banner').getByRole('button', { name: 'Choose language: English' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/categories$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kategorien' })).toBeVisible();
  await changeLocale(administrator.api, 'de', { translations: { 'shell.categories.title': 'Alle Themen' } });
  await page.goto('/categories');
  await expect(page.getByRole('heading', { level: 1, name: 'Alle Themen' })).toBeVisible();
  await changeLocale(administrator.api, 'de', { translations: { 'shell.categories.title': null } });
});

test('on a phone, the languages are next to the navigation items', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/discussions');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Site Navigation' }).click();
  const panel = page.getByRole('dialog', { name: 'Site Navigation' });
  await panel.getByRole('group', { name: 'Choose language' }).locator('summary').click();
  await panel.getByRole('button', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/discussions$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Messages récents' })).toBeVisible();
});

test('an administrator translates a category, which is shown in French to French readers, also without JavaScript', async ({
  page,
  browser,
  forum,
  administrator,
}) => {
  const post = { name: 'Rope Walk', description: 'Knots, splices and worn ends.' };
  const { categoryID } = (await addCategory(administrator.api, post)).body;
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/vanilla/settings/categories');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Translate Rope Walk' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Translate Rope Walk' });
  await dialog.getByRole('combobox', { name: 'Locales' }).selectOption('fr');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('La corderie');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(dialog.getByText('Your translations have been saved.')).toBeVisible();

  const french = { baseURL: forum.url, locale: 'fr-FR', javaScriptEnabled: false };
  const reader = await (await browser.newContext(french)).newPage();
  await reader.goto('/categories');
  await reader.getByRole('link', { name: 'La corderie', exact: true }).click();
  await expect(reader).toHaveTitle(/^La corderie/);
  await expect(reader.getByRole('heading', { level: 1, name: 'La corderie' })).toBeVisible();
  await expect(reader.locator('meta[property="og:title"]')).toHaveAttribute('content', /La corderie/);
  await expect(reader.getByText('Knots, splices and worn ends.')).toBeVisible();
  await reader.context().close();
  await page.goto(`/categories/${categoryID}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Rope Walk' })).toBeVisible();
});
