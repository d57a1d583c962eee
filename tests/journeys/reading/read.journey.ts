import { changeConfig } from '#api/administration/setting/config.client.ts';
import { addCategory, changeCategory, listCategories } from '#api/category/category.client.ts';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { changeDiscussion, createDiscussion } from '#api/discussion/discussion.client.ts';
import { addReaction } from '#api/post/reaction/reaction.client.ts';
import {
  expect,
  setSessionCookie,
  test,
  waitForComponentHydration,
  waitForHydration,
} from '#tests/support/browser/journey.ts';
import type { Visitor } from '#tests/support/server/visitor.ts';

/** Creates a separate discussion with the given number of comments, so that journeys do not affect each other. */
async function aTalk({ api }: Visitor, comments: number) {
  const { body: categories } = await listCategories(api, { outputFormat: 'flat' });
  const categoryID = categories.find(({ urlcode }) => urlcode === 'woodwork')?.categoryID ?? 0;
  const { body } = await createDiscussion(api, {
    name: 'Rain again',
    body: 'All week.',
    format: 'markdown',
    categoryID,
  });
  const { discussionID, url } = body;
  for (let index = 1; index <= comments; index += 1)
    await createComment(api, { discussionID, body: `Remark ${index}`, format: 'markdown' });
  return { discussionID, url };
}

test('a list is filtered, and restored unchanged by going back', async ({ page }) => {
  await page.goto('/discussions');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter Posts' });
  await dialog.getByLabel('Post Engagement').selectOption('Has Comments');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/hasComments=true/);
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  const title = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').nth(5);
  const name = (await title.textContent()) ?? '';
  await title.scrollIntoViewIfNeeded();
  await title.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/hasComments=true/);
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused();
  await expect(page.getByRole('link', { name, exact: true })).toBeInViewport();
  await page.getByRole('link', { name: 'Clear all filters' }).click();
  await expect(page).not.toHaveURL(/hasComments/);
});

