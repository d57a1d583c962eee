import { changeConfig } from '#api/administration/setting/config.client.ts';
import { createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import { addEscalation } from '#api/moderation/escalation/escalation.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { startIssueTracker } from '#tests/support/server/issue-tracker.ts';

test('a discussion is sent to the issue tracker after a failed attempt, and shows a link to the issue', async ({
  page,
  forum,
  administrator,
  addresses,
}) => {
  const tracker = await startIssueTracker();
  const used = { 'externalAttachments.enabled': true, 'issueTracker.url': tracker.url, 'issueTracker.name': 'Bugs' };
  await changeConfig(administrator.api, { ...used, 'issueTracker.scope': 'all' });
  const { body: like } = await readDiscussion(
    administrator.api,
    Number(/\/discussion\/(\d+)/.exec(addresses.empty)?.[1]),
  );
  const words = { name: 'The hinge squeaks', body: 'Each time.', format: 'markdown' } as const;
  const { body: discussion } = await createDiscussion(administrator.api, { ...words, categoryID: like.categoryID });
  await setSessionCookie(page, administrator, forum.url);
  await page.goto(discussion.url);
  await waitForHydration(page);

  await page.getByRole('button', { name: 'Discussion Options' }).click();
  await page.getByRole('menuitem', { name: 'Bugs: create an issue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bugs: issue' });
  const title = dialog.getByRole('textbox', { name: /^Title/ });
  await expect(title).toHaveValue('The hinge squeaks');
  await title.fill('Hinge of the door squeaks');
  tracker.mood = 'silent';
  await dialog.getByRole('button', { name: 'Create issue' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Bugs');
  await expect(title).toHaveValue('Hinge of the door squeaks');
  tracker.mood = 'well';
  await dialog.getByRole('button', { name: 'Create issue' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Sent to Bugs.')).toBeVisible();
  expect(tracker.count).toBe(1);

  const card = page.getByRole('list', { name: 'Sent to other services' }).getByRole('listitem');
  await expect(card.getByRole('link', { name: 'Bugs: issue' })).toHaveAttribute('href', 'https://issues.example.org/1');
  await expect(card).toContainText('open');
  await expect(card).toContainText('TeamCarpentry');
  const answer = await page.reload();
  expect(await answer?.text(), 'the server renders the name of the service').toContain('Bugs: issue');
  await expect(card).toContainText(`Sent by ${administrator.name}`);

  await page.getByRole('button', { name: 'Discussion Options' }).click();
  await page.getByRole('menuitem', { name: 'Bugs: create an issue' }).click();
  await dialog.getByRole('button', { name: 'Create issue' }).click();
  await expect(dialog.getByRole('alert')).toContainText(administrator.name);
  expect(tracker.count).toBe(1);

  const latch = { ...words, name: 'The latch sticks', categoryID: like.categoryID };
  const { body: second } = await createDiscussion(administrator.api, latch);
  await addEscalation(administrator.api, {
    recordType: 'discussion',
    recordID: second.discussionID,
    name: second.name,
    noteBody: 'For the workshop.',
    noteFormat: 'markdown',
    recordIsLive: true,
    reportReasonIDs: ['spam'],
  });
  await page.goto('/dashboard/content/escalations');
  await waitForHydration(page);
  const escalation = page.getByRole('article', { name: 'The latch sticks' });
  await escalation.getByRole('button', { name: 'Integrations' }).click();
  await page.getByRole('menuitem', { name: 'Bugs: create an issue' }).click();
  await expect(title).toHaveValue('The latch sticks');
  await dialog.getByRole('button', { name: 'Create issue' }).click();
  await expect(dialog).toBeHidden();
  await expect(escalation.getByRole('list', { name: 'Sent to other services' })).toContainText('Bugs: issue');
  expect(tracker.count).toBe(2);
  await changeConfig(administrator.api, { 'externalAttachments.enabled': false, 'issueTracker.url': '' });
  await tracker.close();
});
