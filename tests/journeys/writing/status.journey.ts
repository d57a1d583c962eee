import { listCategories } from '#api/category/category.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';

test('a status is created, set on an idea with a reason, and found by readers', async ({
  page,
  forum,
  administrator,
}) => {
  const { body: categories } = await listCategories(administrator.api, { outputFormat: 'flat' });
  const categoryID = categories.find(({ urlcode }) => urlcode === 'woodwork')?.categoryID ?? 0;
  const idea = { name: 'A drying room', body: 'For the planks.', format: 'markdown', type: 'idea' } as const;
  const { body } = await createDiscussion(administrator.api, { ...idea, categoryID });
  await setSessionCookie(page, administrator, forum.url);
  await test.step('an administrator creates it', async () => {
    await page.goto('/vanilla/settings/statuses');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Add Status' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Status' });
    await dialog.getByLabel('Name').fill('On the drawing board');
    await dialog.getByLabel('Applies to').selectOption('Ideas');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('list', { name: 'Ideas' })).toContainText('On the drawing board');
  });
  await test.step('a moderator sets it', async () => {
    await page.goto(body.url);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Discussion Options' }).click();
    await page.getByRole('menuitem', { name: 'Change Status' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change Status' });
    await dialog.getByLabel('Status').selectOption('On the drawing board');
    await dialog.getByLabel('Reason').fill('In the spring.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main')).toContainText('Set to On the drawing board by');
    await expect(page.getByText('In the spring.')).toBeVisible();
  });
  await test.step('a reader finds it', async () => {
    await page.context().clearCookies();
    await page.goto('/discussions');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filter Posts' });
    await filters.getByLabel('Post Status').selectOption('On the drawing board');
    await filters.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/statusID=\d+/);
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'A drying room' });
    await expect(row).toContainText('On the drawing board');
    await page.goto(body.url);
    await expect(page.getByText('On the drawing board')).toBeVisible();
    await expect(page.getByText('In the spring.')).toBeVisible();
  });
});
