import { changeConfig } from '#api/administration/setting/config.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { aMemberOf } from '#tests/support/server/visitor.ts';

test('text typed into the title bar leads to a post, and Enter opens the search', async ({ page }) => {
  await page.goto('/categories');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Search', exact: true }).first().click();
  const field = page.getByRole('combobox', { name: 'Search Text' });
  await expect(field).toBeFocused();
  await field.pressSequentially('sharpening');
  await page.getByRole('option', { name: /^Sharpening/ }).click();
  await expect(page).toHaveURL(/\/discussion\/\d+\/sharpening/);
  await page.getByRole('button', { name: 'Search', exact: true }).first().click();
  await field.fill('oven');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=oven$/);
  await expect(page.getByRole('banner').getByRole('combobox')).toHaveCount(0);
});

test('categories are in the title bar, and on a narrow screen in its panel', async ({ page }) => {
  await page.goto('/discussions');
  await waitForHydration(page);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByText('Categories').click();
  await main.getByRole('link', { name: 'Announcements' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Announcements' })).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Site Navigation' }).click();
  const panel = page.getByRole('dialog', { name: 'Site Navigation' });
  await panel.getByRole('button', { name: 'Categories' }).click();
  await panel.getByRole('button', { name: 'Workshop' }).click();
  await panel.getByRole('link', { name: 'Woodwork' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Woodwork' })).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test('only one popup of the title bar is open at a time, and a member signs out from it', async ({
  page,
  forum,
  administrator,
}) => {
  const member = await aMemberOf(forum, administrator, 'Leaver');
  await setSessionCookie(page, member, forum.url);
  await page.goto('/discussions');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Colors' }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeVisible();
  await page.getByRole('link', { name: `My Account: ${member.name}` }).click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Dark' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});

test('a site with an external search uses it, with and without JavaScript, and shows no suggestions of its own', async ({
  page,
  browser,
  forum,
  administrator,
}) => {
  await changeConfig(administrator.api, { 'search.externalSearch': '/members?query=%s' });
  await page.goto('/categories');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Search', exact: true }).first().click();
  const field = page.getByRole('combobox', { name: 'Search Text' });
  await field.pressSequentially('sharpening');
  await expect(page.getByRole('option')).toHaveText(['Search for sharpening']);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/members\?query=sharpening$/);
  const reader = await (await browser.newContext({ baseURL: forum.url, javaScriptEnabled: false })).newPage();
  await reader.goto('/categories');
  await reader.getByRole('banner').getByRole('searchbox').fill('two words');
  await reader.keyboard.press('Enter');
  await expect(reader).toHaveURL(/\/members\?query=two(%20|\+)words$/);
  await reader.context().close();
  await changeConfig(administrator.api, { 'search.externalSearch': null });
});

test('an icon button shows a tooltip on hover, which closes when the pointer leaves', async ({ page }) => {
  await page.setViewportSize({ width: 1_280, height: 900 });
  await page.goto('/discussions');
  await waitForHydration(page);
  const button = page.getByRole('banner').getByRole('button', { name: 'Colors' });
  await button.hover();
  await expect(page.getByRole('tooltip', { name: 'Colors' })).toBeVisible();
  await page.mouse.move(640, 600);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});
