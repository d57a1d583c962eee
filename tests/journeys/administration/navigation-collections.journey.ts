import { changeNavigation, readNavigation } from '#api/administration/layout/navigation.client.ts';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { listDiscussions } from '#api/discussion/discussion.client.ts';
import { listCollections, removeCollection } from '#api/moderation/collection/collection.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';

const settings = '/appearance/navigation';

test('an administrator builds a nested place for one role, previews it, and chooses a version after a conflict', async ({
  administratorPage: page,
  administrator,
  member,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(settings);
  await waitForHydration(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add an item', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Help');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await main.getByRole('button', { name: 'Add an item below “Help”' }).click();
  await dialog.getByLabel('Name').fill('Boat plans');
  await dialog.getByLabel('Address').fill('/categories/boat-shed');
  await dialog.getByRole('combobox', { name: 'Roles' }).fill('Member');
  await page.getByRole('option', { name: 'Member', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();

  // A guest sees neither the place nor the item that only groups it.
  const preview = main.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('listitem').filter({ hasText: 'Help' })).toHaveCount(0);
  await preview.getByLabel('As seen by').selectOption({ label: 'Member' });
  await preview.getByRole('button', { name: 'Help' }).click();
  await expect(preview.getByRole('link', { name: 'Boat plans' })).toBeVisible();
  await preview.getByRole('link', { name: 'Boat plans' }).click();
  await expect(page).toHaveURL(settings);
  await page.keyboard.press('Escape');

  // By the pointer, "Help" is dragged above the other items.
  const handle = main.getByRole('button', { name: 'Move Help' });
  const first = main.locator('[data-item-id]').first();
  await handle.hover();
  await page.mouse.down();
  const box = await first.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 4, { steps: 6 });
  await page.mouse.up();
  await expect(first).toContainText('Help');

  // The page is not left with unsaved changes by mistake.
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Branding' }).click();
  const question = page.getByRole('dialog', { name: 'Discard Changes?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(settings);

  await changeNavigation(administrator.api, {
    navigation: { items: [{ name: 'Rules', url: '/rules' }], mobileOnly: [] },
  });
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByRole('alert')).toContainText('Someone else has changed the navigation');
  await main.getByRole('button', { name: 'Show the other version' }).click();
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Rules']);
  await main.getByRole('button', { name: 'Undo: show the other version' }).click();
  await main.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(main.getByText('Your changes have been saved.')).toBeVisible();
  const { items } = (await readNavigation(member.api)).body;
  expect(items.map(({ name, children }) => [name, children.map((child) => child.name)])[0]).toEqual([
    'Help',
    ['Boat plans'],
  ]);
  await changeConfig(administrator.api, { 'ui.navigation': null });
});

test('by keyboard alone, in a dark narrow window, an item is moved between the lists, removed and brought back', async ({
  administratorPage: page,
  administrator,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(settings);
  await waitForHydration(page);
  const main = page.getByRole('main');
  const handle = main.getByRole('button', { name: 'Move Categories' });
  await handle.focus();
  for (const key of ['Enter', 'ArrowRight', 'ArrowLeft', 'ArrowDown']) await page.keyboard.press(key);
  await expect(main.getByRole('status')).toHaveText('Categories: 1 of 1 in Only in narrow windows');
  await expect(handle).toBeFocused();
  await page.keyboard.press('Enter');
  await main.getByRole('button', { name: 'Remove “Discussions”' }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByText('The title bar has no items.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Undo: remove “Discussions”' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Discussions', 'Categories']);
  await main.getByRole('button', { name: 'Save', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(main.getByText('Your changes have been saved.')).toBeVisible();
  // The title bar of the page follows.
  await page.setViewportSize({ width: 1280, height: 844 });
  const shown = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('listitem');
  await expect(shown).toHaveText(['Discussions']);
  const { items, mobileOnly } = (await readNavigation(administrator.api)).body;
  expect([items, mobileOnly].map((list) => list.map(({ name }) => name))).toEqual([['Discussions'], ['Categories']]);
  await changeConfig(administrator.api, { 'ui.navigation': null });
});

for (const width of [1280, 390])
  test(`a collection is made, filled by search and by address, ordered, and read by a guest with its feed, ${width} pixels wide`, async ({
    page,
    forum,
    administrator,
    addresses,
    browser,
  }) => {
    const name = `Best of the harbour ${width}`;
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: width === 390 ? 'dark' : 'light' });
    await setSessionCookie(page, administrator, forum.url);
    await page.goto('/dashboard/content/collections');
    await waitForHydration(page);
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Add a collection' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(name);
    await page.keyboard.press('Enter');
    await main.getByRole('link', { name: `Edit contents: ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await waitForHydration(page);

    const [known] = (await listDiscussions(administrator.api, { limit: 1, sort: '-dateLastComment' })).body;
    const field = main.getByRole('combobox', { name: 'Add a discussion or category' });
    await field.fill(`${forum.url}${addresses.category}`);
    await page.getByRole('option').first().click();
    await field.fill(`${forum.url}${addresses.closed}`);
    await page.getByRole('option').first().click();
    await field.fill(known?.name ?? '');
    await page
      .getByRole('option')
      .filter({ hasText: known?.name ?? '' })
      .first()
      .click();
    const names = main.getByRole('heading', { level: 3 });
    await expect(names).toHaveCount(3);
    const handle = main.getByRole('button', { name: `Move ${known?.name}` });
    await handle.focus();
    for (const key of ['Enter', 'ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    await expect(names.first()).toContainText(known?.name ?? '');
    await main.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(main.getByText('Your changes have been saved.')).toBeVisible();

    const { body: made } = await listCollections(administrator.api, { name });
    const collectionID = made[0]?.collectionID ?? 0;
    const guest = await (await browser.newContext({ baseURL: forum.url, viewport: { width, height: 844 } })).newPage();
    await guest.goto(`/collections/${collectionID}`);
    await expect(guest.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Edit collection' })).toHaveCount(0);
    const rows = guest.getByRole('region', { name }).getByRole('heading', { level: 2 });
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).toHaveText(known?.name ?? '');
    const feed = await guest.locator('link[type="application/atom+xml"][href*="/collections/"]').getAttribute('href');
    expect(await (await guest.request.get(feed ?? '')).text()).toContain('<title>');
    await guest.context().close();
    await removeCollection(administrator.api, collectionID);
  });
