import { expect, test as journey, setSessionCookie, waitForHydration } from '#tests/support/browser/journey.ts';
import { findAddresses } from '#tests/support/browser/journey-addresses.ts';
import { removeForum, startForumServer, startSampleForum } from '#tests/support/server/forum-server.ts';
import { aMemberOf, anAdministratorOf } from '#tests/support/server/visitor.ts';

/** The journey test without the console check: it stops the forum, which the browser reports on its console. */
const test = journey.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  consoleWatch: async ({}, use) => use(undefined),
});

test('a server that fails while a member writes is handled quietly, and accepts the comment when it is back', async ({
  page,
}) => {
  let forum = await startSampleForum();
  try {
    const administrator = await anAdministratorOf(forum);
    const member = await aMemberOf(forum, administrator, 'Patient');
    const { empty } = await findAddresses(forum.url, administrator);
    await page.setViewportSize({ width: 390, height: 800 });
    await setSessionCookie(page, member, forum.url);
    const listening = page.waitForResponse((response) => response.url().includes('/api/v2/live'));
    await page.goto(new URL(empty, forum.url).href);
    await waitForHydration(page);
    await listening;
    const comment = page.getByRole('textbox', { name: 'Your comment' });
    await comment.fill('Worth the wait.');
    const post = page.getByRole('button', { name: 'Post Comment' });
    await expect(post).toBeVisible();

    await forum.kill();
    await expect(page.getByText('The forum cannot be reached right now. Reconnecting soon.')).toBeVisible();
    await post.click();
    await expect(page.getByText('Your comment could not be posted.')).toBeVisible();
    await expect(comment).toHaveValue('Worth the wait.');

    const port = Number(new URL(forum.url).port);
    forum = await startForumServer({ dataFolder: forum.dataFolder, port });
    const retry = page.getByRole('button', { name: 'Try Now' });
    // The page may have retried by itself in the meantime.
    await retry.click({ timeout: 2_000 }).catch(() => undefined);
    await expect(retry).toHaveCount(0);
    await expect(comment).toHaveValue('Worth the wait.');
    await post.click();
    await expect(page.getByRole('article').filter({ hasText: 'Worth the wait.' })).toHaveCount(1);
    await page.goto('about:blank');
  } finally {
    await removeForum(forum);
  }
});
