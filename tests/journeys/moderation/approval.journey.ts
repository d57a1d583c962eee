import { changeConfig } from '#api/administration/setting/config.client.ts';
import { addCategory } from '#api/category/category.client.ts';
import { createDiscussion, listDiscussions } from '#api/discussion/discussion.client.ts';
import { listHeldPosts } from '#api/moderation/approval/held-post.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { findAxeViolations } from '#tests/support/browser/page-checks.ts';
import { aMemberOf } from '#tests/support/server/visitor.ts';

for (const width of [1280, 390])
  test(`held posts are moderated in bulk, with undo, at ${width} pixels`, async ({ page, forum, administrator }) => {
    await page.setViewportSize({ width, height: 900 });
    const author = await aMemberOf(forum, administrator, `Hedda-${width}`);
    const urlcode = `harbour-${width}`;
    const { categoryID } = (await addCategory(administrator.api, { name: `Harbour ${width}`, urlcode })).body;
    await changeConfig(administrator.api, { 'premoderation.discussionCategories': [categoryID] });
    for (const name of ['Ropes', 'Sails', 'Buy now', 'Buy today'])
      await createDiscussion(author.api, { name, body: 'Words.', format: 'markdown', categoryID }).catch(
        () => undefined,
      );
    await changeConfig(administrator.api, { 'premoderation.discussionCategories': [] });
    const waiting = async () =>
      (await listHeldPosts(administrator.api, { placeRecordID: `${categoryID}` })).body.map(({ name }) => name);

    await setSessionCookie(page, administrator, forum.url);
    await page.goto(`/dashboard/content/approval?place=${categoryID}`);
    await waitForHydration(page);
    const box = (name: string) => page.getByRole('checkbox', { name: `Select: ${name}`, exact: true });
    const bar = page.getByRole('region', { name: /^Bulk actions/ });
    const dialog = page.getByRole('dialog');
    const undo = page.getByRole('button', { name: 'Undo' });

    await test.step('two are rejected with a reason, and the rejection is undone', async () => {
      await box('Buy now').focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Shift+ArrowDown');
      await expect(bar).toContainText('You have selected 2 posts.');
      // At the end of the list the bar is in its normal position. Before the end, it can cover part of a button.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(await findAxeViolations(page)).toEqual([]);
      await bar.getByRole('button', { name: 'Reject' }).click();
      await expect(dialog.getByRole('region', { name: 'What happens' })).toContainText('Buy today');
      await dialog.getByLabel('Reason (shown to the authors)').fill('No trade here.');
      expect(await findAxeViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Reject' }).click();
      await expect(dialog).toContainText('2 rejected, 0 failed.');
      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(page.getByRole('article')).toHaveCount(2);
      await undo.click();
      await expect(page.getByText('Undone. Everything has been restored.')).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(4);
    });
    await test.step('two are deleted', async () => {
      await box('Buy now').click();
      await box('Buy today').click();
      await bar.getByRole('button', { name: 'Delete' }).click();
      await dialog.getByRole('button', { name: 'Delete' }).click();
      await expect(dialog).toContainText('Selected posts have been deleted.');
      await page.keyboard.press('Escape');
      await expect.poll(waiting).toEqual(['Ropes', 'Sails']);
    });
    await test.step('all remaining ones are approved', async () => {
      await page.getByRole('checkbox', { name: 'Select All' }).click();
      await bar.getByRole('button', { name: 'Approve' }).click();
      await dialog.getByRole('button', { name: 'Approve' }).click();
      await expect(dialog).toContainText('2 approved, 0 failed.');
      await page.keyboard.press('Escape');
      await expect(page.getByText('All clear!')).toBeVisible();
      const { body } = await listDiscussions(administrator.api, { categoryID });
      expect(body.map(({ name }) => name).sort()).toEqual(['Ropes', 'Sails']);
    });
  });
