import { listCategories } from '#api/category/category.client.ts';
import { addDraft, listDrafts } from '#api/composer/draft/draft.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { discussionUrl } from '#api/discussion/urls.ts';
import { listCollections } from '#api/moderation/collection/collection.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { findAxeViolations } from '#tests/support/browser/page-checks.ts';
import { aMemberOf, type Visitor } from '#tests/support/server/visitor.ts';

const woodwork = async ({ api }: Visitor): Promise<number> => {
  const { body } = await listCategories(api, { outputFormat: 'flat' });
  return body.find(({ urlcode }) => urlcode === 'woodwork')?.categoryID ?? 0;
};

/** Creates a draft of a post as the forum's editor saves it. */
async function aDraft(author: Visitor, name: string): Promise<number> {
  const categoryID = await woodwork(author);
  const { body } = await addDraft(author.api, {
    recordType: 'discussion',
    parentRecordType: 'category',
    parentRecordID: categoryID,
    attributes: {
      name,
      body: 'Bring a *mallet*.',
      format: 'markdown',
      draftMeta: { name, categoryID, tags: [], pinLocation: 'none' },
    },
  });
  return body.draftID;
}

/** Returns the day after tomorrow as the value of a date field; the browser uses UTC. */
const laterDay = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

test('a draft is scheduled, found under its tab, unscheduled and posted', async ({ page, forum, administrator }) => {
  const name = 'Caulking day';
  const draftID = await aDraft(administrator, name);
  const statusOf = async () =>
    (
      await Promise.all(
        [undefined, 'scheduled' as const].map(async (draftStatus) => {
          const { body } = await listDrafts(administrator.api, { limit: 100, ...(draftStatus && { draftStatus }) });
          return body.find((one) => one.draftID === draftID)?.draftStatus;
        }),
      )
    ).find((status) => status !== undefined);
  const card = page.getByRole('article', { name: `Draft: ${name}` });
  const tabs = page.getByRole('navigation', { name: 'Drafts' });
  const open = async (tab: string) => {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
  };
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/drafts');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Drafts and Scheduled Content' })).toBeVisible();
  await expect(tabs.getByRole('link')).toHaveText(['Drafts', 'Scheduled Content', 'Errors']);

  await card.getByRole('button', { name: 'Schedule', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Post' });
  await dialog.getByLabel('Date').fill('2020-01-01');
  await dialog.getByLabel('Time').fill('09:00');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(dialog.getByLabel('Time')).toHaveAccessibleDescription(/at least 15 minutes in the future/);
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByLabel('Date').fill(laterDay());
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText('Your post has been scheduled. Edit it in Scheduled Content.').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(card).toHaveCount(0);

  await open('Scheduled Content');
  await expect(card.getByText(/^Your post will be published on .*\b9:00/)).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Cancel Schedule' }).click();
  await expect(page.getByText('Success! Schedule has been cancelled.').first()).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await statusOf()).toBe('draft');

  await open('Errors');
  await expect(page.getByText('No results found.')).toBeVisible();
  await open('Drafts');
  await expect(card).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
  await card.getByRole('button', { name: 'Schedule', exact: true }).click();
  await dialog.getByLabel('Date').fill(laterDay());
  await dialog.getByLabel('Time').fill('10:30');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(card).toHaveCount(0);
  await open('Scheduled Content');
  await card.getByRole('button', { name: 'Post Now' }).click();
  const question = page.getByRole('dialog', { name: 'Override Schedule' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Post Now' }).click();
  await expect(page).toHaveURL(/\/discussion\/\d+\/caulking-day/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('em', { hasText: 'mallet' })).toBeVisible();
  expect(await statusOf()).toBeUndefined();
});

test('drafts are paginated; one is deleted from its menu and restored', async ({ page, forum, administrator }) => {
  const member = await aMemberOf(forum, administrator, 'Ropemaker');
  for (let number = 0; number < 31; number += 1) await aDraft(member, `Rope work ${number}`);
  const card = page.getByRole('article', { name: 'Draft: Rope work 0', exact: true });
  const order = page.getByRole('navigation', { name: 'Order of drafts' });
  await setSessionCookie(page, member, forum.url);
  await page.goto('/drafts');
  await waitForHydration(page);
  await expect(page.getByRole('article')).toHaveCount(30);
  await order.getByRole('link', { name: 'Oldest first' }).click();
  await expect(page).toHaveURL(/sort=dateUpdated/);
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Draft Item Options: Rope work 0' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByText('“Rope work 0” has been discarded.')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await order.getByRole('link', { name: 'Recently updated' }).click();
  await expect(card).toBeVisible();
  await page.getByRole('navigation', { name: 'Pages of drafts' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await findAxeViolations(page)).toEqual([]);
});

test('a post is scheduled from its form, and unscheduled there', async ({ page, forum, administrator }) => {
  const name = 'Launching the skiff';
  await setSessionCookie(page, administrator, forum.url);
  await page.goto(`/post/discussion/${await woodwork(administrator)}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByText(/Give your .* a title/).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill(name);
  await page.getByRole('textbox', { name: 'Body' }).fill('At high tide, with *all* hands.');
  await page.getByRole('button', { name: 'Retry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule Post' });
  await dialog.getByLabel('Date').fill(laterDay());
  await dialog.getByLabel('Time').fill('08:15');
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page).toHaveURL(/\/drafts\?tab=schedule/);
  const card = page.getByRole('article', { name: `Draft: ${name}` });
  await expect(card.getByText(/^Your post will be published on .*\b8:15/)).toBeVisible();

  // A new form does not load a scheduled draft. The scheduled draft opens from its card.
  await page.goto(`/post/discussion/${await woodwork(administrator)}`);
  await waitForHydration(page);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await page.goto('/drafts?tab=schedule');
  await waitForHydration(page);
  await card.getByRole('link', { name: `Continue: ${name}` }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(name);
  await expect(page.getByText(/^Your post will be published on .*\b8:15/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toHaveCount(0);
  expect(await findAxeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel Schedule' }).click();
  await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('em', { hasText: 'all' })).toBeVisible();
});

test('a discussion is added to a new collection from its menu', async ({ page, forum, administrator }) => {
  const { body } = await createDiscussion(administrator.api, {
    name: 'Worth keeping',
    body: 'For the ones who come after us.',
    format: 'markdown',
    categoryID: await woodwork(administrator),
  });
  await setSessionCookie(page, administrator, forum.url);
  await page.goto(discussionUrl(body));
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Discussion Options' }).click();
  await page.getByRole('menuitem', { name: 'Add to Collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to Collections' });
  await dialog.getByRole('button', { name: 'Add New Collection' }).click();
  await dialog.getByRole('textbox', { name: 'New Collection 1' }).fill('Boat building');
  expect(await findAxeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Success! Added to 1 collection.').first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const { body: collections } = await listCollections(administrator.api);
  expect(collections.map(({ name }) => name)).toContain('Boat building');

  await page.getByRole('button', { name: 'Discussion Options' }).click();
  await page.getByRole('menuitem', { name: 'Add to Collection' }).click();
  await expect(dialog.getByRole('checkbox', { name: 'Boat building' })).toBeChecked();
});