test('a page turned with the keyboard is read from its start, and Back returns the focus to the link', async ({
  page,
  addresses,
}) => {
  // The script that handles the pager links loads when the page is idle, and then counts the visit.
  const isCounted = page.waitForRequest(/\/api\/v2\/tick$/);
  await page.goto(addresses.long);
  await isCounted;
  const title = await page.title();
  const next = page.getByRole('navigation', { name: 'Comments pages' }).locator('a[rel=next]');
  await next.scrollIntoViewIfNeeded();
  await next.press('Enter');
  await expect(page).toHaveURL(/\/p2#comments$/);
  await expect(page).not.toHaveTitle(title);
  await expect(page.getByRole('heading', { level: 2, name: 'Comments' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(title);
  const turned = page.getByRole('link', { name: 'Page 2', exact: true });
  await expect(turned).toBeFocused();
  await expect(turned).toBeInViewport();
});

test('a returning reader is taken to new comments, and sorts comments through the URL', async ({
  page,
  forum,
  member,
  administrator,
}) => {
  const talk = await aTalk(administrator, 3);
  await setSessionCookie(page, member, forum.url);
  await page.goto(talk.url);
  await expect(page.getByText('Remark 3')).toBeVisible();
  await createComment(administrator.api, { discussionID: talk.discussionID, body: 'Sun at last', format: 'markdown' });
  await page.goto('/discussions');
  await page.getByRole('link', { name: 'Rain again' }).first().click();
  await expect(page).toHaveURL(/#latest$/);
  await expect(page.getByRole('link', { name: 'Jump to first unread' })).toBeVisible();
  await expect(page.getByText('Sun at last')).toBeInViewport();
  await page.getByRole('link', { name: 'Newest' }).click();
  await expect(page).toHaveURL(/sort=-dateInserted/);
  await expect(page.locator('#comments article').first()).toContainText('Sun at last');
});

test('the members who reacted are shown by keyboard and touch, and moderators remove a reaction', async ({
  page,
  forum,
  member,
  administrator,
}) => {
  const talk = await aTalk(member, 0);
  await addReaction(administrator.api, 'discussion', talk.discussionID, 'Like');
  await setSessionCookie(page, administrator, forum.url);
  await page.goto(talk.url);
  await waitForHydration(page);
  const like = page.getByRole('button', { name: /^Like/ });
  // Elements before the reaction button that load late would change the Tab order.
  await expect(page.getByRole('button', { name: 'Discussion Options' })).toBeVisible();
  await waitForComponentHydration(page.getByRole('button', { name: 'Discussion Options' }));
  await like.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toContainText(administrator.name);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^View Reactions Log/ }).press('Enter');
  const log = page.getByRole('dialog', { name: 'Reactions' });
  await log.getByRole('button', { name: `Remove reaction of ${administrator.name}` }).press('Enter');
  await page.getByRole('button', { name: 'Remove reaction', exact: true }).press('Enter');
  await expect(log.getByText('No Reactions Yet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(like).toHaveCount(0);
});

test('members filter a list by followed or suggested content; guests with such a link see a message', async ({
  page,
  forum,
  member,
}) => {
  await page.goto('/discussions?suggested=true');
  const message = page.getByText('You do not have permission to access one or more filters');
  await expect(message).toBeVisible();
  await waitForHydration(page);
  await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click();
  await expect(message).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Suggested Content' })).toHaveCount(0);
  await setSessionCookie(page, member, forum.url);
  await page.goto('/discussions');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Suggested Content' }).click();
  await expect(page).toHaveURL(/suggested=true/);
  await expect(page.getByRole('link', { name: 'Suggested Content' })).toHaveAttribute('aria-current', /.+/);
  await page.getByRole('link', { name: 'Followed Categories' }).click();
  await expect(page).toHaveURL(/\?followed=true/);
});

test('the category list shows follower counts, its follow button updates them, and an empty heading shows a message', async ({
  page,
  forum,
  administrator,
  member,
}) => {
  const { body: made } = await addCategory(administrator.api, { name: 'Ropes and knots', urlcode: 'ropes-and-knots' });
  await addCategory(administrator.api, { name: 'Attic', urlcode: 'attic', displayAs: 'heading' });
  await setSessionCookie(page, member, forum.url);
  await page.goto('/categories');
  await waitForHydration(page);
  const card = page.getByRole('article').filter({ hasText: made.name });
  await expect(card.getByText('1 follower')).toHaveCount(0);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await card.getByRole('button', { name: /^Follow/ }).click();
  await expect(card.getByRole('button', { name: /^Following/ })).toBeVisible();
  await saved;
  await expect(page.getByRole('region', { name: 'Attic' })).toContainText('No categories were found.');
  await expect(async () => {
    await page.reload();
    await expect(card.getByText('1 follower')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('a category shows its icon and its banner, if set, in the list and at the top of its page', async ({
  page,
  administrator,
}) => {
  const { body: made } = await addCategory(administrator.api, { name: 'Sails and rigging', urlcode: 'sails' });
  const pictures = page.getByRole('main').locator('img:not([width])');
  const card = page.getByRole('article').filter({ hasText: made.name });
  const shown = () => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0));
  await page.goto('/categories');
  await expect(card.getByRole('heading', { name: made.name })).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
  await page.goto('/categories/sails');
  await expect(page.getByRole('heading', { level: 1, name: made.name })).toBeVisible();
  await expect(pictures).toHaveCount(0);
  const [iconUrl, bannerUrl] = ['/favicon.svg', '/apple-touch-icon.png'];
  await changeCategory(administrator.api, made.categoryID, { iconUrl, bannerUrl });
  await expect(async () => {
    await page.goto('/categories');
    await expect(card.locator(`img[src="${iconUrl}"]`)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.goto('/categories/sails');
  await expect(page.locator(`main img[src="${bannerUrl}"]`)).toBeVisible();
  await expect(page.locator(`main img[src="${iconUrl}"]`)).toBeVisible();
  await expect.poll(shown).toEqual([true, true]);
});

test('lists mark unresolved posts for staff while triage is enabled; the comments heading marks closed discussions', async ({
  page,
  forum,
  administrator,
  member,
}) => {
  const talk = await aTalk(member, 1);
  const row = page.getByRole('listitem').filter({ has: page.locator(`h2 a[href^="${talk.url}"]`) });
  const heading = page.locator('#comments > div').first();
  await page.goto(talk.url);
  await expect(heading).toContainText('Comments');
  await expect(heading).not.toContainText('Closed');
  await changeDiscussion(administrator.api, talk.discussionID, { closed: true });
  await setSessionCookie(page, administrator, forum.url);
  await page.goto(talk.url);
  await expect(heading).toContainText('Closed');
  await page.goto('/discussions?sort=-dateInserted');
  await expect(row.getByText('Closed', { exact: true })).toBeVisible();
  await expect(row.getByText('Unresolved', { exact: true })).toHaveCount(0);
  await changeConfig(administrator.api, { 'triage.enabled': true });
  try {
    await page.reload();
    await expect(row.getByText('Unresolved', { exact: true })).toBeVisible();
    await changeDiscussion(administrator.api, talk.discussionID, { resolved: true });
    await page.reload();
    await expect(row.getByText('Resolved', { exact: true })).toBeVisible();
    await expect(row.getByText('Unresolved', { exact: true })).toHaveCount(0);
    await changeDiscussion(administrator.api, talk.discussionID, { resolved: false });
    await setSessionCookie(page, member, forum.url);
    await page.reload();
    await expect(row.getByText('Closed', { exact: true })).toBeVisible();
    await expect(row.getByText('Unresolved', { exact: true })).toHaveCount(0);
  } finally {
    await changeConfig(administrator.api, { 'triage.enabled': false });
  }
});

test('collapsed comments are expanded with the keyboard, and the first of them is focused', async ({
  page,
  forum,
  member,
}) => {
  const talk = await aTalk(member, 1);
  await setSessionCookie(page, member, forum.url);
  await page.goto(talk.url);
  const first = Number((await page.locator('article[id^=Comment_]').getAttribute('id'))?.slice(8));
  for (let index = 1; index <= 6; index += 1)
    await createComment(member.api, {
      discussionID: talk.discussionID,
      parentCommentID: first,
      body: `Answer ${index}`,
      format: 'markdown',
    });
  await page.reload();
  await waitForHydration(page);
  const hole = page.getByRole('link', { name: /more comments?$/ });
  await waitForComponentHydration(hole);
  const shown = await page.getByText(/^Answer \d$/).count();
  await hole.press('Enter');
  await expect(page.getByText('Answer 6')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: `Answer ${shown + 1}` })).toBeFocused();
  await page.getByRole('button', { name: /^Hide replies/ }).press('Enter');
  await expect(page.getByRole('button', { name: '6 more comments' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Hide replies/ })).toBeFocused();
});
