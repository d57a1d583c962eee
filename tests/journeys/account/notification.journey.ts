import { listCategories } from '#api/category/category.client.ts';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { aMemberOf } from '#tests/support/server/visitor.ts';

test('a member who is mentioned from another browser sees it live, and opens it', async ({
  page,
  forum,
  administrator,
  member,
}) => {
  const ada = await aMemberOf(forum, administrator, 'Adaline');
  const { body: categories } = await listCategories(member.api, { outputFormat: 'flat' });
  const categoryID = categories.find(({ name }) => name === 'Meeting Place')?.categoryID ?? 0;
  const { body: discussion } = await createDiscussion(member.api, {
    name: 'Who knows about hinges?',
    body: 'Mine creak.',
    format: 'markdown',
    categoryID,
  });
  await setSessionCookie(page, ada, forum.url);
  const listening = page.waitForResponse((response) => response.url().includes('/api/v2/live'));
  await page.goto('/categories');
  await waitForHydration(page);
  await expect(page.getByRole('link', { name: 'Notifications: 0' })).toBeVisible();
  await listening;
  const { body: comment } = await createComment(member.api, {
    discussionID: discussion.discussionID,
    body: 'Ask @Adaline.',
    format: 'markdown',
  });
  await expect(page.getByRole('link', { name: 'Notifications: 1' })).toBeVisible({ timeout: 5_000 });
  await page.getByRole('link', { name: 'Notifications: 1' }).click();
  await page.getByRole('link', { name: /mentioned you in Who knows about hinges\?/ }).click();
  await expect(page.locator(`#Comment_${comment.commentID}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications: 0' })).toBeVisible();

  // Another comment arrives while the member reads: nothing moves, and it appears on request.
  const place = await page.locator(`#Comment_${comment.commentID}`).boundingBox();
  await createComment(member.api, { discussionID: discussion.discussionID, body: 'Oil them.', format: 'markdown' });
  const notice = page.getByRole('button', { name: '1 new comment' });
  await expect(notice).toBeVisible({ timeout: 5_000 });
  expect(await page.locator(`#Comment_${comment.commentID}`).boundingBox()).toEqual(place);
  await notice.click();
  await expect(page.getByText('Oil them.')).toBeVisible();

  // The mentions page, reached from the notifications, still lists the mention.
  await page.goto('/profile/notifications');
  await page
    .getByRole('navigation', { name: 'Notifications and mentions' })
    .getByRole('link', { name: 'Mentions' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Who knows about hinges?' }).click();
  await expect(page.locator(`#Comment_${comment.commentID}`)).toBeVisible();
});

test('a member without mentions sees how mentions work, also without JavaScript', async ({
  browser,
  forum,
  administrator,
}) => {
  const visitor = await aMemberOf(forum, administrator, 'Carlotta');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: forum.url });
  const page = await context.newPage();
  await setSessionCookie(page, visitor, forum.url);
  await page.goto('/profile/mentions');
  await expect(page.getByText('You have no mentions yet.')).toBeVisible();
  await expect(page.getByText('Posts that mention you as @Carlotta appear here.')).toBeVisible();
  await context.close();
});

test('a notification preference is saved immediately', async ({ page, forum, administrator }) => {
  await setSessionCookie(page, await aMemberOf(forum, administrator, 'Bertha'), forum.url);
  await page.goto('/profile/preferences');
  await waitForHydration(page);
  const box = page.getByRole('checkbox', { name: 'Email: Someone mentions me' });
  await expect(box).toBeChecked();
  await box.uncheck();
  await expect(page.getByText('Success! Your changes were saved.')).toBeVisible();
  await page.reload();
  await expect(box).not.toBeChecked();
});
