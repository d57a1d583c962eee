import type { Page } from '@playwright/test';
import { expect, setSessionCookie, signIn, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { aMemberOf } from '#tests/support/server/visitor.ts';

const body = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });

for (const width of [1_280, 390]) {
  test(`a member writes, gets a reply, corrects the post, finds it and signs out, ${width} pixels wide`, async ({
    page,
    forum,
    administrator,
  }) => {
    const { name } = await aMemberOf(forum, administrator, `Writer${width}`);
    const title = `Caulking a narrow seam, take ${width}`;
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/entry/signin?Target=%2Fpost%2Fdiscussion');
    await signIn(page, name);
    await expect(page).toHaveURL(/\/post\/discussion$/);
    await waitForHydration(page);
    await page.getByLabel(/^Category/).selectOption({ label: (await categoryNames(page))[0] ?? '' });
    await page.getByLabel(/^Discussion Title/).fill(title);
    await body(page, /^Body/).fill('Cotton first, then *putty*. Which putty, though?');
    await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page).toHaveURL(/\/discussion\/\d+\/caulking-a-narrow-seam/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('em', { hasText: 'putty' })).toBeVisible();

    await writeComment(page, 'Linseed putty, says the old book.');
    await page
      .getByRole('button', { name: `Reply to ${name}` })
      .first()
      .click();
    await body(page, `Your reply to ${name}`).fill('The book is right.');
    await page.getByRole('button', { name: 'Post Reply' }).click();
    await expect(page.getByRole('article').filter({ hasText: 'The book is right.' }).last()).toBeVisible();
    // The text is also in the form, until the reply with its own options button is rendered.
    const options = page.getByRole('button', { name: `Options for comment by ${name}` });
    await expect(options).toHaveCount(2);

    await options.last().click();
    await page.getByRole('menuitem', { name: /^Edit/ }).click();
    await body(page, `Edit the comment by ${name}`).fill('The book is right, and my nan too.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('and my nan too.')).toBeVisible();

    await page.goto('/search?query=caulking');
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('and my nan too.')).toBeVisible();
    await page.goto('/entry/signout');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  });
}

test('a comment is written with the keyboard alone', async ({ page, forum, administrator, addresses }) => {
  await setSessionCookie(page, administrator, forum.url);
  await page.goto(addresses.empty);
  await waitForHydration(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'textarea');
  await page.keyboard.type('Here I am.');
  await expect(body(page, 'Your comment')).toHaveValue('Here I am.');
  // The editor loads on the first key press. Its buttons appear afterwards.
  await expect(page.getByRole('button', { name: 'Post Comment' })).toBeVisible();
  await tabTo(page, '#create-comment button[type=submit], #create-comment button[data-variant=primary]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').filter({ hasText: 'Here I am.' })).toBeVisible();
});

test('text is preserved by a reload while writing', async ({ administratorPage: page, addresses }) => {
  await page.goto(addresses.rightToLeft);
  await waitForHydration(page);
  await body(page, 'Your comment').click();
  await page.keyboard.type('Half a thought, not yet');
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByPlaceholder('Continue your comment…')).toBeVisible();
  await body(page, 'Your comment').click();
  await expect(body(page, 'Your comment')).toHaveValue('Half a thought, not yet');
});

async function writeComment(page: Page, text: string): Promise<void> {
  await waitForHydration(page);
  await body(page, 'Your comment').fill(text);
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
}

const categoryNames = (page: Page): Promise<string[]> =>
  page
    .getByLabel(/^Category/)
    .locator('option:not([disabled])')
    .evaluateAll((options) => options.map((one) => one.textContent ?? '').filter((one) => !/^Choose/.test(one)));

/** Presses Tab until a certain element has the focus. Checks at every stop that the focus is visible. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate((wanted) => {
      const element = document.activeElement as HTMLElement;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const isShown = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      const words = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60);
      return { name: `${element.localName} "${words}"`, isShown, isThere: element.matches(wanted) };
    }, selector);
    expect(at.isShown, `the focus shows on ${at.name}`).toBe(true);
    if (at.isThere) return;
  }
  throw new Error('The element cannot be reached with the keyboard.');
}
