import { addCategory, arrangeCategories, listCategories, readCategory } from '#api/category/category.client.ts';
import { createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';
import type { Visitor } from '#tests/support/server/visitor.ts';

const settings = '/vanilla/settings/categories';

const placesOf = async ({ api }: Visitor) =>
  (await listCategories(api, { outputFormat: 'flat', maxDepth: 100, limit: 500 })).body.map(
    ({ categoryID, parentCategoryID }) => ({ categoryID, parentCategoryID }),
  );

test('an administrator adds a category, sets its permissions, and deletes it, and its content is moved', async ({
  page,
  forum,
  administrator,
  member,
}) => {
  await setSessionCookie(page, administrator, forum.url);
  await page.goto(settings);
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: 'Add a category' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add a category' })).toBeVisible();
  await waitForHydration(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Rope & Rigging');
  await expect(page.getByText('/categories/rope-rigging')).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Address' });
  await code.fill('woodwork');
  await expect(page.getByText(/^The category .* already uses this address/)).toBeVisible();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Description' }).fill('Splices, knots and worn ends.');
  await code.fill('');
  await page.getByRole('button', { name: 'Add a category' }).click();
  await expect(page).toHaveURL(settings);
  await expect(page.getByRole('link', { name: 'Rope & Rigging', exact: true })).toBeVisible();

  const { categoryID } = (await readCategory(administrator.api, 'rope-rigging')).body;
  const post = {
    name: 'A bowline, tied behind the back',
    body: 'Twice round.',
    format: 'markdown',
    categoryID,
  } as const;
  const { discussionID } = (await createDiscussion(administrator.api, post)).body;
  await page.getByRole('link', { name: 'Edit Rope & Rigging' }).click();
  await waitForHydration(page);
  await page.getByRole('switch', { name: /custom permissions/ }).check();
  const views = page.getByRole('checkbox', { name: 'Member: View', exact: true });
  await expect(views).toBeChecked();
  await views.uncheck();
  await page.locator('#permissions').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Permissions have been saved.')).toBeVisible();
  await expect(readCategory(member.api, categoryID)).rejects.toMatchObject({ status: 404 });
  await page.reload();
  await expect(views).not.toBeChecked();

  await page.goto(settings);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'More actions for Rope & Rigging' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Rope & Rigging?' });
  await expect(dialog).toContainText('It has 1 discussion and no subcategories.');
  await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  const { body: all } = await listCategories(administrator.api, { outputFormat: 'flat' });
  // Not the announcements, where members may not post: other journeys write into the category of the newest discussion.
  const others = all.filter(({ displayAs, name }) => displayAs === 'discussions' && name !== 'Rope & Rigging');
  const receiver = others.find(({ name }) => name !== 'Announcements')?.categoryID;
  await dialog.getByRole('combobox').selectOption(String(receiver));
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Rope & Rigging has been deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Rope & Rigging', exact: true })).toHaveCount(0);
  expect((await readDiscussion(administrator.api, discussionID)).body.categoryID).toBe(receiver);
});

for (const width of [1280, 390])
  test(`an administrator arranges categories with the keyboard alone, ${width} pixels wide; a second one gets a conflict message`, async ({
    page,
    forum,
    administrator,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const name = `Slipway ${width}`;
    const before = await placesOf(administrator);
    const { categoryID } = (await addCategory(administrator.api, { name })).body;
    const last = before.findLast(({ parentCategoryID }) => parentCategoryID === null)?.categoryID;
    await setSessionCookie(page, administrator, forum.url);
    await page.goto(settings);
    await waitForHydration(page);
    const handle = page.getByRole('button', { name: `Move ${name}`, exact: true });
    await handle.focus();
    for (const key of ['Enter', 'ArrowUp', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
    await expect(page.getByRole('status').filter({ hasText: name })).toContainText(/^Slipway \d+: \d+ of \d+ in /);
    await expect(handle).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(`${name} has been moved.`)).toBeAttached();
    await expect(handle).toBeFocused();
    expect((await readCategory(administrator.api, categoryID)).body.parentCategoryID).toBe(last);

    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    const known = await placesOf(administrator);
    const places = known.map((place) =>
      place.categoryID === categoryID ? { categoryID, parentCategoryID: null } : place,
    );
    await arrangeCategories(administrator.api, { known, places: [...places.slice(-1), ...places.slice(0, -1)] });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Someone else has moved categories in the meantime.',
    );
    await expect(page.getByRole('listitem').filter({ has: handle })).toHaveAttribute('aria-posinset', '1');
  });
