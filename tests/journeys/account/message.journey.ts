import type { Page } from '@playwright/test';
import { createConversation } from '#api/conversation/conversation.client.ts';
import {
  expect,
  setSessionCookie,
  test,
  waitForComponentHydration,
  waitForHydration,
} from '#tests/support/browser/journey.ts';
import { aMemberOf } from '#tests/support/server/visitor.ts';

const write = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
};

const choose = async (page: Page, label: string, name: string) => {
  const field = page.getByRole('combobox', { name: new RegExp(`^${label}`) });
  await waitForComponentHydration(field);
  await field.fill(name.slice(0, 6));
  await page.getByRole('option', { name }).click();
};

for (const width of [1_280, 390]) {
  test(`two members exchange messages in real time, a third is added and leaves, ${width} pixels wide`, async ({
    page,
    browser,
    forum,
    administrator,
  }) => {
    const [ana, bo, cy] = [
      await aMemberOf(forum, administrator, `Anahit${width}`),
      await aMemberOf(forum, administrator, `Bohumil${width}`),
      await aMemberOf(forum, administrator, `Cyprian${width}`),
    ];
    await page.setViewportSize({ width, height: 900 });
    await setSessionCookie(page, ana, forum.url);
    await page.goto('/messages/add?content=Check%20out%20this%20post');
    await waitForHydration(page);
    await expect(page.getByRole('textbox', { name: /^Body/ })).toHaveValue('Check out this post');
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    await expect(page.getByText('You must provide at least one recipient.').first()).toBeVisible();
    await choose(page, 'Recipients', bo.name);
    await page.getByRole('button', { name: 'Start Conversation' }).click();
    await expect(page).toHaveURL(/\/messages\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: bo.name })).toBeVisible();

    const other = await browser.newContext({ viewport: { width, height: 900 }, baseURL: forum.url });
    const page2 = await other.newPage();
    await setSessionCookie(page2, bo, forum.url);
    await page2.goto('/messages/inbox');
    const row = page2.getByRole('main').getByRole('listitem').filter({ hasText: ana.name });
    await expect(row).toContainText('1 new');
    await row.getByRole('link', { name: ana.name }).click();
    await waitForHydration(page2);
    await expect(page2.getByRole('article').filter({ hasText: 'Check out this post' })).toBeVisible();
    await write(page2, 'I did, and it is good.');
    await expect(page.getByRole('article').filter({ hasText: 'it is good' })).toBeVisible();
    await write(page, 'Shall we ask Cyprian?');
    await expect(page2.getByRole('article').filter({ hasText: 'Shall we ask' })).toBeVisible();

    await page2.getByRole('button', { name: 'Add People' }).click();
    await choose(page2, 'People', cy.name);
    await page2.getByRole('dialog').getByRole('button', { name: 'Add People' }).click();
    await expect(page2.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('complementary').getByText(cy.name)).toBeVisible();

    await page2.getByRole('button', { name: 'Leave Conversation' }).click();
    await page2.getByRole('dialog').getByRole('button', { name: 'Leave Conversation' }).click();
    await expect(page2).toHaveURL(/\/messages\/inbox$/);
    await expect(page2.getByText('You do not have any messages yet.')).toBeVisible();
    await expect(page.getByText('One or more users have left this conversation.')).toBeVisible();
    await other.close();
  });
}

test('an unsent message is preserved', async ({ page, forum, administrator, member }) => {
  const friend = await aMemberOf(forum, administrator, 'Drahomira');
  await setSessionCookie(page, member, forum.url);
  await page.goto(`/messages/add/${friend.name}`);
  await waitForHydration(page);
  await page.getByRole('textbox', { name: /^Body/ }).fill('Half a thought');
  await expect(page.getByText(/Saved on this device|Draft saved/)).toBeVisible();
  await page.goto('/messages/inbox');
  await page.goto(`/messages/add/${friend.name}`);
  await expect(page.getByRole('textbox', { name: /^Body/ })).toHaveValue('Half a thought');
  await expect(page.getByRole('list', { name: 'Selected recipients' })).toContainText(friend.name);
});

test('a file is sent with a message, preserved with its text while unsent, and downloaded under its name', async ({
  page,
  browser,
  forum,
  administrator,
  member,
}) => {
  const friend = await aMemberOf(forum, administrator, 'Evangeline');
  const { body } = await createConversation(member.api, { participantUserIDs: [friend.userID], initialBody: 'Plans?' });
  const address = `/messages/${body.conversationID}`;
  const file = { name: 'plan of the boat.txt', mimeType: 'text/plain', buffer: Buffer.from('Keel first.') };
  await setSessionCookie(page, member, forum.url);
  await page.goto(address);
  await waitForHydration(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach Files' }).click();
  await (await chooser).setFiles(file);
  const chosen = page.getByRole('main').getByRole('list', { name: 'Files' });
  await expect(chosen).toContainText(`${file.name} 11 B`);
  await page.getByRole('textbox', { name: 'Your message' }).fill('Here they are');
  await expect(page.getByText(/Saved on this device|Draft saved/)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(chosen).toContainText(file.name);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Here they are' })).toContainText(file.name);
  await expect(page.getByRole('button', { name: `Remove ${file.name}` })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
  await write(page, 'And one thing more.');
  const nextChooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach Files' }).click();
  await (await nextChooser).setFiles({ ...file, name: 'nails.txt' });
  await expect(chosen.filter({ hasText: 'nails.txt' })).toBeVisible();
  await page.getByRole('button', { name: 'Send Message' }).click();
  const silent = page.getByRole('article').filter({ hasText: 'nails.txt' });
  await expect(silent.getByRole('link', { name: 'Download nails.txt, 11 B' })).toBeVisible();

  const other = await (await browser.newContext({ baseURL: forum.url })).newPage();
  await setSessionCookie(other, friend, forum.url);
  await other.goto('/messages/inbox');
  await expect(other.getByRole('main').getByRole('listitem').filter({ hasText: member.name })).toContainText('1 file');
  await other.goto(address);
  const download = other.waitForEvent('download');
  await other.getByRole('link', { name: `Download ${file.name}, 11 B` }).click();
  expect((await download).suggestedFilename()).toBe(file.name);
  await other.context().close();
});
