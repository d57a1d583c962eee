import { addCategory } from '#api/category/category.client.ts';
import { postIdea, readDiscussion } from '#api/discussion/discussion.client.ts';
import { addReaction } from '#api/post/reaction/reaction.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';

const title = 'A lantern at the end of the pier';

test('an administrator makes a rule by keyboard on a phone, tries it on the past, activates it, and undoes its run', async ({
  page,
  forum,
  administrator,
  member,
}) => {
  const { categoryID } = (await addCategory(administrator.api, { name: 'The pier' })).body;
  const idea = { name: title, body: 'So that we find home.', format: 'markdown', categoryID } as const;
  const { discussionID } = (await postIdea(member.api, idea)).body;
  await addReaction(administrator.api, 'discussion', discussionID, 'up');
  const isClosed = async () => (await readDiscussion(administrator.api, discussionID)).body.closed;

  await page.setViewportSize({ width: 390, height: 844 });
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/settings/automation-rules');
  await waitForHydration(page);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).last().press('Enter');
  await press('Add rule');
  const dialog = page.getByRole('dialog', { name: 'Add rule' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Close finished ideas');
  await dialog.getByRole('combobox', { name: 'Trigger' }).selectOption('An idea has a number of votes');
  await dialog.getByRole('spinbutton', { name: 'Votes' }).fill('1');
  await press('Start dry run');
  await expect(dialog.getByText('The dry run needs a complete rule.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Action' }).selectOption('Close the discussion');
  await press('Add condition');
  await dialog.getByRole('combobox', { name: 'Condition' }).selectOption('Words in the text');
  await dialog.getByRole('textbox', { name: 'Words' }).fill('lantern at the end');
  await press('Start dry run');
  await expect(dialog.getByText('The rule would have acted once.')).toBeVisible();
  await expect(dialog.getByRole('link', { name: title })).toBeVisible();
  await press('Save');
  await expect(dialog).toBeHidden();
  expect(await isClosed()).toBe(false);

  const rule = page.getByRole('listitem').filter({ hasText: 'Close finished ideas' });
  await expect(rule).toContainText('Inactive');
  await press('Activate Close finished ideas');
  await press('Activate');
  await expect(rule.getByText('Active', { exact: true })).toBeVisible();
  await expect.poll(isClosed).toBe(true);

  await rule.getByRole('link', { name: 'History of Close finished ideas' }).press('Enter');
  const run = page.getByRole('listitem').filter({ hasText: 'Close finished ideas' });
  await expect(run).toContainText('1 done');
  await run.getByText('Show records').click();
  await expect(run.getByRole('link', { name: title })).toBeVisible();
  await press('Undo run: Close finished ideas');
  await press('Undo run');
  await expect(run.getByText('Undone', { exact: true })).toBeVisible();
  expect(await isClosed()).toBe(false);
  await expect(page.getByRole('button', { name: 'Undo run: Close finished ideas' })).toBeHidden();

  await page.goto('/dashboard/audit-log?eventType=automation-rule.change');
  await expect(page.getByRole('article').filter({ hasText: 'Automation rule changed' }).first()).toBeVisible();
});
