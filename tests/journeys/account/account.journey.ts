import type { Page } from '@playwright/test';
import { expect, setSessionCookie, signIn, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { removeForum, startSampleForum } from '#tests/support/server/forum-server.ts';
import { waitForMail } from '#tests/support/server/outbox.ts';
import { aGuest, aMemberOf, testPassword } from '#tests/support/server/visitor.ts';

for (const width of [1_280, 390]) {
  test(`a new member registers, confirms the address and signs out, ${width} pixels wide`, async ({ page, forum }) => {
    const name = `Newcomer${width}`;
    const email = `${name.toLowerCase()}@example.org`;
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/entry/register?Target=%2Fcategories');
    await page.getByLabel(/^Email/).fill(email);
    await page.getByLabel('Username').fill(name);
    await page.getByLabel(/^Password/).fill(testPassword);
    await page.getByLabel('Confirm Password').fill(testPassword);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(/\/categories$/);

    const { link } = await waitForMail(forum.dataFolder, email, 'Confirm your email address');
    await page.goto(link);
    await keyIsGone(page, 'code');
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByRole('heading', { name: 'Your email is confirmed.' })).toBeVisible();
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();

    await page.goto('/entry/signout');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  });
}

test('a refused form shows the error next to each field, and preserves the entered values', async ({ page }) => {
  await page.goto('/entry/register');
  await waitForHydration(page);
  await page.getByLabel(/^Email/).fill('nobody@example.org');
  await page.getByLabel('Username').fill('x');
  await page.getByLabel(/^Password/).fill('short');
  await page.getByLabel('Confirm Password').fill('different');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expect(page.getByLabel(/^Email/)).toHaveValue('nobody@example.org');
  await expect(page.getByLabel(/^Password/)).toHaveValue('short');
  await expect(page.getByText("Passwords don't match.")).toBeVisible();
});

for (const comes of [true, false])
  test(`a form that is submitted before its script loads ${comes ? 'waits for the script' : 'is submitted natively if the script does not load'}`, async ({
    page,
  }) => {
    const { promise: release, resolve: letScriptCome } = Promise.withResolvers<void>();
    await page.route(/registration-driver-.*\.js$/, async (route) => {
      await release;
      await route.continue();
    });
    await page.goto('/entry/register');
    await waitForHydration(page);
    await page.getByLabel(/^Email/).fill('nobody@example.org');
    await page.getByLabel('Username').fill('x');
    await page.getByLabel(/^Password/).fill('short');
    await page.getByLabel('Confirm Password').fill('different');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page.getByRole('button', { name: 'Sign Up' })).toHaveAttribute('aria-busy', 'true');
    if (comes) letScriptCome();
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    await expect(page.getByLabel(/^Email/)).toHaveValue('nobody@example.org');
    // Only a script can restore the password.
    await expect(page.getByLabel(/^Password/)).toHaveValue(comes ? 'short' : '');
  });

test('the printed link creates the first administrator, once', async ({ page }) => {
  const server = await startSampleForum();
  try {
    await page.goto(server.administratorLink ?? '');
    await keyIsGone(page, 'token');
    await page.getByLabel('Username').fill('Harbourmaster');
    await page.getByLabel(/^Email/).fill('harbourmaster@example.org');
    await page.getByLabel(/^Password/).fill(testPassword);
    await page.getByLabel('Confirm Password').fill(testPassword);
    await page.getByRole('button', { name: 'Open the forum' }).click();
    await expect(page).toHaveURL(`${server.url}/`);
    const me = await page.evaluate(async () => (await fetch('/api/v2/users/me')).json());
    expect(me).toMatchObject({ name: 'Harbourmaster', isAdmin: true });
    const { pathname, search } = new URL(server.administratorLink ?? '');
    const again = await aGuest(server.url).fetch(pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `${search.slice(1)}&Name=Second&Email=second@example.org&Password=${encodeURIComponent(testPassword)}`,
    });
    expect(again.headers.get('location')).toMatch(/^\/entry\/firstadmin\?error=/);
    // Leaves the page, which would continue to send requests to the stopped forum.
    await page.goto('about:blank');
  } finally {
    await removeForum(server);
  }
});

