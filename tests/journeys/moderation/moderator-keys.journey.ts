import type { Locator, Page } from '@playwright/test';
import { addCategory } from '#api/category/category.client.ts';
import { listComments } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import { changeUser } from '#api/member/user/user.client.ts';
import { addReport } from '#api/moderation/report/report.client.ts';
import { addReaction, listReactions } from '#api/post/reaction/reaction.client.ts';
import {
  expect,
  setSessionCookie,
  test,
  waitForHydration,
  waitForReportShortcuts,
} from '#tests/support/browser/journey.ts';
import { createUserInput, type UserInput } from '#tests/support/browser/user-input.ts';
import type { ForumServer } from '#tests/support/server/forum-server.ts';
import { aMemberOf, type Visitor } from '#tests/support/server/visitor.ts';

/** A moderator, and a category of their own with discussions, the newest first. */
interface Evening {
  readonly page: Page;
  readonly hands: UserInput;
  readonly moderator: Visitor;
  readonly place: { readonly url: string; readonly categoryID: number };
  readonly made: readonly { readonly discussionID: number; readonly name: string; readonly url: string }[];
}

async function anEvening(page: Page, forum: ForumServer, administrator: Visitor, names: readonly string[]) {
  const width = page.viewportSize()?.width;
  const moderator = await aMemberOf(forum, administrator, `Keeper-${width}-${names.length}`);
  await changeUser(administrator.api, moderator.userID, { roleID: [32] });
  const name = `Evening ${width} ${names.length}`;
  const { body: place } = await addCategory(administrator.api, { name, displayAs: 'discussions' });
  const made: Evening['made'][number][] = [];
  for (const title of names) {
    const post = { name: title, body: 'Words.', format: 'text', categoryID: place.categoryID } as const;
    made.unshift((await createDiscussion(administrator.api, post)).body);
  }
  await setSessionCookie(page, moderator, forum.url);
  return { page, hands: createUserInput(page, 'keyboard'), moderator, place, made } satisfies Evening;
}

const toolbar = (page: Page) => page.getByRole('region', { name: /^Bulk actions/ });

/** Expects an element to have the focus, so that the next key press continues from it. */
const keepsPlace = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

/**
 * Selects the first two discussions of the category: the first with its checkbox, the second with Shift and the arrow
 * key.
 */
async function selectTwo({ page, hands, place, made }: Evening): Promise<void> {
  await page.goto(place.url);
  const [first, second] = made.map(({ name }) => page.getByRole('checkbox', { name: `Select: ${name}` }));
  await hands.press(first as Locator);
  await page.keyboard.press('Shift+ArrowDown');
  await expect(second as Locator).toBeChecked();
  await expect(toolbar(page)).toContainText('You have selected 2 discussions.');
}

/** Reverts the logged action on a record from the log page. */
async function undoFromLog({ page, hands }: Evening, eventType: string, record: string): Promise<void> {
  await page.goto(`/log/filter?eventType=${eventType}`);
  const entry = page.getByRole('article').filter({ hasText: record });
  await hands.press(entry.first().getByRole('button', { name: 'Undo' }));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }));
  // While a dialog is open, the buttons behind it are not found by role.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(entry.first().getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await keepsPlace(page);
}

async function merge(evening: Evening): Promise<void> {
  const { page, hands, moderator, made } = evening;
  await selectTwo(evening);
  await hands.press(toolbar(page).getByRole('button', { name: 'Merge' }));
  const dialog = page.getByRole('dialog', { name: 'Merge Discussions' });
  await hands.press(dialog.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: made[0]?.name ?? '' })).toBeChecked();
  await hands.press(dialog.getByRole('checkbox', { name: 'Leave a redirect link' }));
  await hands.press(dialog.getByRole('button', { name: 'Merge' }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('1 merged, 0 failed')).toBeVisible();
  await keepsPlace(page);
  const [main, merged] = made;
  const { body: comments } = await listComments(moderator.api, { discussionID: main?.discussionID ?? 0 });
  expect(comments).toHaveLength(1);
  await undoFromLog(evening, 'discussion.merge', merged?.name ?? '');
  expect((await readDiscussion(moderator.api, main?.discussionID ?? 0)).body.countComments).toBe(0);
}

