import { expect, test as journey, setSessionCookie, waitForHydration } from '#tests/support/browser/journey.ts';
import { aMemberOf, testPassword } from '#tests/support/server/visitor.ts';

/**
 * The journey test without the console check: the server rejects requests, which the browser reports on its console.
 */
const test = journey.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  consoleWatch: async ({}, use) => use(undefined),
});

for (const width of [1_280, 390]) {
  test(`a session that ends while a member writes is renewed in place, and the comment is posted, ${width} pixels wide`, async ({
    page,
    forum,
    administrator,
    addresses,
  }) => {
    const member = await aMemberOf(forum, administrator, `Interrupted${width}`);
    await page.setViewportSize({ width, height: 800 });
    await setSessionCookie(page, member, forum.url);
    await page.goto(addresses.empty);
    await waitForHydration(page);
    const comment = page.getByRole('textbox', { name: 'Your comment' });
    await comment.fill(`Twice as long as you think, ${width} times.`);
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Post Comment' }).click();
    const question = page.getByRole('dialog', { name: 'Sign In Again' });
    await expect(question.getByLabel(/^Password/)).toBeFocused();
    await expect(question.getByLabel(/^Email/)).toHaveValue(member.name);
    await question.getByLabel(/^Password/).fill(testPassword);
    await question.getByRole('button', { name: 'Sign In' }).click();
    await expect(
      page.getByRole('article').filter({ hasText: `Twice as long as you think, ${width} times.` }),
    ).toBeVisible();
    await expect(question).toHaveCount(0);
  });
}
