import type { Page } from '@playwright/test';
import { changeUser } from '#api/member/user/user.client.ts';
import { answerAppeal, listDecisionsOfUser } from '#api/moderation/decision/decision.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { aMemberOf, type Visitor } from '#tests/support/server/visitor.ts';

/** Opens the sanction dialog on the member's dashboard page and submits a decision. */
async function sanction(page: Page, userID: number, { kind, words }: { kind: string; words: string }): Promise<void> {
  await page.goto(`/dashboard/members/${userID}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Sanction', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: new RegExp(`^${kind}`) }).check();
  await dialog.getByLabel('Reason').selectOption('abuse');
  await dialog.getByLabel('Duration').selectOption('7');
  await dialog.getByLabel('Message to the member').fill(words);
  await dialog.getByRole('button', { name: kind === 'Warning' ? 'Warn' : kind, exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText(kind === 'Warning' ? 'was warned' : 'was muted');
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
}

test('a member is warned, then muted for a week, appeals, and can write again after another moderator revokes the mute', async ({
  page,
  forum,
  administrator,
}) => {
  const theo: Visitor = await aMemberOf(forum, administrator, 'Theodora');
  const moderator: Visitor = await aMemberOf(forum, administrator, 'Marten');
  await changeUser(administrator.api, moderator.userID, { roleID: [32] });
  const { userID } = theo;

  await setSessionCookie(page, moderator, forum.url);
  await sanction(page, userID, { kind: 'Warning', words: 'Please speak of pots, not of people.' });
  await sanction(page, userID, { kind: 'Mute', words: 'You were asked before.' });
  await expect(page.getByRole('heading', { name: 'Mute' })).toBeVisible();

  await setSessionCookie(page, theo, forum.url);
  const [mute] = (await listDecisionsOfUser(theo.api, '$me')).body;
  await page.goto(`/moderation/decision/${mute?.decisionID}`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Decision about you');
  await expect(page.getByText('You were asked before.')).toBeVisible();
  await expect(page.getByText('A moderator')).toBeVisible();
  await page.getByLabel('Why is the decision wrong?').fill('I spoke of the glaze alone.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText('Your appeal is waiting for review.')).toBeVisible();

  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/dashboard/members/decisions');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Answer', exact: true }).first().click();
  await page.getByRole('radio', { name: 'Revoke the decision' }).check();
  await page.getByLabel('Your answer').fill('You are right. We are sorry.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('The decision was revoked.')).toBeVisible();

  const late = await answerAppeal(administrator.api, mute?.decisionID ?? 0, { outcome: 'upheld', answer: 'No.' }).catch(
    (error: { code: string }) => error.code,
  );
  expect(late).toBe('appeal.answered');
  await setSessionCookie(page, theo, forum.url);
  await page.goto(`/moderation/decision/${mute?.decisionID}`);
  await expect(page.getByText('You are right. We are sorry.')).toBeVisible();
  await expect(page.getByText('Lifted')).toBeVisible();
});
