import { changeLocale } from '#api/administration/locale.client.ts';
import { expect, test } from '#tests/support/journey.ts';

test.describe('a browser that asks for Arabic', () => {
  test.use({ locale: 'ar' });

  test('is shown the forum in Arabic, from right to left, with no other language sent along', async ({ page }) => {
    await page.goto('/discussions');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.getByRole('heading', { level: 1, name: 'أحدث المشاركات' })).toBeVisible();
    const carried = await page.locator('#words').textContent();
    expect(carried).toContain('أحدث المشاركات');
    for (const other of ['Recent Posts', 'Neueste Beiträge', 'Messages récents']) expect(carried).not.toContain(other);
  });
});

test('a guest chooses a language, which stays, and an administrator changes a word of it', async ({
  page,
  administrator,
}) => {
  await page.goto('/categories');
  await page.getByRole('group', { name: 'Choose language' }).locator('summary').click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/categories$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kategorien' })).toBeVisible();
  await changeLocale(administrator.api, 'de', { translations: { 'shell.categories.title': 'Alle Themen' } });
  await page.goto('/categories');
  await expect(page.getByRole('heading', { level: 1, name: 'Alle Themen' })).toBeVisible();
  await changeLocale(administrator.api, 'de', { translations: { 'shell.categories.title': null } });
});
