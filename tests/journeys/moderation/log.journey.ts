import type { Page } from '@playwright/test';
import { listCategories } from '#api/category/category.client.ts';
import { createComment, removeComment } from '#api/discussion/comment/comment.client.ts';
import { changeDiscussion, createDiscussion, removeDiscussion } from '#api/discussion/discussion.client.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { aMemberOf, type Visitor } from '#tests/support/server/visitor.ts';

/** Starts a discussion in a category in which members may post. */
async function discuss({ api }: Visitor, name: string): Promise<{ discussionID: number; name: string }> {
  const { body: categories } = await listCategories(api, { outputFormat: 'flat' });
  const categoryID = categories.find(({ urlcode }) => urlcode === 'woodwork')?.categoryID ?? 0;
  return (await createDiscussion(api, { name, body: 'Hide glue is reversible.', format: 'markdown', categoryID })).body;
}

/** Confirms the dialog that a button has opened. */
async function confirm(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a moderator sees what an edit changed, and restores the previous text', async ({
  page,
  forum,
  administrator,
}) => {
  const author = await aMemberOf(forum, administrator, 'Gluepot');
  const made = await discuss(author, 'Which glue for a chair?');
  await changeDiscussion(author.api, made.discussionID, { body: 'Hide glue is easily reversible.' });
  await setSessionCookie(page, administrator, forum.url);
  await page.goto(`/log/filter?recordType=discussion&recordID=${made.discussionID}`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revision History');
  await expect(page.locator('ins')).toHaveText(/added:.*easily.*end of the change/);
  await page.getByRole('button', { name: 'Restore' }).click();
  await confirm(page, 'Restore');
  await expect(page.locator('del')).toHaveText(/removed:.*easily/);
  await expect(page.getByText('Current version', { exact: true })).toBeVisible();
  await page.goto(discussionUrl(made));
  await expect(page.getByText('Hide glue is reversible.')).toBeVisible();
});

test('a deleted comment is listed under Deleted Comments, and is restored to its position', async ({
  page,
  forum,
  administrator,
}) => {
  const author = await aMemberOf(forum, administrator, 'Clampett');
  const made = await discuss(author, 'How many clamps?');
  const commentIDs: number[] = [];
  for (const body of ['Ten at least.', 'One more than you have.', 'Enough.']) {
    const comment = { discussionID: made.discussionID, body, format: 'markdown' } as const;
    commentIDs.push((await createComment(author.api, comment)).body.commentID);
  }
  await removeComment(administrator.api, commentIDs[1] ?? 0);
  await setSessionCookie(page, administrator, forum.url);
  await page.goto(`/log/filter?parentRecordID=${made.discussionID}&recordType=comment&operation=delete`);
  await waitForHydration(page);
  await expect(page.getByText('One more than you have.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await confirm(page, 'Restore');
  await expect(page.getByText('No deleted posts')).toBeVisible();
  await page.goto(discussionUrl(made));
  await expect(page.getByText('One more than you have.')).toBeVisible();
});

test('an action is undone from the log; a second undo shows a message', async ({ page, forum, administrator }) => {
  const author = await aMemberOf(forum, administrator, 'Rasputin');
  const made = await discuss(author, 'Rasps, stitched by hand');
  await removeDiscussion(administrator.api, made.discussionID);
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/log/filter?eventType=discussion.delete');
  await page.getByRole('link', { name: 'Configurations', exact: true }).click();
  await expect(page).toHaveURL(/recordType=setting/);
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await expect(page).toHaveURL(/eventType=discussion.delete.*recordType=discussion/);
  await waitForHydration(page);
  const second = await page.context().newPage();
  await second.goto('/log/filter?eventType=discussion.delete');
  await waitForHydration(second);
  const entry = page.getByRole('article').filter({ hasText: made.name });
  await entry.getByRole('button', { name: 'Undo' }).click();
  await confirm(page, 'Undo');
  await expect(page.getByText(`Undone by ${administrator.name}`).first()).toBeVisible();
  await second.getByRole('article').filter({ hasText: made.name }).getByRole('button', { name: 'Undo' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(second.getByRole('dialog')).toContainText(`${administrator.name} has already undone this.`);
  await second.close();
  await page.goto(discussionUrl(made));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(made.name);
});
