import { removeForum, startForumServer, startSampleForum } from '#tests/support/forum-server.ts';
import { expect, test as journey, signedInAs, untilAlive } from '#tests/support/journey.ts';
import { findAddresses } from '#tests/support/journey-addresses.ts';
import { aMemberOf, anAdministratorOf } from '#tests/support/visitor.ts';

/** The forum is killed on purpose here, and the browser says so on its console. */
const test = journey.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  consoleWatch: async ({}, use) => use(undefined),
});

test('a forum that goes while somebody writes is missed quietly, and takes the comment when it is back', async ({
  page,
}) => {
  let forum = await startSampleForum();
  try {
    const administrator = await anAdministratorOf(forum);
    const member = await aMemberOf(forum, administrator, 'Patient');
    const { empty } = await findAddresses(forum.url, administrator);
    await page.setViewportSize({ width: 390, height: 800 });
    await signedInAs(page, member, forum.url);
    const listening = page.waitForResponse((response) => response.url().includes('/api/v2/live'));
    await page.goto(new URL(empty, forum.url).href);
    await untilAlive(page);
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
    // It may have tried by itself meanwhile.
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
