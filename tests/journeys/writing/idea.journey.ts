import { listDiscussions } from '#api/discussion/discussion.client.ts';
import { addStatus, setIdeaStatus } from '#api/discussion/status/discussion-status.client.ts';
import {
  expect,
  setSessionCookie,
  test,
  waitForComponentHydration,
  waitForHydration,
} from '#tests/support/browser/journey.ts';
import { aMemberOf } from '#tests/support/server/visitor.ts';

test('an idea is voted on in the list and on its page; a refusal rolls the vote back and shows the reason', async ({
  page,
  forum,
  administrator,
}) => {
  const voter = await aMemberOf(forum, administrator, 'Vesper');
  await page.goto('/categories/meeting-place');
  const row = page.getByRole('listitem').filter({ hasText: 'A shelf for things' }).first();
  await expect(row.getByText('6 points')).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);

  await setSessionCookie(page, voter, forum.url);
  await page.reload();
  await waitForHydration(page);
  const votes = row.getByRole('group', { name: 'Votes: A shelf for things that only need one part' });
  await expect(votes).toContainText('6 votes');
  await waitForComponentHydration(votes);
  const up = votes.getByRole('button', { name: /^Vote up/ });
  const down = votes.getByRole('button', { name: /^Vote down/ });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await expect(votes).toContainText('7 votes');
  await down.click();
  await expect(votes).toContainText('5 votes');
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  await expect(votes).toHaveAttribute('aria-busy', 'false');

  await page.route('**/discussions/*/reactions/**', (route) =>
    route.fulfill({ status: 503, json: { message: 'Full.' } }),
  );
  await down.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Full.' })).toBeVisible();
  await expect(votes).toContainText('5 votes');
  await page.unroute('**/discussions/*/reactions/**');

  await row.getByRole('link', { name: 'A shelf for things that only need one part' }).click();
  const bar = page.getByRole('group', { name: 'Reactions to AbenaO' }).first();
  await expect(bar.getByRole('button', { name: 'Vote Down , 2' })).toHaveAttribute('aria-pressed', 'true');
  await expect(bar.getByRole('button')).toHaveCount(2);
  await bar.getByRole('button', { name: /^Vote Up/ }).click();
  await expect(bar.getByRole('button', { name: 'Vote Up , 8' })).toHaveAttribute('aria-pressed', 'true');
  await expect(bar).toHaveAttribute('aria-busy', 'false');
  await page.goBack();
  await expect(votes).toContainText('7 votes');

  const { body: done } = await addStatus(administrator.api, { name: 'Built', recordSubtype: 'idea', state: 'closed' });
  const { body: ideas } = await listDiscussions(administrator.api, { type: ['idea'] });
  const idea = ideas.find(({ name }) => name.startsWith('A shelf for things'));
  await setIdeaStatus(administrator.api, idea?.discussionID ?? 0, { statusID: done.statusID });
  await page.reload();
  await expect(votes).toContainText('7 votes');
  await expect(votes.getByRole('button')).toHaveCount(0);
  await row.getByRole('link', { name: 'A shelf for things that only need one part' }).click();
  await expect(page.getByRole('list', { name: 'Reactions' }).first()).toContainText('Vote Up');
  await expect(page.getByRole('button', { name: /^Vote/ })).toHaveCount(0);
});
