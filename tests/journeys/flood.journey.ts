import { listCategories } from '#api/category/category.client.ts';
import { createComment } from '#api/discussion/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { expect, signedInAs, test, untilAlive } from '#tests/support/journey.ts';
import { aMemberOf } from '#tests/support/visitor.ts';

test('an administrator says how much may be written in a row, and who writes more is told to wait', async ({
  page,
  forum,
  administrator,
}) => {
  const writer = await aMemberOf(forum, administrator, 'Hasty');
  const { body: categories } = await listCategories(administrator.api, { outputFormat: 'flat' });
  const categoryID = categories.find(({ urlcode }) => urlcode === 'woodwork')?.categoryID ?? 0;
  const talk = { name: 'In a row', body: 'One.', format: 'markdown', categoryID } as const;
  const { discussionID } = (await createDiscussion(administrator.api, talk)).body;
  await signedInAs(page, administrator, forum.url);
  await page.goto('/dashboard/content/settings');
  await untilAlive(page);
  const form = page.locator('#flood');
  const posts = form.getByRole('group', { name: 'Posts', exact: true });
  const change = async (count: string) => {
    await posts.getByLabel('At most').fill(count);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Saved.')).toBeVisible();
  };
  await change('1');
  const answer = (body: string) => createComment(writer.api, { discussionID, body, format: 'markdown' });
  expect((await answer('First.')).status).toBe(201);
  await expect(answer('Second.')).rejects.toMatchObject({ status: 429 });
  await change('10000');
  expect((await answer('Second.')).status).toBe(201);
});
