import { createUser } from '#api/member/user/user.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { testPassword } from '#tests/support/server/visitor.ts';

test('an administrator finds members, edits one, changes the roles of several and writes to them, exports the list, views the forum as one and deletes them', async ({
  page,
  forum,
  administrator,
}) => {
  for (const name of ['QuillOne', 'QuillTwo'])
    await createUser(administrator.api, {
      name,
      email: `${name.replace('Quill', 'quill.').toLowerCase()}@example.org`,
      password: testPassword,
      sendWelcomeEmail: false,
    });
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/dashboard/user');
  await waitForHydration(page);
  await page.getByRole('searchbox', { name: 'Name or email address' }).fill('quill.');
  await page.getByRole('searchbox', { name: 'Name or email address' }).press('Enter');
  await expect(page.getByText('2 members')).toBeVisible();
  await waitForHydration(page);

  await page.getByRole('checkbox', { name: 'Select: QuillOne' }).check();
  await page.getByRole('checkbox', { name: 'Select: QuillTwo' }).check();
  await page.getByRole('button', { name: 'Change roles' }).click();
  const bulk = page.getByRole('dialog', { name: 'Change Roles' });
  await bulk.getByRole('group', { name: 'Give roles' }).getByRole('checkbox', { name: 'Moderator' }).check();
  await bulk.getByRole('button', { name: 'Change roles' }).click();
  await expect(bulk.getByText('The roles were changed.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /QuillTwo/ })).toContainText('Moderator');

  await page.getByRole('checkbox', { name: 'Select: QuillOne' }).check();
  await page.getByRole('checkbox', { name: 'Select: QuillTwo' }).check();
  await page.getByRole('button', { name: 'Send message' }).click();
  const message = page.getByRole('dialog', { name: 'Send Message' });
  await message.getByRole('textbox', { name: 'Message' }).fill('The ink is here.');
  await message.getByRole('button', { name: 'Send message' }).click();
  await expect(message.getByText('The message was sent.')).toBeVisible();
  await page.keyboard.press('Escape');

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export as CSV' }).click();
  expect((await download).suggestedFilename()).toBe('members.csv');

  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('link', { name: 'QuillOne' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Member: QuillOne' })).toBeVisible();
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
  const edit = page.getByRole('dialog', { name: 'Edit QuillOne' });
  await edit.getByRole('textbox', { name: 'Title', exact: true }).fill('Keeper of the ink');
  await edit.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText('The changes were saved.')).toBeVisible();
  await expect(page.getByText('Keeper of the ink')).toBeVisible();

  const memberPage = page.url();
  await page.getByRole('button', { name: 'View as this member' }).press('Enter');
  const view = page.getByRole('dialog', { name: 'View the forum as QuillOne' });
  await view.getByRole('button', { name: 'View as this member' }).press('Enter');
  await expect(page.getByText('You are viewing the forum as')).toBeVisible();
  await page.getByRole('button', { name: 'Leave this view' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Leave this view' })).toBeHidden();
  await page.goto(memberPage);
  await waitForHydration(page);

  await page.getByRole('button', { name: 'Delete member' }).press('Enter');
  const deletion = page.getByRole('dialog', { name: 'Delete QuillOne?' });
  await expect(deletion.getByText('Discussions: 0, comments: 0')).toBeVisible();
  const own = deletion.getByLabel('Your own password');
  if (await own.isVisible()) await own.fill(testPassword);
  await deletion.getByRole('button', { name: 'Delete member' }).press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/user$/);
  await expect(page.getByRole('link', { name: 'QuillOne' })).toHaveCount(0);
});
