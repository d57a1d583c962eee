import { changeConfig } from '#api/administration/setting/config.client.ts';
import { listCategories } from '#api/category/category.client.ts';
import { createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import { changeUser } from '#api/member/user/user.client.ts';
import { listHeldPosts } from '#api/moderation/approval/held-post.client.ts';
import {
  expect,
  setSessionCookie,
  test,
  waitForHydration,
  waitForReportShortcuts,
} from '#tests/support/browser/journey.ts';
import { aMemberOf, type Visitor } from '#tests/support/server/visitor.ts';

const categoryOf = async ({ api }: Visitor) =>
  (await listCategories(api, { outputFormat: 'flat' })).body.find(({ urlcode }) => urlcode === 'woodwork')
    ?.categoryID ?? 0;

test('a member reports a post; a moderator removes it and undoes that, with the keyboard alone', async ({
  page,
  forum,
  administrator,
  member,
}) => {
  const seller = await aMemberOf(forum, administrator, 'Selma');
  const moderator = await aMemberOf(forum, administrator, 'Mathilde');
  await changeUser(administrator.api, moderator.userID, { roleID: [32] });
  const categoryID = await categoryOf(administrator);
  const post = { name: 'Anchors at half the price', body: 'Buy them now.', format: 'markdown', categoryID } as const;
  const { body: discussion } = await createDiscussion(seller.api, post);

  await setSessionCookie(page, member, forum.url);
  await page.goto(new URL(discussion.url, forum.url).pathname);
  await waitForHydration(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Report content' }).click();
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(dialog.getByText('Please select a reason for reporting this content.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Spam' }).check();
  await dialog.getByLabel('Additional Details').fill('The third one today.');
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await expect(page.getByText('Success! Your report has been submitted.')).toBeVisible();

  await setSessionCookie(page, moderator, forum.url);
  await page.goto(`/dashboard/content/reports?recordType=discussion&recordID=${discussion.discussionID}`);
  await waitForReportShortcuts(page);
  const card = page.getByRole('article', { name: 'Anchors at half the price' });
  await expect(card).toContainText('The third one today.');
  await card.getByText('Spam', { exact: true }).hover();
  await expect(page.getByRole('tooltip')).not.toBeEmpty();
  await page.keyboard.press('r');
  await expect(page.getByRole('status').filter({ hasText: 'Post removed.' })).toBeVisible();
  await expect(readDiscussion(member.api, discussion.discussionID)).rejects.toMatchObject({ status: 410 });
  await page.keyboard.press('u');
  await expect(card).toHaveAttribute('data-status', 'new');
  await page.keyboard.press('a');
  await expect(card).toHaveAttribute('data-status', 'dismissed');
});

/** Returns the index of an option with a different value. The first option, "Any", is not counted. */
const otherThan = (options: Element[], value: string) =>
  options.slice(1).findIndex((option) => (option as HTMLOptionElement).value !== value);

test('a post is held for approval, its author sees it, and a moderator approves it', async ({
  page,
  forum,
  administrator,
}) => {
  const author = await aMemberOf(forum, administrator, 'Wanda');
  const categoryID = await categoryOf(administrator);
  await changeConfig(administrator.api, { 'premoderation.keywords': ['quicksilver'] });
  const post = { name: 'Where to get quicksilver', body: 'For a barometer.', format: 'markdown', categoryID } as const;
  await createDiscussion(author.api, post).catch(() => undefined);

  await setSessionCookie(page, author, forum.url);
  await page.goto('/drafts');
  await expect(page.getByRole('region', { name: 'Waiting for approval' })).toContainText('Where to get quicksilver');

  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/dashboard/content/approval');
  await waitForHydration(page);
  const card = page.getByRole('article', { name: 'Where to get quicksilver' });
  const places = page.getByLabel('Category');
  const narrow = async (to: Parameters<typeof places.selectOption>[0]) => {
    await places.selectOption(to);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
  };
  await narrow({ index: 1 + (await places.locator('option').evaluateAll(otherThan, String(categoryID))) });
  await expect(page).toHaveURL(/place=\d+/);
  await expect(card).toHaveCount(0);
  await narrow(String(categoryID));
  await expect(page).toHaveURL(new RegExp(`place=${categoryID}`));
  await waitForHydration(page);
  await card.getByRole('button', { name: 'Approve' }).click();
  await expect(card).toHaveCount(0);
  const [approved] = (await listHeldPosts(author.api, { insertUserID: '$me', status: 'approved' })).body;
  expect(approved?.recordUrl).toContain('where-to-get-quicksilver');
  await changeConfig(administrator.api, { 'premoderation.keywords': [] });
});
