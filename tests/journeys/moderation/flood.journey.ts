import { listCategories } from '#api/category/category.client.ts';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { aMemberOf } from '#tests/support/server/visitor.ts';

test('an administrator configures flood control, and a member who exceeds it is blocked and told to wait', async ({
  browser,
  page,
  forum,
  administrator,
}) => {
  const writer = await aMemberOf(forum, administrator, 'Hasty');
  const { body: categories } = await listCategories(administrator.api, { outputFormat: 'flat' });
  const categoryID = categories.find(({ urlcode }) => urlcode === 'woodwork')?.categoryID ?? 0;
  const talk = { name: 'In a row', body: 'One.', format: 'markdown', categoryID } as const;
  const { discussionID, url } = (await createDiscussion(administrator.api, talk)).body;
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/dashboard/content/settings');
  await waitForHydration(page);
  const form = page.locator('#flood');
  const comments = form.getByRole('group', { name: 'Comments', exact: true });
  const change = async (count: string, block: string) => {
    await comments.getByLabel('Limit').fill(count);
    await comments.getByLabel('Block duration, in seconds').fill(block);
    const answer = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await form.getByRole('button', { name: 'Save' }).click();
    expect((await answer).status()).toBe(200);
  };
  const isSaved = () => expect(page.getByText('Your changes have been saved.')).toBeVisible();
  await change('1', '7200');
  await isSaved();
  const answer = (body: string) => createComment(writer.api, { discussionID, body, format: 'markdown' });
  expect((await answer('First.')).status).toBe(201);

  const visitor = await browser.newPage();
  await setSessionCookie(visitor, writer, forum.url);
  await visitor.goto(url);
  await waitForHydration(visitor);
  await visitor.getByRole('textbox', { name: 'Your comment' }).fill('Second.');
  await visitor.getByRole('button', { name: 'Post Comment' }).click();
  const refusal = visitor.getByRole('region', { name: 'Write a comment' }).getByRole('alert');
  await expect(refusal).toContainText('You are posting too fast. Please wait 7200 seconds.');
  await visitor.close();

  expect((await createDiscussion(writer.api, { ...talk, name: 'Another matter' })).status).toBe(201);
  await change('1', '0');
  await isSaved();
  await expect(answer('Second.')).rejects.toMatchObject({ status: 429 });
  await change('0', '0');
  await isSaved();
  expect((await answer('Second.')).status).toBe(201);
});

test('a page with unsaved settings asks before it is left', async ({ browser, forum, administrator }) => {
  const page = await browser.newPage();
  await setSessionCookie(page, administrator, forum.url);
  await page.goto(`${forum.url}/dashboard/content/premoderation`);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Content Settings' }).click();
  const count = page.locator('#flood').getByRole('group', { name: 'Posts', exact: true }).getByLabel('Limit');
  const question = page.getByRole('dialog', { name: 'Discard Changes?' });
  await count.fill('17');
  await page.getByRole('link', { name: 'Premoderation' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(count).toHaveValue('17');
  await page.goBack();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(count).toHaveValue('17');
  await page.getByRole('link', { name: 'Premoderation' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/premoderation$/);
  await page.close();
});

test('an invalid limit is reported at its field', async ({ browser, forum, administrator }) => {
  const page = await browser.newPage();
  await setSessionCookie(page, administrator, forum.url);
  await page.goto(`${forum.url}/dashboard/content/settings`);
  await waitForHydration(page);
  const form = page.locator('#flood');
  const seconds = form.getByRole('group', { name: 'Private messages' }).getByLabel('Interval, in seconds');
  await seconds.fill('0');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(seconds).toBeFocused();
  await expect(seconds).toHaveAttribute('aria-invalid', 'true');
  await expect(seconds).toHaveAccessibleDescription(/1/);
  await page.close();
});
