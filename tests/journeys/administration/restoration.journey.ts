import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';

test('an administrator on a phone restores a backup by keyboard, reads the proof, and keeps the present data', async ({
  page,
  forum,
  administrator,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/dashboard/backups');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Back up now' }).press('Enter');
  const backup = page.getByRole('list', { name: 'Existing backups' }).getByRole('listitem').first();
  await backup.getByRole('button', { name: /^Restore backup-/ }).press('Enter', { timeout: 60_000 });
  const question = page.getByRole('dialog', { name: 'Restore this backup?' });
  await expect(question).toContainText('The forum goes on as it is');
  await question.getByRole('button', { name: 'Restore and compare' }).press('Enter');
  const proof = page.getByRole('status').filter({ hasText: 'everything is equal' });
  await expect(proof).toContainText(/The checksums of \d+ tables with [\d,]+ rows/, { timeout: 60_000 });

  await proof.getByRole('button', { name: 'Use the restored data…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Use the restored data?' });
  await expect(dialog).toContainText('It is kept on this machine');
  await dialog.getByRole('textbox', { name: 'Type “restore” to confirm' }).fill('yes');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox').fill('');
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await proof.getByRole('button', { name: 'Discard the restored data' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(proof).toBeHidden();
});
