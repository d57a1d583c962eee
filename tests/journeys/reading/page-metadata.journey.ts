import { changeConfig } from '#api/administration/setting/config.client.ts';
import { areasOfPage } from '#components/shell/site/route-translations.ts';
import { expect, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { journeyPages } from '#tests/support/browser/journey-addresses.ts';
import { aGuest } from '#tests/support/server/visitor.ts';

test('each page has its own title, description and URL', async ({ administratorPage: page, addresses }) => {
  // Guests cannot view profiles unless their role has the permission `profiles.view`.
  const titles = new Set<string>();
  const lists = ['/', '/discussions', '/categories', addresses.category];
  const asked = [...lists, addresses.long, addresses.profile, '/search', '/entry/passwordrequest'];
  for (const address of asked) {
    await page.goto(address);
    titles.add(await page.title());
    const facts = await page.evaluate(() => ({
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
      title: document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content,
      site: document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    }));
    expect.soft(facts.title, `og:title of ${address}`).toBeTruthy();
    expect.soft(facts.site, `og:site_name of ${address}`).toBeTruthy();
    expect.soft(facts.description, `description of ${address}`).toBeTruthy();
    expect.soft(facts.canonical, `canonical of ${address}`).toBeTruthy();
  }
  expect(titles.size).toBe(asked.length);
});

test('pages use the images and the colour configured for the site', async ({ page, administrator }) => {
  // Pages for guests are cached for a few seconds, so each check uses a different URL.
  const told = async (address: string) => {
    await page.goto(address);
    return page.evaluate(() => ({
      icon: document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href,
      onHomeScreens: document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')?.href,
      shared: document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content,
      color: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
    }));
  };
  const own = await told('/discussions?sort=-score');
  expect(own).toMatchObject({ icon: expect.stringMatching(/\/favicon\.svg$/), shared: undefined, color: undefined });
  const picture = new URL('/icon-192.png', page.url()).href;
  const kinds = ['branding.favicon', 'branding.touchIcon', 'branding.shareImage'];
  const chosen = Object.fromEntries(kinds.map((kind) => [kind, '/icon-192.png']));
  await changeConfig(administrator.api, { ...chosen, 'branding.addressBarColor': '#204060' });
  expect(await told('/discussions?sort=-hot')).toEqual({
    icon: picture,
    onHomeScreens: picture,
    shared: picture,
    color: '#204060',
  });
  const forgotten = [...kinds, 'branding.addressBarColor'].map((kind) => [kind, null]);
  await changeConfig(administrator.api, Object.fromEntries(forgotten));
});

test('categories describe their location and their entries to search engines', async ({ page, forum, addresses }) => {
  const told = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('script[type="application/ld+json"]'), (one) => JSON.parse(one.textContent)),
    );
  await page.goto('/categories');
  const place = { url: forum.url + addresses.category, name: expect.any(String) };
  const all = { itemListElement: expect.arrayContaining([expect.objectContaining(place)]) };
  expect(await told()).toMatchObject([{ '@type': 'CollectionPage', url: `${forum.url}/categories`, mainEntity: all }]);
  await page.goto(addresses.category);
  const data = await told();
  const found = { position: 1, url: expect.stringContaining(`${forum.url}/discussion/`), name: expect.any(String) };
  expect(data).toMatchObject([
    {
      '@type': 'CollectionPage',
      url: forum.url + addresses.category,
      mainEntity: { itemListElement: expect.arrayContaining([expect.objectContaining(found)]) },
    },
    { '@type': 'BreadcrumbList' },
  ]);
});

test('a discussion has metadata for search engines', async ({ page, forum, addresses }) => {
  await page.goto(addresses.long);
  const facts = await page.evaluate(() => ({
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content,
    type: document.querySelector<HTMLMetaElement>('meta[property="og:type"]')?.content,
    data: JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null'),
  }));
  expect(facts).toMatchObject({
    canonical: forum.url + addresses.long,
    description: expect.stringContaining('Nothing more to say.'),
    type: 'article',
    data: { '@type': 'DiscussionForumPosting', headline: 'A long talk about planes', url: forum.url + addresses.long },
  });
});

test('the chosen colour scheme is stored, and applied before the first paint', async ({ page, context }) => {
  await page.goto('/discussions');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Colors' }).click();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const fromServer = await (await context.request.get('/categories')).text();
  expect(fromServer).toMatch(/<html[^>]* data-theme="dark"/);
  // Without the cookie, only local storage has the setting. The first script of the page applies it before the body
  // exists.
  await context.clearCookies();
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      (globalThis as { first?: unknown }).first = document.documentElement.dataset['theme'] ?? 'none';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/categories');
  expect(await page.evaluate(() => (globalThis as { first?: unknown }).first)).toBe('dark');
});

test('the first tab stop is a skip link to the content', async ({ page }) => {
  await page.goto('/discussions');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to content' });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});

test('footer links are in the same order on every page, and each language is named in itself', async ({ page }) => {
  const orders = new Set<string>();
  for (const address of ['/', '/search', '/entry/signin', '/nowhere']) {
    await page.goto(address);
    const names = await page.locator('footer a').allTextContents();
    expect(names.length).toBeGreaterThan(2);
    orders.add(names.join(', '));
  }
  expect(orders.size).toBe(1);
  const languages = page.locator('footer form[action="/language"] button');
  expect(
    await languages.evaluateAll((all) => all.map((one) => `${one.getAttribute('lang')} ${one.textContent}`)),
  ).toEqual(['en English', 'fr Français', 'de Deutsch', 'ar العربية', 'ja 日本語']);
});

test('the sign-in form supports password managers and pasting, and has no captcha', async ({ page }) => {
  await page.goto('/entry/signin');
  await waitForHydration(page);
  const fields = page.locator('main form input:not([type=hidden], [type=checkbox])');
  expect(await fields.evaluateAll((all) => all.map((one) => one.getAttribute('autocomplete')))).toEqual([
    'username',
    'current-password',
  ]);
  const isPasted = await fields.evaluateAll((all) =>
    all.map((one) => one.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }))),
  );
  expect(isPasted).toEqual([true, true]);
});

test('the texts of every page are preloaded on navigation', async ({ administrator, addresses, forum }) => {
  const around = ['primitives', 'shell'];
  const missing: string[] = [];
  for (const { what, address, asMember, status = 200 } of journeyPages) {
    if (status !== 200) continue;
    const path = address(addresses);
    const answer = await (asMember ? administrator : aGuest(forum.url)).fetch(path);
    const cargo = /<script id="cargo"[^>]*>(.*?)<\/script>/s.exec(await answer.text())?.[1] ?? '';
    const said = Object.keys((JSON.parse(cargo) as { words: { areas: object } }).words.areas);
    const ahead: readonly string[] = [...areasOfPage(path.replace(/\?.*/, '')), ...around];
    missing.push(...said.filter((area) => !ahead.includes(area)).map((area) => `${what}: ${area}`));
  }
  expect(missing).toEqual([]);
});
