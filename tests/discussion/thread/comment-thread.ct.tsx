import { expect, test } from '@playwright/experimental-ct-react';
import { Nested } from '#stories/discussion/thread/comment-thread.stories.tsx';

test('each comment has a heading and an article that name its author', async ({ mount, page }) => {
  await mount(<Nested />);
  const names = await page
    .getByRole('article')
    .evaluateAll((articles) => articles.map((article) => article.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(1);
  await expect(page.getByRole('heading', { name: /^Comment by / })).toHaveText(names.map((name) => name ?? ''));
});
