import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { expect, test as journey } from '#tests/support/browser/journey.ts';

/** A page of another site that embeds the forum. */
interface Host {
  /** The URL of the page at an allowed origin. */
  readonly allowed: string;
  /** The URL of the same page at an origin that the forum does not allow. */
  readonly unknown: string;
}

const test = journey.extend<{ host: Host }>({
  // The browser says on its console what it refuses to show.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  consoleWatch: async ({}, use) => use(undefined),
  host: async ({ forum, administrator }, use) => {
    const server = http.createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Harbour town</title>
        <script src="${forum.url}/embed.js" async></script>
        <folkmoot-embed remote-url="${forum.url}" initial-path="/discussions" title="Our forum"></folkmoot-embed>`);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const allowed = `http://localhost:${port}`;
    const settings = { 'embed.enabled': true, 'embed.allowedOrigins': [allowed], 'embed.remoteUrl': `${allowed}/` };
    await changeConfig(administrator.api, settings);
    await use({ allowed, unknown: `http://127.0.0.1:${port}` });
    await changeConfig(administrator.api, {
      'embed.enabled': false,
      'embed.allowedOrigins': [],
      'embed.remoteUrl': '',
    });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

const shownIn = (page: Page) => page.frameLocator('iframe[title="Our forum"]');
const hashOf = (page: Page) => page.evaluate(() => location.hash);

test('a page of another site embeds the forum, and follows its URL, title and scrolling', async ({ page, host }) => {
  await page.goto(host.allowed);
  const forum = shownIn(page);
  await expect(forum.getByRole('heading', { level: 1, name: 'Recent Posts' })).toBeVisible();
  await expect(page).toHaveTitle('Recent Posts - Folkmoot');
  const scrolled = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('folkmoot-scroll', (event) => {
          const { detail } = event as CustomEvent<{ isScrolled: boolean }>;
          if (detail.isScrolled) resolve(detail);
        }),
      ),
  );
  await forum.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await scrolled).toEqual({ isScrolled: true, isScrollEnd: expect.any(Boolean) });
  await forum.getByRole('main').locator('a[href^="/discussion/"]').first().click();
  await expect.poll(() => hashOf(page)).toMatch(/^#\/discussion\/\d+\//);
  await expect(page).not.toHaveTitle('Recent Posts - Folkmoot');

  await page.evaluate(() => {
    location.hash = '#/categories';
  });
  await expect(forum.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await expect(page).toHaveTitle('Categories - Folkmoot');
});

test('messages from other origins are ignored, and sites that are not configured cannot embed the forum', async ({
  page,
  host,
}) => {
  await page.goto(host.allowed);
  await expect(page).toHaveTitle('Recent Posts - Folkmoot');
  await page.evaluate(() => {
    window.postMessage({ type: 'embeddedTitleUpdate', title: 'Free boats' }, '*');
    window.postMessage({ type: 'navigateExternalDomain', href: 'https://boats.example/' }, '*');
    window.postMessage({ type: 'embeddedHrefUpdate', href: `${location.origin}/boats` }, '*');
    // Resolves after all three messages have been delivered.
    return new Promise((resolve) => setTimeout(resolve, 100));
  });
  expect(new URL(page.url()).origin).toBe(host.allowed);
  expect(await hashOf(page)).toBe('');
  await expect(page).toHaveTitle('Recent Posts - Folkmoot');

  const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.goto(host.unknown);
  await refused;
  await expect(shownIn(page).getByRole('heading', { level: 1 })).toHaveCount(0);
  await expect(page).toHaveTitle('Harbour town');
});
