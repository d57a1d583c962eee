import type { Page } from '@playwright/test';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';

/** Returns the number of Tab stops of each comment, without the links in its text. */
const stopsOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('#comments article'), (article) => {
      const within = [...article.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex="0"]')];
      return within.filter((one) => one.tabIndex >= 0 && one.checkVisibility() && !one.closest('[data-post-body]'));
    }).map((stops) => stops.length),
  );

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

for (const who of ['guest', 'member'] as const)
  test(`for a ${who}, each comment has at most two tab stops, and arrow keys reach the rest`, async ({
    page,
    forum,
    member,
    addresses,
  }) => {
    if (who === 'member') await setSessionCookie(page, member, forum.url);
    await page.goto(addresses.long);
    await waitForHydration(page);
    await expect.poll(async () => Math.max(...(await stopsOf(page)))).toBeLessThanOrEqual(2);
    const [first, second] = await page.locator('#comments article').all();
    const share = first?.getByRole('button', { name: /^Share/ });
    await first?.getByRole('link').first().focus();
    for (let step = 0; step < 12 && !/^Share/.test((await focused(page)) ?? ''); step += 1)
      await page.keyboard.press(step === 0 ? 'Tab' : 'ArrowRight');
    await expect(share as NonNullable<typeof share>).toBeFocused();
    // The same button of the next comment is two stops away. The stop in between is the author's link.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(second?.getByRole('button', { name: /^Share/ }) as NonNullable<typeof share>).toBeFocused();
    await page.keyboard.press('Home');
    await expect(second?.getByRole('link').nth(1) as NonNullable<typeof share>).toBeFocused();
    expect(Math.max(...(await stopsOf(page)))).toBeLessThanOrEqual(2);
  });

test('on a phone, arrow keys skip the actions that are only in the menu of a comment', async ({
  memberPage: page,
  addresses,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(addresses.long);
  await waitForHydration(page);
  await expect.poll(async () => Math.max(...(await stopsOf(page)))).toBeLessThanOrEqual(2);
  const [first] = await page.locator('#comments article').all();
  await first?.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect.poll(() => focused(page)).toMatch(/^Reply/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => Math.max(...(await stopsOf(page)))).toBeLessThanOrEqual(2);
  await page.keyboard.press('End');
  await expect.poll(() => focused(page)).toMatch(/^Share/);
});
