import { expect, setSessionCookie, signIn, test } from '#tests/support/browser/journey.ts';
import { waitForMail } from '#tests/support/server/outbox.ts';
import { testPassword } from '#tests/support/server/visitor.ts';

test.use({ javaScriptEnabled: false });

test('everything can be read with JavaScript switched off', async ({ page, forum, administrator, addresses }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Discussions' }).click();
  await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Top' }).click();
  await expect(page).toHaveURL(/sort=/);
  await page.getByRole('link', { name: /^Next/ }).first().click();
  await expect(page).toHaveURL(/page=2|p2/);
  await expect(
    page.getByRole('main').getByRole('article').or(page.getByRole('main').getByRole('listitem')).first(),
  ).toBeVisible();

  await page.goto('/categories');
  await page.getByRole('main').getByRole('link', { name: 'Woodwork' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Woodwork' })).toBeVisible();

  await page.goto(addresses.long);
  await expect(page.getByText('Thought 0', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: /^Next/ }).first().click();
  await expect(page).toHaveURL(/\/p2/);
  await expect(page.getByText('Thought 34', { exact: true })).toBeVisible();

  await page.goto(addresses.comment);
  await expect(page.getByText('Thought 34', { exact: true })).toBeVisible();
  await setSessionCookie(page, administrator, forum.url);
  await page.goto(addresses.profile);
  await expect(page.getByRole('heading', { level: 1, name: administrator.name })).toBeVisible();
});

test('searching, signing in and signing out are forms that work without JavaScript', async ({
  page,
  administrator,
}) => {
  await page.goto('/search');
  await page.getByRole('main').getByRole('searchbox', { name: 'Search' }).first().fill('oven');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).first().click();
  await expect(page).toHaveURL(/query=oven/);
  await expect(page.getByRole('main').getByRole('link', { name: /oven/i }).first()).toBeVisible();
  await page.goto('/entry/signin?Target=%2Fcategories');
  await signIn(page, administrator.name);
  await expect(page).toHaveURL(/\/categories$/);
  await expect(page.getByRole('link', { name: `My Account: ${administrator.name}` })).toBeVisible();
  await page.goto('/entry/signout');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});

test('the confirmation link leads to a form without its key in the URL, also when opened again', async ({
  page,
  forum,
}) => {
  const email = 'scriptless@example.org';
  await page.goto('/entry/register');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel('Username').fill('Scriptless');
  await page.getByLabel(/^Password/).fill(testPassword);
  await page.getByLabel('Confirm Password').fill(testPassword);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(`${forum.url}/`);
  const { link } = await waitForMail(forum.dataFolder, email, 'Confirm your email address');
  await page.goto(link);
  await page.reload();
  expect([...new URL(page.url()).searchParams.keys()]).toEqual(['userID', 'link']);
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed.' })).toBeVisible();
});

test('controls that require JavaScript are not shown', async ({ page, forum, administrator, addresses }) => {
  const deaf = page.locator('button[type="button"]:not([popovertarget])').filter({ visible: true });
  const places = ['/', '/discussions', '/categories/woodwork', addresses.long, '/search?query=oven', '/entry/register'];
  const shown = async (address: string) => {
    await page.goto(address);
    // Reaction buttons show their count without scripts, so they are excluded.
    return [address, (await deaf.allInnerTexts()).filter((text) => !/^\w+\n,\n\d+$/.test(text))];
  };
  for (const address of places) expect(await shown(address)).toEqual([address, []]);
  await setSessionCookie(page, administrator, forum.url);
  for (const address of [...places, addresses.profile, '/drafts']) expect(await shown(address)).toEqual([address, []]);
});

test('each error has its own page, with its status and a link to continue', async ({ page, addresses }) => {
  const statusOf = async (address: string) => (await page.goto(address))?.status();
  expect(await statusOf('/no/such/page')).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  // Also for URLs that extend the URL of a page.
  for (const address of ['/search/elsewhere', '/profile/7/ada/elsewhere', `${addresses.long}/p1/elsewhere`]) {
    expect(await statusOf(address)).toBe(404);
    await expect(page).toHaveTitle(/^Page Not Found - /);
  }
  expect(await statusOf(addresses.deleted)).toBe(410);
  await expect(page.getByRole('heading', { name: 'This discussion has been deleted' })).toBeVisible();
  expect(await statusOf('/discussions/bookmarked')).toBe(403);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible();
});
