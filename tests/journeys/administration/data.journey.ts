import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';

const users = `<?xml version="1.0"?>
<users>
  <row Id="1" DisplayName="Wilhelmina of the Shed" Reputation="5" CreationDate="2015-01-01T00:00:00.000" />
  <row Id="2" DisplayName="Bo" CreationDate="never" />
</users>`;

test('an administrator on a phone uploads a dump, reads what would be lost, and imports it, by keyboard', async ({
  page,
  forum,
  administrator,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/dashboard/import');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Upload a dump' }).press('Enter');
  const upload = page.getByRole('dialog', { name: 'Upload a dump' });
  await upload
    .getByLabel('Files')
    .setInputFiles([{ name: 'Users.xml', mimeType: 'application/xml', buffer: Buffer.from(users) }]);
  await upload.getByLabel('Name of the community').fill('sheds');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Dry run of sheds' }).press('Enter');
  await page.getByRole('dialog', { name: 'Dry run of sheds' }).getByLabel('Category for the questions').fill('Sheds');
  await page.keyboard.press('Enter');
  const runs = page.getByRole('list', { name: 'Imports and dry runs' });
  const report = runs.getByRole('listitem').filter({ hasText: 'Dry run of sheds' });
  await expect(report.getByRole('row', { name: /^Members/ })).toHaveText(/Members\s*2\s*1\s*0\s*1/, {
    timeout: 30_000,
  });
  await report.getByText('What is lost or changed, and why').press('Enter');
  await expect(report).toContainText('IDs: 2');
  await runs.getByRole('button', { name: 'Import sheds' }).press('Enter');
  await page.getByRole('dialog', { name: 'Import sheds?' }).getByRole('button', { name: 'Import' }).press('Enter');
  const done = runs.getByRole('listitem').filter({ hasText: 'Import of sheds' });
  await expect(done.getByRole('columnheader', { name: 'Imported' })).toBeVisible({ timeout: 30_000 });
  await expect(done.getByRole('row', { name: /^Members/ })).toHaveText(/Members\s*2\s*1\s*0\s*1/);
});
