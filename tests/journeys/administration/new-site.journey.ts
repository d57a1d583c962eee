import type { Browser, Page } from '@playwright/test';
import { expect, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { type ForumServer, removeForum, startSampleForum } from '#tests/support/server/forum-server.ts';
import { testPassword } from '#tests/support/server/visitor.ts';

/** Opens a page of the site through the search of the dashboard, as somebody who does not know the addresses. */
async function find(page: Page, words: string, result: string | RegExp): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Find pages and settings' });
  await field.fill(words);
  await page.getByRole('option', { name: result }).first().click();
  await waitForHydration(page);
}

/** Lets the next dialog ask for the password, as it does some time after signing in. */
const pretendUnconfirmed = (page: Page) =>
  page.route(
    '**/api/v2/two-factor',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), isConfirmed: false } });
    },
    { times: 1 },
  );

const saved = (page: Page) => expect(page.getByRole('button', { name: 'Undo' }).last()).toBeVisible();

async function addRole(page: Page, name: string, begin: string): Promise<void> {
  await find(page, 'roles', /Roles & permissions/);
  await page.getByRole('link', { name: 'Add role' }).click();
  await page.getByRole('region', { name: 'Begin with the permissions of' }).getByRole('link', { name: begin }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Add role' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a new administrator sets up a club with the browser alone: roles, a private board, German, a moderator, a digest, a backup', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const club = await startSampleForum();
  try {
    await setUpClub(browser, club);
    await visitClub(browser, club);
  } finally {
    await removeForum(club);
  }
});

async function setUpClub(browser: Browser, club: ForumServer): Promise<void> {
  const context = await browser.newContext({ baseURL: club.url });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(club.administratorLink ?? '');
  await waitForHydration(page);
  await page.getByRole('textbox', { name: /name/i }).first().fill('Cox');
  await page.getByRole('textbox', { name: /mail/i }).fill('cox@example.org');
  for (const field of await page.locator('input[type=password]').all()) await field.fill(testPassword);
  await page.locator('main button[type=submit]').first().click();
  await page.waitForURL(`${club.url}/`);

  await page.goto('/dashboard');
  await waitForHydration(page);
  const checklist = page.getByRole('region', { name: 'Set Up Your Site' });
  await pretendUnconfirmed(page);
  await checklist.getByRole('button', { name: 'Remove the sample community' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove the sample community?' });
  await removal.getByLabel(/^Your own password/).fill(testPassword);
  await removal.getByRole('button', { name: 'Remove the sample community' }).click();
  await expect(page.getByText('The sample community has been removed.')).toBeVisible();
  await expect(checklist.getByText('0 of 7 steps are done.')).toBeVisible();

  await checklist.getByRole('link', { name: 'Give your site a name' }).click();
  await page.getByRole('textbox', { name: 'Site name' }).fill('Ruderklub');
  await page.getByRole('region', { name: 'Identity' }).getByRole('button', { name: 'Save' }).click();
  await saved(page);

  await addRole(page, 'Crew', 'Member');
  await addRole(page, 'Trainers', 'Moderator');
  await addRole(page, 'Visitors', 'Member');

  await find(page, 'categories', /^Categories/);
  await page.getByRole('link', { name: 'Add a category' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Regatta');
  await page.getByRole('button', { name: 'Add a category' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Regatta' })).toBeVisible();
  await page.getByRole('link', { name: 'Add a category' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Committee');
  await page.getByRole('switch', { name: 'Private' }).click();
  await page.getByRole('checkbox', { name: 'Trainers' }).check();
  await page.getByRole('button', { name: 'Add a category' }).click();
  await expect(page.getByText('Custom permissions')).toBeVisible();

  await find(page, 'members', /Manage members/);
  await page.getByRole('link', { name: 'Add member' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Stroke');
  await page.getByRole('textbox', { name: /^Email address/ }).fill('stroke@example.org');
  await page.getByLabel(/^Password/).fill(testPassword);
  await expect(page.getByRole('checkbox', { name: 'Crew' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Trainers' }).check();
  await page.getByRole('button', { name: 'Add member' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Member: Stroke' })).toBeVisible();

  await find(page, 'digest', /Members who have not chosen/);
  await page.getByRole('combobox', { name: 'Members who have not chosen' }).selectOption('Every week');
  await page.getByRole('region', { name: 'Settings', exact: true }).getByRole('button', { name: 'Save' }).click();
  await saved(page);

  await find(page, 'backup', /^Backups/);
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByRole('link', { name: /Download/ })).toBeVisible({ timeout: 60_000 });

  await find(page, 'default language', /Default language/);
  await page.getByRole('combobox', { name: 'Default language' }).selectOption('Deutsch');
  await page.getByRole('region', { name: 'Language', exact: true }).getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await context.close();
}

/** A visitor whose language the forum does not speak reads German, and does not see the private board. */
async function visitClub(browser: Browser, club: ForumServer): Promise<void> {
  const visitor = await browser.newContext({ baseURL: club.url, locale: 'pt-BR' });
  const guest = await visitor.newPage();
  await guest.goto('/categories');
  await expect(guest.locator('html')).toHaveAttribute('lang', 'de');
  await expect(guest.getByRole('main')).toContainText('Regatta');
  await expect(guest.getByRole('main')).not.toContainText('Committee');
  await visitor.close();
}
