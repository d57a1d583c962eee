import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { addFragment, readFragment } from '#api/administration/fragment/fragment.client.ts';
import { applyLayout } from '#api/administration/layout/layout-view.client.ts';
import { addTheme, applyTheme } from '#api/administration/theme/theme.client.ts';
import { expect, setSessionCookie, test, waitForHydration, watchConsole } from '#tests/support/browser/journey.ts';
import { aLayout } from '#tests/support/server/layouts.ts';
import { battery, elsewherePlaceholder, endless, removed, thief } from './fragment-attacks.ts';

/**
 * Scrolls to the footer until the frame of a fragment in it loads. The page may become longer while it loads, which moves
 * the footer out of view.
 */
const scrollToFrame = (page: Page, title: string) =>
  expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator(`iframe[title="${title}"]`)).toBeAttached({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });

test('a fragment runs in its frame, and nothing that it tries reaches the page, the session or another site', async ({
  browser,
  forum,
  administrator,
  member,
}) => {
  test.slow();
  const requests: string[] = [];
  const elsewhere = createServer(({ url }, response) => {
    requests.push(url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;

  const add = async (name: string, js: string) => {
    const post = { name, fragmentType: 'CustomFragment', js: js.replaceAll(elsewherePlaceholder, address) } as const;
    const { body } = await addFragment(administrator.api, { ...post, commitMessage: 'First' });
    return body.fragmentUUID;
  };
  const show = async (uuids: readonly string[]) => {
    const data = uuids
      .map(
        (fragmentUUID) => `<div data-widget="custom-fragment" data-props='${JSON.stringify({ fragmentUUID })}'></div>`,
      )
      .join('');
    const post = { name: 'Fragments', parentTheme: 'keystone', parentVersion: '1.0', assets: { footer: { data } } };
    await applyTheme(administrator.api, (await addTheme(administrator.api, post)).body.themeID);
  };
  // With a header of its own, a request for a script from a frame would ask for permission first.
  const context = await browser.newContext({ baseURL: forum.url, extraHTTPHeaders: {} });
  const page = await context.newPage();
  await setSessionCookie(page, member, forum.url);
  const downloads: string[] = [];
  page.on('download', (one) => downloads.push(one.suggestedFilename()));
  const frameOf = (name: string) => page.frameLocator(`iframe[title="${name}"]`).locator('body');

  await show([await add('Battery', battery)]);
  await page.goto('/categories');
  const pageAddress = page.url();
  await scrollToFrame(page, 'Battery');
  await expect(frameOf('Battery')).toHaveText(/^\{/, { timeout: 60_000 });
  expect(JSON.parse((await frameOf('Battery').textContent()) ?? '')).toEqual({});
  expect([page.url(), context.pages().length, downloads, requests]).toEqual([pageAddress, 1, [], []]);

  const names = Object.keys(removed) as (keyof typeof removed)[];
  await show(await Promise.all(names.map((name) => add(name, removed[name]))));
  await page.goto('/categories');
  const boxes = page.locator('[data-machine="fragment-frame"]');
  await expect(boxes).toHaveCount(names.length);
  // A frame loads when it comes into view.
  await expect(async () => {
    for (const box of await boxes.all()) await box.scrollIntoViewIfNeeded();
    await expect(page.getByText('Error Loading Fragment')).toHaveCount(names.length, { timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(requests).toEqual([]);

  await show([await add('Thief', thief)]);
  await page.goto('/search');
  await scrollToFrame(page, 'Thief');
  await expect(page.locator('iframe[title="Thief"]')).toBeVisible();
  const search = page.getByRole('main').getByRole('searchbox').first();
  await search.pressSequentially('Sunny weather', { delay: 60 });
  // The frame may receive a key between taking the focus and losing it again. Without the guard, it receives all.
  await expect(search).toBeFocused();
  expect((await search.inputValue()).length).toBeGreaterThan('Sunny weather'.length / 2);

  await show([await add('Endless', endless), await add('Good', "document.body.textContent = 'Sunny';")]);
  await page.goto('/categories');
  await scrollToFrame(page, 'Endless');
  const started = Date.now();
  expect(await page.evaluate(() => document.title)).not.toBe('');
  expect(Date.now() - started).toBeLessThan(2_000);
  await expect(page.getByText('Error Loading Fragment').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Discussions' }).click();
  await expect(page).toHaveURL(/discussions/);

  await applyTheme(administrator.api, 'keystone');
  await context.close();
  elsewhere.close();
});

test('an administrator writes a fragment with a preview, publishes it, and restores its first revision', async ({
  administratorPage: page,
  browser,
  forum,
  administrator,
}) => {
  test.slow();
  await page.goto('/appearance/widget-builder');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'I understand' }).click();
  await page.getByRole('button', { name: 'Create Fragment' }).click();
  await expect(page).toHaveURL(/widget-builder\/[\w-]+\/edit$/);
  await page.getByLabel('Name').fill('Opening hours');
  await page.getByLabel('Script').fill('fragment.root.textContent = "Open until " + fragment.props.until;');
  await page.getByLabel('Settings of the preview').fill('{"until": "18:00"}');
  const preview = page.getByRole('region', { name: 'Preview', exact: true });
  await expect(preview.frameLocator('iframe').first().locator('body')).toHaveText('Open until 18:00');
  const publish = async (message: string) => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByLabel('What has changed?').fill(message);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Published', { exact: true })).toBeVisible();
  };
  await publish('First version');
  await page.getByLabel('Script').fill("fragment.root.textContent = 'Closed';");
  await publish('Closed');

  const fragmentUUID = /widget-builder\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  const { heights } = (await readFragment(administrator.api, fragmentUUID)).body;
  expect(heights?.wide).toBeGreaterThan(10);
  await page.getByRole('link', { name: 'Revision History' }).click();
  await page.getByRole('button', { name: 'Restore “First version”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: /Restored: First version/ })).toBeVisible();

  const place = { fragmentUUID, settings: { until: '20:00' } };
  const footer = { data: `<div data-widget="custom-fragment" data-props='${JSON.stringify(place)}'></div>` };
  const post = { name: 'Hours', parentTheme: 'keystone', parentVersion: '1.0', assets: { footer } };
  await applyTheme(administrator.api, (await addTheme(administrator.api, post)).body.themeID);
  const context = await browser.newContext({ baseURL: forum.url, extraHTTPHeaders: {} });
  const reader = await context.newPage();
  const complaints = watchConsole(reader);
  await reader.goto('/categories');
  await scrollToFrame(reader, 'Opening hours');
  const shown = reader.frameLocator('iframe[title="Opening hours"]').locator('body');
  await expect(shown).toHaveText('Open until 20:00');

  const html = '<style>p { margin: 0 }</style><p id="tide"></p><script>tide.textContent = "High at 6:12";</script>';
  const widgets = [
    { $hydrate: 'react.custom-fragment', fragmentUUID, settings: { until: '21:00' } },
    { $hydrate: 'react.html', title: 'Tide table', html },
  ];
  const { layoutID } = await aLayout(administrator.api, 'home', ...widgets);
  await applyLayout(administrator.api, layoutID, [{ recordType: 'global', recordID: -1 }]);
  await reader.goto('/');
  await expect(reader.frameLocator('main iframe[title="Opening hours"]').locator('body')).toHaveText(
    'Open until 21:00',
  );
  await expect(reader.frameLocator('iframe[title="Tide table"]').locator('p')).toHaveText('High at 6:12');
  await applyLayout(administrator.api, layoutID, []);
  expect(complaints).toEqual([]);

  await page.goto('/appearance/widget-builder');
  await expect(page.getByRole('button', { name: 'Delete Opening hours' })).toHaveAttribute('aria-disabled', 'true');
  await applyTheme(administrator.api, 'keystone');
  await context.close();
});