test('a member who forgot the password sets a new one with the e-mailed link, once', async ({
  page,
  forum,
  administrator,
}) => {
  // A separate member: a new password ends all sessions, and other journeys use the shared member's session.
  const member = await aMemberOf(forum, administrator, 'Forgetful');
  const email = `${member.name.toLowerCase()}@example.org`;
  const changed = 'another harbour, at seven';
  await page.goto('/entry/signin');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // The sign-in form has a field of the same name, so wait until its page is replaced.
  await expect(page.getByRole('heading', { name: 'Recover Password' })).toBeVisible();
  await page.getByLabel('Email/Username').fill(email);
  await page.getByRole('button', { name: 'Request a new password' }).click();
  await expect(page.getByText("we've sent a password reset link")).toBeVisible();

  const { link } = await waitForMail(forum.dataFolder, email, 'Set a new password');
  const setPassword = async (password: string) => {
    await page.goto(link);
    await keyIsGone(page, 'token');
    await page.getByLabel('New Password').fill(password);
    await page.getByLabel('Confirm Password').fill(password);
    await page.getByRole('button', { name: 'Save your password' }).click();
  };
  await setPassword(changed);
  await expect(page.getByText(`My Account: ${member.name}`)).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/entry/signin');
  await signIn(page, member.name);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await signIn(page, member.name, changed);
  await expect(page.getByText(`My Account: ${member.name}`)).toBeVisible();
  await setPassword(testPassword);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
});

test('a password request for an unknown member gets the same answer as for a member', async ({ page }) => {
  await page.goto('/entry/passwordrequest');
  await page.getByLabel('Email/Username').fill('nobody.at.all@example.org');
  await page.getByRole('button', { name: 'Request a new password' }).click();
  await expect(page.getByText("we've sent a password reset link")).toBeVisible();
});

test('an invalid or incomplete link is reported, with a link to request a new one', async ({ page }) => {
  await page.goto('/entry/passwordreset');
  await expect(page.getByRole('link', { name: 'Request a new password' })).toBeVisible();
  await page.goto('/entry/passwordreset?token=forged');
  await page.getByLabel('New Password').fill(testPassword);
  await page.getByLabel('Confirm Password').fill(testPassword);
  await page.getByRole('button', { name: 'Save your password' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request a new password' })).toBeVisible();
  await page.goto('/entry/emailconfirm');
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
  await page.goto('/entry/emailconfirm?userID=1&code=forged');
  await page.getByRole('button', { name: 'Confirm my email' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
});

test('the account page shows whether a new name is available, or why renaming is not allowed, and stores how visits are counted', async ({
  page,
  forum,
  administrator,
  member,
}) => {
  await setSessionCookie(page, administrator, forum.url);
  await page.goto('/profile/account');
  await waitForHydration(page);
  const field = page.getByRole('textbox', { name: 'New Username' });
  const card = page.getByRole('region', { name: 'Username' });
  await field.fill(member.name);
  await expect(card.getByText('already in use by another member')).toBeVisible();
  await field.fill('Quite-Another-Name');
  await expect(card.getByText('This username is available')).toBeVisible();

  await setSessionCookie(page, member, forum.url);
  await page.goto('/profile/account');
  await waitForHydration(page);
  await expect(card.getByText("You don't have the permission to edit your username.")).toBeVisible();
  const visits = page.getByRole('region', { name: 'Visit statistics' });
  await expect(visits.getByRole('radio', { name: /^Use the site’s setting/ })).toBeChecked();
  await visits.getByRole('radio', { name: 'Count my visits anonymously' }).check();
  await visits.getByRole('button', { name: 'Save' }).click();
  await expect(visits.getByText('Changes saved.')).toBeVisible();
  await page.reload();
  await expect(visits.getByRole('radio', { name: 'Count my visits anonymously' })).toBeChecked();
});

/** Checks that the key of the opened link is not in the URL, before and after a reload. */
async function keyIsGone(page: Page, parameter: string): Promise<void> {
  const hasKey = () => new URL(page.url()).searchParams.has(parameter);
  expect(hasKey()).toBe(false);
  await page.reload();
  expect(hasKey()).toBe(false);
}
