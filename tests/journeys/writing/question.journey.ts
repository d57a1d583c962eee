import { listCategories } from '#api/category/category.client.ts';
import { setAnswerStatus } from '#api/discussion/answer/comment-answer.client.ts';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { aMemberOf } from '#tests/support/server/visitor.ts';

test('a question is asked, answered and accepted, and readers find the answer, also without JavaScript', async ({
  page,
  browser,
  forum,
  administrator,
}) => {
  const asker = await aMemberOf(forum, administrator, 'Askel');
  const { body: categories } = await listCategories(administrator.api, { outputFormat: 'flat' });
  const woodwork = categories.find(({ urlcode }) => urlcode === 'woodwork');
  await setSessionCookie(page, asker, forum.url);
  await page.goto('/post/question/woodwork');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Ask a Question' })).toBeVisible();
  await expect(page.getByLabel('Post Type')).toHaveValue('question');
  await expect(page.getByLabel(/^Category/)).toHaveValue(`${woodwork?.categoryID}`);
  await page.getByLabel(/^Question Title/).fill('Which oil for a spoon?');
  await page.getByRole('textbox', { name: /^Body/ }).fill('It is cherry.');
  await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Which oil for a spoon?' })).toBeVisible();
  await expect(page.getByText('Unanswered')).toBeVisible();

  const discussionID = Number(/discussion\/(\d+)/.exec(page.url())?.[1]);
  const commentIDs: number[] = [];
  for (const body of ['Raw linseed.', 'Walnut, thinly.'])
    commentIDs.push(
      (await createComment(administrator.api, { discussionID, body, format: 'markdown' })).body.commentID,
    );
  await page.reload();
  await waitForHydration(page);
  const answer = page.getByRole('article').filter({ hasText: 'Walnut' });
  const yes = answer.getByRole('button', { name: /^Yes/ });
  await yes.focus();
  await yes.press('Enter');
  await expect(yes).toBeFocused();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await expect(answer.getByText('Accepted answer')).toBeVisible();
  const jump = page.getByRole('link', { name: 'Accepted answer', exact: true });
  await jump.click();
  await expect(page).toHaveURL(/#Comment_\d+$/);

  const tabs = page.getByRole('navigation', { name: 'Answers' });
  await tabs.getByRole('link', { name: 'Accepted answers' }).click();
  await expect(page).toHaveURL(/\?tab=accepted#comments$/);
  await expect(page.getByRole('article', { name: /^Comment by/ })).toHaveCount(1);
  await expect(tabs.getByRole('link', { name: 'Rejected answers' })).toHaveCount(0);
  await answer.getByRole('link', { name: 'View in context' }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Raw linseed.' })).toBeVisible();
  await waitForHydration(page);

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: forum.url });
  const reader = await context.newPage();
  await reader.goto(`/discussion/${discussionID}/x`);
  await expect(reader.getByRole('link', { name: 'Accepted answer', exact: true })).toBeVisible();
  const accepted = reader.getByRole('article').filter({ hasText: 'Walnut' });
  await expect(accepted.getByText('Accepted answer')).toBeVisible();
  await expect(reader.getByRole('button', { name: /^Yes/ })).toHaveCount(0);
  await reader.getByRole('link', { name: 'Accepted answers' }).click();
  await expect(accepted).toBeVisible();
  await expect(reader.getByRole('article').filter({ hasText: 'Raw linseed.' })).toHaveCount(0);
  await reader.goto(`/discussion/${discussionID}/x`);
  const data = await reader.locator('script[type="application/ld+json"]').allTextContents();
  const page1 = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'QAPage');
  expect(page1.mainEntity).toMatchObject({
    '@type': 'Question',
    name: 'Which oil for a spoon?',
    answerCount: 2,
    acceptedAnswer: [{ '@type': 'Answer', text: 'Walnut, thinly.' }],
    suggestedAnswer: [{ '@type': 'Answer', text: 'Raw linseed.' }],
  });
  await context.close();

  await yes.press('Enter');
  await expect(yes).toHaveAttribute('aria-pressed', 'false');
  await expect(answer.getByText('Accepted answer')).toBeHidden();
  // Nothing is accepted any more: the URL of the accepted answers shows all answers.
  await page.goto(`/discussion/${discussionID}/x?tab=accepted`);
  await expect(page.getByRole('article', { name: /^Comment by/ })).toHaveCount(2);
  await expect(tabs).toHaveCount(0);

  await setAnswerStatus(asker.api, commentIDs[1] ?? 0, 'rejected');
  await setSessionCookie(page, administrator, forum.url);
  await page.goto(`/discussion/${discussionID}/x`);
  await waitForHydration(page);
  await answer.getByRole('button', { name: /^Options for comment/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Change Status' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change Status' });
  await expect(dialog.getByRole('radio', { name: 'No', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(answer.getByText('Accepted answer')).toBeVisible();
});
