import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';

test('an administrator on a phone recounts by keyboard, and finds the result', async ({
  page,
  forum,
  administrator,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/dashboard/jobs');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'No failed jobs' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'All jobs' })).toContainText('Publish a draft');
  const recount = page.getByRole('region', { name: 'Recount' });
  await recount.getByRole('button', { name: 'Recount now' }).press('Enter');
  await expect(recount).toContainText(/All counters were correct|differed/, { timeout: 30_000 });
  await expect(recount.getByRole('button', { name: 'Recount now' })).toBeVisible();
});

test('an administrator reads the health of the site, looks from outside, and follows a check to its page', async ({
  administratorPage: page,
}) => {
  await page.goto('/dashboard/health');
  await waitForHydration(page);
  await expect(page.getByRole('region', { name: 'System' })).toContainText('PostgreSQL');
  await expect(page.getByRole('table')).toContainText('GET /');
  const outside = page.getByRole('region', { name: 'As seen from outside' });
  await outside.getByRole('button', { name: 'Look now' }).click();
  await expect(outside).toContainText(/Answers in \d+ ms/);
  await expect(outside).toContainText('None: the address does not use HTTPS');
  await page.getByRole('list', { name: 'Security' }).getByRole('link', { name: 'Backups' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Backups' })).toBeVisible();
});
