import type { Page } from '@playwright/test';
import { readCategory } from '#api/category/category.client.ts';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion, listDiscussions, readDiscussion } from '#api/discussion/discussion.client.ts';
import { changeUser } from '#api/member/user/user.client.ts';
import { listDecisionsOfUser } from '#api/moderation/decision/decision.client.ts';
import { addPostField } from '#api/post/type/post-field.client.ts';
import { addPostType } from '#api/post/type/post-type.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { aMemberOf, type Visitor } from '#tests/support/server/visitor.ts';

const toolbar = (page: Page) => page.getByRole('region', { name: /^Bulk actions/ });
const boxOf = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });

/** Returns two categories: one to work in and another one, taken from the newest discussions. */
async function twoCategories(by: Visitor) {
  const { body } = await listDiscussions(by.api, { sort: '-dateLastComment', pinOrder: 'mixed', expand: ['category'] });
  const places = new Map(body.map(({ categoryID, category }) => [categoryID, category]));
  return [...places].map(([id, category]) => ({ id, name: category?.name ?? '', url: category?.url ?? '' }));
}

async function aModerator(administrator: Visitor, forum: Parameters<typeof aMemberOf>[0], name: string) {
  const moderator = await aMemberOf(forum, administrator, name);
  await changeUser(administrator.api, moderator.userID, { roleID: [32] });
  return moderator;
}

const start = async (by: Visitor, categoryID: number, name: string) =>
  (await createDiscussion(by.api, { name, body: 'Words.', format: 'text', categoryID })).body;

