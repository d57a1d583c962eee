import { changeConfig, readConfig } from '#api/administration/setting/config.client.ts';
import { listCategories } from '#api/category/category.client.ts';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { changeDiscussion, createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import { changeUser } from '#api/member/user/user.client.ts';
import { listEscalations } from '#api/moderation/escalation/escalation.client.ts';
import { addReport } from '#api/moderation/report/report.client.ts';
import { expect, setSessionCookie, test, waitForComponentHydration } from '#tests/support/browser/journey.ts';
import { findAxeViolations } from '#tests/support/browser/page-checks.ts';
import { createUserInput } from '#tests/support/browser/user-input.ts';
import { aMemberOf } from '#tests/support/server/visitor.ts';

for (const width of [1280, 390]) {
  test.describe(`with the keyboard alone, ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a moderator finds a report by author and text, escalates it with a note, renames it and assigns it to another', async ({
      page,
      forum,
      administrator,
      member,
    }) => {
      const hands = createUserInput(page, 'keyboard');
      const [writer, moderator] = [
        await aMemberOf(forum, administrator, `Wilma-${width}`),
        await aMemberOf(forum, administrator, `Magda-${width}`),
      ];
      await changeUser(administrator.api, moderator.userID, { roleID: [32] });
      const { body: categories } = await listCategories(administrator.api, { outputFormat: 'flat' });
      const categoryID = categories.find(({ urlcode }) => urlcode === 'woodwork')?.categoryID ?? 0;
      const name = `Sharper than yours ${width}`;
      const post = { name, body: 'Words.', format: 'markdown', categoryID } as const;
      const { body: discussion } = await createDiscussion(writer.api, post);
      const record = { recordType: 'discussion', recordID: discussion.discussionID } as const;
      await addReport(member.api, { ...record, reportReasonIDs: ['abuse'] });
      await setSessionCookie(page, moderator, forum.url);

      await page.goto('/dashboard/content/reports');
      const filters = page.getByRole('form', { name: 'Filter reports' });
      await hands.write(filters.getByLabel('Post author'), writer.name);
      await hands.press(filters.getByRole('button', { name: 'Filter', exact: true }));
      await expect(page).toHaveURL(new RegExp(`author=${writer.name}`));
      const card = page.getByRole('article', { name });
      await expect(page.getByRole('article')).toHaveCount(1);
      await hands.press(card.getByRole('button', { name: 'Escalate' }));
      const dialog = page.getByRole('dialog', { name: 'Escalate' });
      await expect(dialog.getByLabel('Escalation Name')).toHaveValue(name);
      await hands.write(dialog.getByLabel('Internal Comment'), 'They know each other.');
      await hands.press(dialog.getByRole('button', { name: 'Create Escalation' }));
      await expect(dialog).toHaveCount(0);
      await hands.press(card.getByRole('link', { name: 'View Escalation' }));

      const escalation = page.getByRole('article', { name });
      await expect(page.getByRole('heading', { name: 'Escalations', level: 1 })).toBeVisible();
      await escalation.getByText('Abuse', { exact: true }).hover();
      await expect(page.getByRole('tooltip')).not.toBeEmpty();
      await hands.press(escalation.getByRole('button', { name: 'Revision History' }));
      await expect(escalation).toContainText('This post has never been edited.');
      await hands.press(escalation.getByRole('button', { name: 'Rename' }));
      const renaming = page.getByRole('dialog', { name: 'Rename' });
      await expect(renaming.getByLabel('Escalation Name')).toHaveValue(name);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(`Quarrel ${width}`);
      await hands.press(renaming.getByRole('button', { name: 'Save' }));
      const renamed = page.getByRole('article', { name: `Quarrel ${width}` });
      await expect(renamed).toBeVisible();
      await hands.press(renamed.getByRole('button', { name: 'Assign' }));
      await hands.press(page.getByRole('menuitem', { name: administrator.name }));
      await expect(page.getByText('Assignee updated')).toBeVisible();
      await expect(renamed).toContainText(`${administrator.name} is working on this`);
      expect((await listEscalations(moderator.api, { recordID: `${record.recordID}` })).body).toMatchObject([
        { name: `Quarrel ${width}`, assignedUserID: administrator.userID, countNotes: 1 },
      ]);

      await page.goto('/dashboard/content/escalations');
      const narrowing = page.getByRole('form', { name: 'Filter escalations' });
      await hands.write(narrowing.getByLabel('Post author'), writer.name);
      await hands.press(narrowing.getByRole('button', { name: 'Filter', exact: true }));
      await expect(page.getByRole('article')).toHaveCount(1);
    });
  });
}

test('with triage enabled, a post is resolved, found among resolved posts, and unresolved again', async ({
  page,
  forum,
  administrator,
}) => {
  const writer = await aMemberOf(forum, administrator, 'Wigbert');
  const { body: categories } = await listCategories(administrator.api, { outputFormat: 'flat' });
  const categoryID = categories.find(({ urlcode }) => urlcode === 'woodwork')?.categoryID ?? 0;
  const post = { name: 'A plane that sings', body: 'It does.', format: 'markdown', categoryID } as const;
  const { body: discussion } = await createDiscussion(writer.api, post);
  await changeDiscussion(writer.api, discussion.discussionID, { body: 'It does, at noon.' });
  const answer = { discussionID: discussion.discussionID, body: 'Mine does too.', format: 'markdown' } as const;
  await createComment(administrator.api, answer);
  const isResolved = async () => (await readDiscussion(administrator.api, discussion.discussionID)).body.resolved;
  await setSessionCookie(page, administrator, forum.url);

  await test.step('an administrator enables triage', async () => {
    await page.goto('/dashboard/content/settings');
    const rules = page.locator('#community');
    await waitForComponentHydration(rules.getByRole('switch', { name: 'Enable Triage Dashboard' }));
    await rules.getByRole('switch', { name: 'Enable Triage Dashboard' }).check();
    await rules.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your changes have been saved.')).toBeVisible();
    expect((await readConfig(administrator.api, ['triage.enabled'])).body).toEqual({ 'triage.enabled': true });
  });
  await test.step('a moderator resolves a post', async () => {
    await page.goto(`/dashboard/content/triage?author=${writer.name}`);
    const card = page.getByRole('article', { name: 'A plane that sings' });
    await card.getByText('View Details').click();
    await expect(card).toContainText('It does, at noon.');
    expect(await findAxeViolations(page)).toEqual([]);
    await test.step('after reading its comments and notes', async () => {
      await expect(card.getByRole('tabpanel', { name: 'Comments' })).toContainText('Mine does too.');
      await card.getByRole('tab', { name: 'Internal notes' }).click();
      await card.getByLabel('Add a note').fill('A good one.');
      await card.getByRole('button', { name: 'Add a note' }).click();
      await expect(card.getByRole('tabpanel', { name: 'Internal notes' })).toContainText('A good one.');
      await card.getByRole('button', { name: 'Escalate' }).click();
      await expect(page.getByRole('dialog').getByRole('group', { name: 'Report Reason' })).toContainText('Spam');
      await page.keyboard.press('Escape');
    });
    await test.step('after viewing its revision history', async () => {
      await card.getByRole('button', { name: 'Revision History' }).click();
      const picker = card.getByRole('combobox', { name: 'Revision' });
      await expect(picker).toBeFocused();
      const changes = card.getByRole('region', { name: 'Changes' });
      await expect(changes.getByRole('insertion')).toHaveText(/, at noon/);
      await picker.selectOption({ index: 1 });
      await expect(picker.locator('option:checked')).toHaveText(new RegExp(`, ${writer.name}$`));
      await expect(changes).toHaveCount(0);
      await expect(card.getByRole('region', { name: post.name })).toContainText('It does.');
      expect(await findAxeViolations(page)).toEqual([]);
      await picker.selectOption({ label: 'Live' });
      await expect(card).toContainText('It does, at noon.');
    });
    await card.getByRole('button', { name: 'Resolve' }).click();
    await expect(page.getByText('All clear!')).toBeVisible();
    expect(await isResolved()).toBe(true);
    await page.getByRole('link', { name: 'Resolved', exact: true }).click();
    await expect(page).toHaveURL(/status=resolved/);
    await card.getByRole('button', { name: 'Unresolve' }).click();
    await expect.poll(isResolved).toBe(false);
  });
  await changeConfig(administrator.api, { 'triage.enabled': false });
});
