import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { type ForumServer, removeForum, startSampleForum } from '#tests/support/server/forum-server.ts';
import { aMemberOf, anAdministratorOf, testPassword, type Visitor } from '#tests/support/server/visitor.ts';
import { findAddresses, type JourneyAddresses } from './journey-addresses.ts';

interface Shared {
  /** A running forum with the sample community, shared by the journeys of one worker. */
  readonly forum: ForumServer;
  readonly administrator: Visitor;
  /** A member who may post and has not posted anything. */
  readonly member: Visitor;
  readonly addresses: JourneyAddresses;
}

interface OfTest {
  readonly consoleWatch: undefined;
  /** The page, signed in as the administrator. */
  readonly administratorPage: Page;
  /** The page, signed in as the member. */
  readonly memberPage: Page;
}

let machines = 0;

/**
 * The test function of a journey: a browser test with a running forum. The test fails when the browser's console shows
 * an error. `goto` retries while the forum responds with 503, which can occur on a machine that runs other tests.
 */
export const test = base.extend<OfTest, Shared>({
  forum: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = await startSampleForum();
      await use(server);
      await removeForum(server);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  administrator: [async ({ forum }, use) => use(await anAdministratorOf(forum)), { scope: 'worker', timeout: 60_000 }],
  member: [
    async ({ forum, administrator }, use) => use(await aMemberOf(forum, administrator, 'Ottilie')),
    { scope: 'worker', timeout: 60_000 },
  ],
  addresses: [
    async ({ forum, administrator }, use) => use(await findAddresses(forum.url, administrator)),
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ forum }, use) => use(forum.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': `10.2.${process.pid & 255}.${machines++ & 255}` }),
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (address, options) => {
      for (;;) {
        const response = await goto(address, options);
        if (response?.status() !== 503) return response;
        await page.waitForTimeout(500);
      }
    };
    await use(page);
  },
  administratorPage: async ({ page, forum, administrator }, use) => {
    await setSessionCookie(page, administrator, forum.url);
    await use(page);
  },
  memberPage: async ({ page, forum, member }, use) => {
    await setSessionCookie(page, member, forum.url);
    await use(page);
  },
  consoleWatch: [
    async ({ page }, use) => {
      const complaints = watchConsole(page);
      await use(undefined);
      expect(complaints, 'the console reports no errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Collects the problems of a page: errors, blocked scripts, and hydration mismatches. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    const isOfAddress =
      /Failed to load resource.*status of 4\d\d/.test(message.text()) && message.location().url === page.url();
    // The sign-in form calls the API, which responds to a wrong password with 401.
    const isWrongPassword = /status of 401/.test(message.text()) && message.location().url.endsWith('/api/v2/sessions');
    // The second of two moderators who act on the same record receives a 409.
    const isTooLate = /Failed to load resource.*status of 409/.test(message.text());
    // An external service that does not respond leads to a 502.
    const isElsewhere = /status of 502/.test(message.text()) && message.location().url.endsWith('/api/v2/attachments');
    const isBusy = /Failed to load resource.*status of 503/.test(message.text());
    // Previews of e-mails block all scripts, including those that a journey injects into every frame.
    const isKeptOut = /Blocked script execution in 'about:srcdoc'/.test(message.text());
    const isBad = message.type() === 'error' || /hydrat|did not match|Content Security/i.test(message.text());
    if (isBad && !isOfAddress && !isWrongPassword && !isTooLate && !isBusy && !isElsewhere && !isKeptOut)
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  return complaints;
}

/** Whether the page is hydrated. */
export const isPageHydrated = (page: Page): Promise<boolean> => page.evaluate(lookForReact);

/** Waits until the page is hydrated. */
export const waitForHydration = (page: Page) => page.waitForFunction(lookForReact);

/**
 * Waits until a component that loads separately is hydrated. Before hydration, pressing it submits its form as without
 * scripts.
 */
export const waitForComponentHydration = (part: Locator) =>
  expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);

/**
 * Presses `?` until the keyboard shortcuts of the reports are displayed. The page starts to handle keys shortly after
 * hydration.
 */
export const waitForReportShortcuts = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('?');
    await expect(page.locator('details[open] dl')).toBeVisible({ timeout: 1_000 });
  }).toPass();

const lookForReact = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));

/** Sets the session cookie of a visitor in the browser. */
export async function setSessionCookie(page: Page, visitor: Visitor, url: string): Promise<void> {
  const [name = '', value = ''] = visitor.cookie.split('=');
  await page.context().addCookies([{ name, value, url }]);
}

/** Fills in and submits the form at /entry/signin. */
export async function signIn(page: Page, name: string, password = testPassword): Promise<void> {
  await page.getByLabel('Email/Username').fill(name);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
}
