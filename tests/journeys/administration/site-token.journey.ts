import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';

const secretIn = /fmt_[\w-]{43}/;

test('an administrator creates a token of the site by keyboard on a phone, and revokes it', async ({
  page,
  forum,
  administrator,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/settings/tokens');
  await waitForHydration(page);
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).last().focus();
    await page.keyboard.press('Enter');
  };
  await press('Create Token of the Site');
  const dialog = page.getByRole('dialog', { name: 'Create Token of the Site' });
  await dialog.getByRole('textbox', { name: 'Name of the Service Account' }).focus();
  await page.keyboard.type('Harbourbot');
  const roles = dialog.getByRole('combobox', { name: 'Roles' });
  await roles.focus();
  await page.keyboard.type('Member');
  await dialog.getByRole('option', { name: 'Member', exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: 'Token Name' }).focus();
  await page.keyboard.type('Weather report');
  await press('Generate');
  await expect(dialog).toBeHidden();
  const shown = page.getByText(secretIn);
  const secret = secretIn.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  const call = () => request.get(`${forum.url}/api/v2/users/me`, { headers: { authorization: `Bearer ${secret}` } });
  expect((await (await call()).json()).name).toBe('Harbourbot');
  await press('I have saved it');
  await expect(shown).toBeHidden();

  const row = page.getByRole('listitem').filter({ hasText: 'Weather report' });
  await expect(row.getByText('Service account')).toBeVisible();
  await press('Revoke Weather report');
  const question = page.getByRole('dialog', { name: 'Revoke Access Token' });
  await question.getByRole('button', { name: 'Revoke', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(row).toHaveCount(0);
  expect((await call()).status()).toBe(401);
});
