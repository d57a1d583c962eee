import { changeConfig } from '#api/administration/setting/config.client.ts';
import { changeUser } from '#api/member/user/user.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { aMemberOf } from '#tests/support/server/visitor.ts';

test.afterEach(({ administrator }) => changeConfig(administrator.api, { 'dashboard.checklistHidden': null }));

test('an administrator sees what the site needs, hides the checklist, and finds a setting by its name', async ({
  administratorPage: page,
}) => {
  await page.goto('/dashboard');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'What Needs You Now' })).toBeVisible();
  const growth = page.getByRole('region', { name: 'The Last 30 Days' });
  await growth.getByText('Numbers by day').click();
  await expect(growth.getByRole('row')).toHaveCount(31);
  const checklist = page.getByRole('region', { name: 'Set Up Your Site' });
  await expect(checklist.getByRole('link', { name: 'Upload a logo' })).toBeVisible();
  await checklist.getByRole('button', { name: 'Hide' }).click();
  await expect(checklist.getByRole('link', { name: 'Upload a logo' })).toBeHidden();
  await checklist.getByRole('button', { name: 'Show' }).click();
  await expect(checklist.getByRole('link', { name: 'Upload a logo' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Find pages and settings' }).fill('discussions page');
  await page.getByRole('option', { name: 'Discussions on a page' }).click();
  await expect(page.getByLabel('Discussions on a page')).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('HomeDashboardContentPosting');
});

test('a moderator on a phone opens the dashboard and a queue by keyboard, and finds no settings', async ({
  page,
  forum,
  administrator,
}) => {
  const moderator = await aMemberOf(forum, administrator, 'Overviewer');
  await changeUser(administrator.api, moderator.userID, { roleID: [32] });
  await setSessionCookie(page, moderator, forum.url);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { name: 'Set Up Your Site' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const search = page.getByRole('combobox', { name: 'Find pages and settings' });
  await search.focus();
  await page.keyboard.type('site name');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.type('escal');
  await expect(page.getByRole('option', { selected: true })).toContainText('Escalations');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Escalations' })).toBeVisible();
  await page.getByText('Dashboard: Escalations').press('Enter');
  await expect(page.getByRole('link', { name: 'Overview' })).toBeVisible();
});