test('a moderator moves a range of discussions with the keyboard alone, sees them removed, and undoes it', async ({
  page,
  forum,
  administrator,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const moderator = await aModerator(administrator, forum, 'Bulkmar');
  const [here, there] = await twoCategories(administrator);
  const made = [];
  for (const name of ['First kettle', 'Second kettle', 'Third kettle'])
    made.push(await start(moderator, here?.id ?? 0, name));
  await setSessionCookie(page, moderator, forum.url);
  await page.goto(here?.url ?? '');
  await waitForHydration(page);

  await page.getByRole('button', { name: 'Filters' }).focus();
  await page.keyboard.press('Enter');
  const filters = page.getByRole('dialog', { name: 'Filter Posts' });
  await filters.getByLabel('Post Engagement').focus();
  await page.keyboard.type('No Comments');
  await filters.getByRole('button', { name: 'Apply' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/hasComments=false/);

  await boxOf(page, 'Select: Third kettle').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(boxOf(page, 'Select: First kettle')).toBeFocused();
  await expect(toolbar(page)).toContainText('You have selected 3 discussions.');
  await page.reload();
  await waitForHydration(page);
  await expect(boxOf(page, 'Select: Second kettle')).toBeChecked();

  await toolbar(page).getByRole('button', { name: 'Move' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move' });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Second kettle' })).toContainText('0 comments');
  // The categories load after the dialog has opened.
  await expect(dialog.getByRole('option', { name: there?.name ?? '' })).toBeAttached();
  await dialog.getByRole('combobox').focus();
  await page.keyboard.type(there?.name ?? '');
  await expect(dialog).toContainText(`The discussions move to “${there?.name}”.`);
  await dialog.getByRole('button', { name: 'Move', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('3 moved, 0 failed');
  await page.keyboard.press('Escape');
  await expect(boxOf(page, 'Select: Second kettle')).toHaveCount(0);
  expect((await readDiscussion(moderator.api, made[0]?.discussionID ?? 0)).body.categoryID).toBe(there?.id);

  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Undone. Everything has been restored.')).toBeVisible();
  await expect(boxOf(page, 'Select: Second kettle')).toBeVisible();
  expect((await readDiscussion(moderator.api, made[0]?.discussionID ?? 0)).body.categoryID).toBe(here?.id);
});

test('on a phone, a moderator splits a comment off, and deletes another that leaves a placeholder', async ({
  page,
  forum,
  administrator,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const moderator = await aModerator(administrator, forum, 'Splitmar');
  const [here] = await twoCategories(administrator);
  const discussion = await start(moderator, here?.id ?? 0, 'Soup and solder');
  for (const body of ['About soup.', 'About solder.'])
    await createComment(moderator.api, {
      body,
      format: 'text',
      parentRecordType: 'discussion',
      parentRecordID: discussion.discussionID,
    });
  await addPostType(administrator.api, { postTypeID: 'repair', name: 'Repair', parentPostTypeID: 'discussion' });
  const text = { dataType: 'text', formType: 'text', visibility: 'public', isRequired: true } as const;
  const part = { ...text, postTypeID: 'repair', postFieldID: 'part', label: 'Broken part' };
  await addPostField(administrator.api, part);
  await setSessionCookie(page, moderator, forum.url);
  await page.goto(discussion.url);
  await waitForHydration(page);
  const comment = (words: string) => page.getByRole('article').filter({ hasText: words });

  await comment('About solder.')
    .getByRole('button', { name: /^Options/ })
    .click();
  await page.getByRole('menuitem', { name: 'Split into new post' }).click();
  const split = page.getByRole('dialog', { name: 'Split Comments into New Post' });
  await expect(split.getByRole('listitem')).toContainText('About solder.');
  await split.getByLabel('New Post').fill('Solder alone');
  await split.getByLabel('Category').selectOption({ label: here?.name ?? '' });
  await split.getByLabel('Post Type').selectOption('Repair');
  await expect(split.getByRole('button', { name: 'Split' })).toHaveAccessibleDescription('Fill in “Broken part”.');
  await split.getByLabel(/^Broken part/).fill('A kettle’s spout');
  await split.getByRole('button', { name: 'Split' }).click();
  await expect(split.getByRole('link', { name: 'View New Post' })).toHaveAttribute('href', /solder-alone/);
  await split.getByRole('button', { name: 'Close' }).last().click();
  await expect(comment('About solder.')).toHaveCount(0);

  await comment('About soup.').getByRole('checkbox').check();
  await toolbar(page).getByRole('button', { name: 'Delete' }).click();
  const removal = page.getByRole('dialog', { name: 'Delete Comment' });
  await expect(removal.getByRole('radio', { name: /^Tombstone/ })).toBeChecked();
  await removal.getByRole('button', { name: 'Delete' }).click();
  await expect(removal.getByRole('status')).toContainText('Comment Deleted');
  await removal.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('This content has been removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(comment('About soup.').getByRole('checkbox')).toBeVisible();
});

test('a moderator warns the authors of several discussions together, they read the reason, and the warning is revoked', async ({
  page,
  forum,
  administrator,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const moderator = await aModerator(administrator, forum, 'Warnmar');
  const [one, other] = [
    await aMemberOf(forum, administrator, 'Kettlewell'),
    await aMemberOf(forum, administrator, 'Kettleworth'),
  ];
  // All members may start discussions in this category.
  const here = (await readCategory(administrator.api, 'woodwork')).body;
  for (const [by, name] of [
    [one, 'Buy my kettle'],
    [other, 'Buy mine instead'],
  ] as const)
    await start(by, here.categoryID, name);
  await setSessionCookie(page, moderator, forum.url);
  await page.goto(here.url);
  await waitForHydration(page);
  await boxOf(page, 'Select: Buy my kettle').check();
  await boxOf(page, 'Select: Buy mine instead').check();
  await toolbar(page).getByRole('button', { name: 'Warn' }).click();
  const dialog = page.getByRole('dialog', { name: 'Warn Authors' });
  await dialog.getByLabel('Reason').selectOption('spam');
  await dialog.getByLabel('Message to the member').fill('No trade in this category, please.');
  await dialog.getByRole('button', { name: 'Warn', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('2 warned, 0 failed');
  await page.keyboard.press('Escape');
  for (const { api } of [one, other])
    expect((await listDecisionsOfUser(api, '$me')).body).toMatchObject([
      { kind: 'warning', words: 'No trade in this category, please.' },
    ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. Everything has been restored.')).toBeVisible();
});
