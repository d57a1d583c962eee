import { removeLocale } from '#api/administration/translation/locale.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';

const id = 'shell.footer.feed';

test('an administrator changes a word on a phone with the keyboard, guests see it without JavaScript, and the log undoes it', async ({
  page,
  browser,
  forum,
  administrator,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/settings/words?locale=de');
  await waitForHydration(page);
  const filter = page.getByRole('form', { name: 'Find texts' });
  await filter.getByRole('searchbox', { name: 'Words or name of the text' }).fill(id);
  await filter.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/query=shell/);
  await waitForHydration(page);
  await page.getByRole('button', { name: `Edit “${id}”` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Edit “${id}”` });
  const field = dialog.getByRole('textbox', { name: 'Text in Deutsch' });
  await field.fill('{wer} schützt wen?');
  await expect(dialog.getByText('These parts are not available here: wer')).toBeVisible();
  await field.fill('Wie wir Daten hüten');
  await expect(dialog.getByRole('figure', { name: 'Preview' })).toContainText('Wie wir Daten hüten');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByRole('button', { name: `Bring back the built-in text of “${id}”` })).toBeVisible();

  const guest = { baseURL: forum.url, locale: 'de-DE', javaScriptEnabled: false };
  const reader = await (await browser.newContext(guest)).newPage();
  await reader.goto('/categories');
  await expect(reader.getByRole('contentinfo')).toContainText('Wie wir Daten hüten');

  await page.goto('/dashboard/audit-log?eventType=words.change');
  await waitForHydration(page);
  const entry = page.getByRole('article').filter({ hasText: id }).first();
  await entry.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Undone by' }).first()).toContainText(id);
  await reader.goto('/categories');
  await expect(reader.getByRole('contentinfo')).not.toContainText('Wie wir Daten hüten');
  await reader.context().close();
});

test('an administrator adds a right-to-left language from a file and offers it, and a reader chooses it', async ({
  page,
  forum,
  administrator,
}) => {
  const words = { 'shell.categories.title': 'קטגוריות', 'shell.gone': 'x' };
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/settings/language');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Add language' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add language' });
  await dialog
    .getByLabel('File with texts (JSON or PO)')
    .setInputFiles({ name: 'he.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ words })) });
  await dialog.getByRole('textbox', { name: 'Language code' }).fill('he');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('list', { name: 'Texts by language' }).getByRole('listitem').filter({ hasText: 'Hebrew' });
  await expect(row).toContainText('Not offered');
  await page.getByRole('switch', { name: 'עברית' }).click();
  await page.locator('#languages').getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Offered');

  await page.context().clearCookies();
  await page.goto('/categories');
  await page.getByRole('banner').getByRole('button', { name: 'Choose language: English' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'עברית' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  await expect(page.getByRole('heading', { level: 1, name: 'קטגוריות' })).toBeVisible();
  await removeLocale(administrator.api, 'he');
});
