import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { findAxeViolations } from '#tests/support/browser/page-checks.ts';
import { unpackArchive } from '#tests/support/server/unpacked-archive.ts';

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

test('an administrator exports the forum as pages, which are read without the forum, in light and dark', async ({
  administratorPage: page,
  context,
}) => {
  await page.goto('/dashboard/export');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'New export' }).click();
  const dialog = page.getByRole('dialog', { name: 'New export' });
  await dialog.getByLabel('Form').selectOption('Pages for readers');
  await dialog.getByRole('button', { name: 'Start export' }).click();
  const link = page.getByRole('list', { name: 'Exports' }).getByRole('link', { name: /^Download site-/ });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await link.click();
  const folder = await mkdtemp(join(tmpdir(), 'folkmoot-site-'));
  for (const [name, content] of await unpackArchive(await (await download).path())) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  const reader = await context.newPage();
  await reader.setViewportSize({ width: 390, height: 844 });
  await reader.goto(pathToFileURL(join(folder, 'index.html')).href);
  for (const colorScheme of ['light', 'dark'] as const) {
    await reader.emulateMedia({ colorScheme });
    expect(await findAxeViolations(reader)).toEqual([]);
  }
  await reader.getByRole('link', { name: 'All discussions' }).click();
  const first = reader.getByRole('main').getByRole('listitem').getByRole('link').first();
  const title = await first.innerText();
  await first.click();
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await reader.emulateMedia({ colorScheme });
    expect(await findAxeViolations(reader)).toEqual([]);
  }
  const width = await reader.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await rm(folder, { recursive: true });
});
