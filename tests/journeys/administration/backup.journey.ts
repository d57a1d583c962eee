import { expect, test, waitForHydration } from '#tests/support/browser/journey.ts';

const path = '/dashboard/backups';

test('an administrator makes a backup, checks, downloads and deletes it', async ({ administratorPage: page }) => {
  test.slow();
  await page.goto(path);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Back up now' }).click();
  const newest = page.getByRole('list', { name: 'Existing backups' }).getByRole('listitem').first();
  await expect(newest).toContainText(/rows in \d+ tables/, { timeout: 60_000 });
  await newest.getByRole('button', { name: /^Check backup-/ }).click();
  await expect(newest).toContainText('Restored and compared: everything is equal', { timeout: 120_000 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    newest.getByRole('link', { name: /^Download backup-/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^backup-\d{4}-\d\d-\d\d-\d{6}-\d+\.tar\.gz$/);
  await newest.getByRole('button', { name: /^Delete backup-/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(download.suggestedFilename())).toHaveCount(0);
});

test('an administrator schedules backups with the keyboard alone, 390 pixels wide', async ({
  administratorPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(path);
  await waitForHydration(page);
  await page.getByRole('combobox', { name: 'How often' }).focus();
  await page.keyboard.type('Every w');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Day of the week' })).toBeFocused();
  await page.locator('#schedule').getByRole('button', { name: 'Save' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not scheduled')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'How often' })).toHaveValue('weekly');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
