import { expect, test } from '@playwright/experimental-ct-react';
import { Nested } from '#stories/discussion/thread/comment-thread.stories.tsx';

test('the list of headings has one for each comment, which names its author, and so does its article', async ({
  mount,
  page,
}) => {
  await mount(<Nested />);
  const names = await page
    .getByRole('article')
    .evaluateAll((articles) => articles.map((article) => article.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { name: /^Comment by / })).toHaveText(names.map((name) => name ?? ''));
});
