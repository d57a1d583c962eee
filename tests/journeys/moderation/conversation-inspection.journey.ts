import { changeConfig } from '#api/administration/setting/config.client.ts';
import { createConversation } from '#api/conversation/conversation.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { aMemberOf } from '#tests/support/server/visitor.ts';

test('a moderator enters a reason, reads a conversation of others, and the participants see the reason', async ({
  administratorPage: page,
  browser,
  forum,
  administrator,
  member,
}) => {
  await changeConfig(administrator.api, { 'conversations.inspection': true });
  const friend = await aMemberOf(forum, administrator, 'Friederike');
  const words = { participantUserIDs: [friend.userID], initialBody: 'Only between us.' };
  const { body } = await createConversation(member.api, words);
  await page.goto(`/messages/${body.conversationID}`);
  await waitForHydration(page);
  await expect(page).toHaveTitle(/^Private Conversation/);
  await expect(page.getByText('Only between us.')).toBeHidden();
  const reason = page.getByRole('textbox', { name: /^Reason for reading/ });
  const read = page.getByRole('button', { name: 'Read conversation' });
  await reason.fill('A member reported threats.');
  await read.click();
  await expect(page.getByText('Only between us.')).toBeVisible();
  await expect(page.getByText('You are reading this conversation without being part of it.')).toBeVisible();
  await expect(page).toHaveURL(/\/messages\/\d+$/);

  const other = await (await browser.newContext({ baseURL: forum.url })).newPage();
  await setSessionCookie(other, friend, forum.url);
  await other.goto(`/messages/${body.conversationID}`);
  await expect(other.getByText(/as a moderator\. Reason: A member reported threats\./)).toBeVisible();
  await other.context().close();

  // The reason is stored in memory only.
  await page.reload();
  await expect(read).toBeVisible();
  await expect(page.getByText('Only between us.')).toBeHidden();
  await changeConfig(administrator.api, { 'conversations.inspection': false });
  await page.reload();
  await expect(page.getByText('The page you were looking for could not be found.')).toBeVisible();
});