async function closeTwo(evening: Evening): Promise<void> {
  const { page, hands, moderator, made } = evening;
  const closed = async () => {
    const now = made.map(async ({ discussionID }) => (await readDiscussion(moderator.api, discussionID)).body.closed);
    return Promise.all(now);
  };
  await selectTwo(evening);
  await hands.press(toolbar(page).getByRole('button', { name: 'Close', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Close Discussions' });
  await hands.press(dialog.getByRole('button', { name: 'Close', exact: true }).last());
  await expect(dialog.getByRole('status')).toContainText('2 closed, 0 failed');
  await page.keyboard.press('Escape');
  await keepsPlace(page);
  expect(await closed()).toEqual([true, true, false]);
  for (const { name } of made.slice(0, 2)) await undoFromLog(evening, 'discussion.close', name);
  expect(await closed()).toEqual([false, false, false]);
}

/** Presses keys and returns their number. */
async function keys(page: Page, pressed: readonly string[]): Promise<number> {
  for (const key of pressed) await page.keyboard.press(key);
  return pressed.length;
}

/** Handles three reports, each with a different action and with at most four keys. */
async function triage({ page, place, made, moderator }: Evening, reporter: Visitor): Promise<void> {
  for (const { discussionID } of made)
    await addReport(reporter.api, { recordType: 'discussion', recordID: discussionID, reportReasonIDs: ['spam'] });
  await page.goto(`/dashboard/content/reports?place=${place.categoryID}`);
  await waitForHydration(page);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  await waitForReportShortcuts(page);
  const ways = [
    { pressed: ['a'], status: 'dismissed' },
    { pressed: ['r'], status: 'rejected' },
    { pressed: ['l'], status: 'dismissed' },
  ];
  for (const [index, { pressed, status }] of ways.entries()) {
    expect(await keys(page, pressed)).toBeLessThanOrEqual(4);
    await expect(cards.nth(index)).toHaveAttribute('data-status', status);
  }
  await page.keyboard.press('u');
  await expect(cards.nth(2)).toHaveAttribute('data-status', 'new');
  const third = await readDiscussion(moderator.api, made[0]?.discussionID ?? 0);
  expect(third.body.closed).toBe(false);
}

/** Removes a reaction from the reactions dialog of a post, and restores it from the log. */
async function removeReaction(evening: Evening, fan: Visitor): Promise<void> {
  const { page, hands, moderator, made } = evening;
  const post = made[0] as Evening['made'][number];
  const reactions = async () => (await listReactions(moderator.api, 'discussion', post.discussionID)).body.length;
  await addReaction(fan.api, 'discussion', post.discussionID, 'Like');
  await page.goto(post.url);
  await hands.press(page.getByRole('button', { name: /^View Reactions Log/ }).first());
  const log = page.getByRole('dialog', { name: 'Reactions' });
  await hands.press(log.getByRole('button', { name: /^Remove reaction/ }));
  await hands.press(page.getByRole('dialog').last().getByRole('button', { name: 'Remove reaction', exact: true }));
  await expect(log).toContainText('No Reactions Yet');
  await keepsPlace(page);
  await page.keyboard.press('Escape');
  await expect(log).toHaveCount(0);
  await keepsPlace(page);
  expect(await reactions()).toBe(0);
  await undoFromLog(evening, 'reaction.remove', post.name);
  expect(await reactions()).toBe(1);
}

for (const width of [1280, 390]) {
  test.describe(`with the keyboard alone, ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a moderator merges discussions, closes several together, and undoes both from the log', async ({
      page,
      forum,
      administrator,
    }) => {
      const evening = await anEvening(page, forum, administrator, ['Rope', 'Twine', 'String']);
      await merge(evening);
      await closeTwo(evening);
    });

    test('a moderator handles reports with few keys, and removes a reaction', async ({
      page,
      forum,
      administrator,
      member,
    }) => {
      const evening = await anEvening(page, forum, administrator, ['Pitch', 'Tar', 'Resin', 'Wax']);
      await removeReaction(evening, member);
      await triage({ ...evening, made: evening.made.slice(1) }, member);
    });
  });
}
