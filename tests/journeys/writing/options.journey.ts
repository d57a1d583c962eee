import type { Page } from '@playwright/test';
import { addCategory } from '#api/category/category.client.ts';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { changeDiscussion, createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { aMemberOf, type Visitor } from '#tests/support/server/visitor.ts';

const options = (page: Page) => page.getByRole('button', { name: 'Discussion Options' });

/**
 * Returns the text of the focused element. A menu moves the focus shortly after the key press, so wait before reading
 * it.
 */
const focusedWords = async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  return document.activeElement?.textContent ?? '';
};

/** Moves to an item of the open menu with the arrow keys and presses it. */
async function press(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menu').getByText(name, { exact: true });
  await expect(item).toBeVisible();
  await page.keyboard.press('Home');
  for (let step = 0; step < 30; step += 1) {
    const text = await page.evaluate(focusedWords);
    if (text.startsWith(name)) return page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys do not reach ${name}.`);
}

/** Opens the menu by keyboard and presses an item. */
async function choose(page: Page, name: string): Promise<void> {
  await options(page).focus();
  await page.keyboard.press('Enter');
  await press(page, name);
}

async function shut(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

/** Creates a discussion by another member, with one comment, for moderation. */
async function aDiscussionBy(author: Visitor, administrator: Visitor, url: string) {
  const { body: like } = await readDiscussion(administrator.api, Number(/\/discussion\/(\d+)/.exec(url)?.[1]));
  const words = { name: 'Who moved my chisel', body: 'It was here.', format: 'markdown' } as const;
  const { body } = await createDiscussion(author.api, { ...words, categoryID: like.categoryID });
  await createComment(author.api, { discussionID: body.discussionID, body: 'Still gone.', format: 'markdown' });
  return body;
}

for (const width of [1_280, 390]) {
  test(`a moderator closes, sinks, bumps, announces and tags a discussion with the keyboard, ${width} pixels wide`, async ({
    page,
    forum,
    administrator,
    addresses,
  }) => {
    test.setTimeout(120_000);
    const author = await aMemberOf(forum, administrator, `Chisel${width}`);
    const discussion = await aDiscussionBy(author, administrator, addresses.empty);
    await page.setViewportSize({ width, height: 900 });
    await setSessionCookie(page, administrator, forum.url);
    await page.goto(discussion.url);
    await waitForHydration(page);
    const head = page.getByRole('main').locator('article').first();

    await choose(page, 'Close');
    await expect(page.getByRole('menuitemcheckbox', { name: 'Closed' })).toBeChecked();
    await press(page, 'Sink');
    await expect(page.getByRole('menuitemcheckbox', { name: 'Sink' })).toBeChecked();
    await press(page, 'Mute');
    await expect(page.getByText('Discussion has been muted.')).toBeVisible();
    await press(page, 'Bump');
    await expect(page.getByText('Success! This post has been bumped.')).toBeVisible();
    await shut(page);
    await expect(options(page)).toBeFocused();
    await expect(head.getByText('Closed')).toBeVisible();

    await choose(page, 'Announce');
    await expect(page.getByRole('radio', { name: /^In .*(?<!discussions)\.$/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(head.getByText('Announcement')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(options(page)).toBeFocused();
    await choose(page, 'Dismiss');
    await expect(page.getByText('Success. Announcement has been dismissed.')).toBeVisible();
    await shut(page);

    await choose(page, 'Tag');
    await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Tags' })).toBeFocused();
    await page.keyboard.type(`lost${width}`);
    await expect(page.getByRole('option', { name: /Create and add tag/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Save' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('link', { name: `lost${width}` })).toBeVisible();
  });
}

test('from a list, a moderator closes a discussion with the keyboard, gets a link to it, and deletes another in place', async ({
  page,
  forum,
  administrator,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  const { body: place } = await addCategory(administrator.api, { name: 'Lost and found', displayAs: 'discussions' });
  const { categoryID } = place;
  for (const name of ['A lost awl', 'A lost rasp', 'A lost gouge'])
    await createDiscussion(administrator.api, { name, body: 'Where?', format: 'markdown', categoryID });
  await setSessionCookie(page, administrator, forum.url);
  await page.goto(place.url);
  await waitForHydration(page);
  const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  const menuOf = (name: string) => page.getByRole('button', { name: `Discussion Options: ${name}` });

  await menuOf('A lost awl').focus();
  await page.keyboard.press('Enter');
  await press(page, 'Close');
  await expect(row('A lost awl').getByText('Closed')).toBeVisible();
  await shut(page);
  await expect(menuOf('A lost awl')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Go to post' })).toHaveAttribute('href', /a-lost-awl/);

  await menuOf('A lost rasp').focus();
  await page.keyboard.press('Enter');
  await press(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(row('A lost rasp')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'A lost awl', exact: true })).toBeFocused();
});

test('the second of two moderators sees who changed the discussion first', async ({
  page,
  forum,
  administrator,
  addresses,
}) => {
  const author = await aMemberOf(forum, administrator, 'Plumb');
  const discussion = await aDiscussionBy(author, administrator, addresses.empty);
  await setSessionCookie(page, administrator, forum.url);
  await page.goto(discussion.url);
  await waitForHydration(page);
  await changeDiscussion(administrator.api, discussion.discussionID, { closed: true });
  await choose(page, 'Close');
  const item = page.getByRole('menuitemcheckbox', { name: /^Close/ });
  await expect(item).toContainText(`${administrator.name} changed this discussion in the meantime`);
  await shut(page);
  await expect(page.getByRole('main').getByText('Closed', { exact: true }).first()).toBeVisible();
});

test('a guest copies the link, and downloads the complete discussion as one file', async ({
  page,
  context,
  addresses,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(addresses.long);
  await waitForHydration(page);
  const share = page.getByRole('button', { name: 'Share', exact: true });
  await share.click();
  await page.getByRole('menuitem', { name: 'Copy Link' }).click();
  await expect(page.getByText('Link copied to clipboard.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?utm_source=community-share$/);
  await share.click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save as a Web Page' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.html$/);
});
