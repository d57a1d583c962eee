import { changeConfig } from '#api/administration/setting/config.client.ts';
import { addLocale, removeLocale } from '#api/administration/translation/locale.client.ts';
import { expect, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { startLibreTranslate } from '#tests/support/server/translation-servers.ts';

test('an administrator on a phone finds the missing texts, translates a category by keyboard, and undoes it in the log', async ({
  administratorPage: page,
  browser,
  forum,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/dashboard');
  await waitForHydration(page);
  await page.getByRole('combobox', { name: 'Find pages and settings' }).focus();
  await page.keyboard.type('translate categories');
  await expect(page.getByRole('option', { selected: true })).toContainText('Content translations');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Content translations' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'French' }).press('Enter');
  await expect(page).toHaveURL(/locale=fr/);
  await page.getByRole('link', { name: 'Translate missing texts: Categories' }).press('Enter');
  await page.getByRole('link', { name: 'Translate Announcements' }).press('Enter');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Announcements');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const name = page.getByRole('textbox', { name: 'Name' });
  await name.focus();
  await page.keyboard.type('Annonces du port');
  await page.getByRole('link', { name: 'Back to Categories' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Unsaved Changes');
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Annonces du port');
  await page.getByRole('button', { name: 'Save and next' }).press('Enter');
  await expect(title).toHaveText('Workshop');
  await page.getByRole('link', { name: 'Back to Categories' }).press('Enter');
  const row = page.getByRole('listitem').filter({ hasText: 'Announcements' });
  await expect(row).toContainText('Not translated: Description');
  await expect(row).toContainText('1 of 2 translated');

  const guest = { baseURL: forum.url, locale: 'fr-FR', javaScriptEnabled: false };
  const reader = await (await browser.newContext(guest)).newPage();
  await reader.goto('/categories');
  await expect(reader.getByRole('main')).toContainText('Annonces du port');
  await page.goto('/dashboard/audit-log?eventType=translation.change');
  await waitForHydration(page);
  await page.getByRole('article').first().getByRole('button', { name: 'Undo' }).press('Enter');
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('article').filter({ hasText: 'Undone by' }).first()).toBeVisible();
  await reader.goto('/categories');
  await expect(reader.getByRole('main')).not.toContainText('Annonces du port');
  await reader.context().close();
});

test('an administrator sets up a translation service, and a machine translates a word and the navigation', async ({
  administratorPage: page,
  browser,
  forum,
  administrator,
}) => {
  const service = await startLibreTranslate();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/settings/language');
  await waitForHydration(page);
  const services = page.locator('#translation-services');
  await services.getByRole('button', { name: 'Set up: LibreTranslate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up: LibreTranslate' });
  await dialog.getByLabel('Address').fill(service.url);
  await dialog.getByLabel('API key').fill('libre');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await services.getByRole('button', { name: 'Test: LibreTranslate' }).click();
  await expect(services.getByText('The service has translated a sample.')).toBeVisible();
  await changeConfig(administrator.api, { 'machineTranslation.enabled': true });

  await addLocale(administrator.api, { localeKey: 'pt-BR', enabled: true });
  const word = 'shell.footer.search';
  await page.goto(`/settings/words?locale=pt-BR&state=missing&query=${word}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: `Translate “${word}” by machine` }).click();
  await expect(page.getByRole('button', { name: `Translate “${word}” by machine` })).toBeHidden();
  await page.goto(`/settings/words?locale=pt-BR&query=${word}`);
  await expect(page.getByText('[pt-BR] Search')).toBeVisible();

  const rules = { name: 'Rules', url: '/categories/announcements' };
  await changeConfig(administrator.api, { 'ui.navigation': { items: [rules], mobileOnly: [] } });
  await page.goto('/settings/content-translations?locale=pt-BR&resource=navigation');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Translate Rules' }).click();
  await page.getByRole('button', { name: 'Translate: Name' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('[pt-BR] Rules');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Your translations have been saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Navigation' }).click();
  await expect(page.getByRole('list', { name: 'Navigation' })).toContainText('By machine');

  const guest = { baseURL: forum.url, locale: 'pt-BR', javaScriptEnabled: false };
  const reader = await (await browser.newContext(guest)).newPage();
  await reader.goto('/categories');
  await expect(reader.getByRole('banner')).toContainText('[pt-BR] Rules');
  await reader.context().close();
  await changeConfig(administrator.api, { 'ui.navigation': null });
  await removeLocale(administrator.api, 'pt-BR');
  await service.close();
});
