import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';

const narrow = { width: 390, height: 800 };

test('in a compact title bar, the photo opens a panel with tabs, operable by keyboard, and Escape returns the focus', async ({
  page,
  forum,
  member,
}) => {
  await setSessionCookie(page, member, forum.url);
  await page.setViewportSize(narrow);
  await page.goto('/discussions');
  await waitForHydration(page);
  const photo = page.getByRole('banner').getByRole('link', { name: /^My Account/ });
  await photo.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'My Account' });
  await expect(panel.getByRole('link', { name: 'My Bookmarks' })).toBeVisible();
  await panel.getByRole('tab', { name: /^Account/ }).focus();
  await page.keyboard.press('ArrowRight');
  const notifications = panel.getByRole('tab', { name: /^Notifications/ });
  await expect(notifications).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notifications).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('button', { name: /^My Account/ })).toBeFocused();
});

test('in the narrowest window, the icons of the title bar of a member do not overlap', async ({
  page,
  forum,
  member,
}) => {
  await setSessionCookie(page, member, forum.url);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/discussions');
  await waitForHydration(page);
  const signs = await page.getByRole('banner').locator('a, button').filter({ visible: true }).all();
  const boxes = await Promise.all(signs.map((sign) => sign.boundingBox()));
  const ends = boxes.flatMap((box) => box ?? []).sort((one, other) => one.x - other.x);
  expect(ends.map(({ x, width }, index) => x + width <= (ends[index + 1]?.x ?? 320))).toEqual(Array(6).fill(true));
});

test('navigation items that do not fit make the title bar compact, and move to its panel', async ({
  page,
  forum,
  member,
}) => {
  await setSessionCookie(page, member, forum.url);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/discussions');
  await waitForHydration(page);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByText('Categories')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Site Navigation' })).toBeHidden();
  // The forum has only two navigation items. Widening them simulates the items of a large site.
  await page.evaluate(() => {
    for (const item of document.querySelectorAll<HTMLElement>('header nav li')) item.style.minInlineSize = '30rem';
  });
  await expect(page.getByRole('button', { name: 'Site Navigation' })).toBeVisible();
  await expect(navigation.getByText('Categories')).toBeHidden();
  await page.getByRole('button', { name: 'Site Navigation' }).click();
  await expect(page.getByRole('dialog', { name: 'Site Navigation' }).getByText('Categories')).toBeVisible();
});

test('the compact title bar of a guest has a single sign-in link', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto('/discussions');
  await waitForHydration(page);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Sign In' })).toHaveCount(1);
  await bar.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/entry\/signin\?Target=%2Fdiscussions$/);
});

test('the leaving page shows the external target, and accepts only web addresses', async ({ page }) => {
  await page.goto('/home/leaving?target=https%3A%2F%2Fexample.org%2Fa');
  await expect(page.getByRole('main').getByRole('link', { name: /example\.org/ })).toHaveAttribute(
    'href',
    'https://example.org/a',
  );
  const answer = await page.goto('/home/leaving?target=javascript%3Aalert(1)');
  expect(answer?.status()).toBe(404);
});
