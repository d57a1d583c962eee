import { addLayout, changeLayout, listLayouts, removeLayout } from '#api/administration/layout/layout-record.client.ts';
import { applyLayout } from '#api/administration/layout/layout-view.client.ts';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { expect, test, waitForHydration } from '#tests/support/browser/journey.ts';
import { callToAction } from '#tests/support/server/layouts.ts';
import { aGuest } from '#tests/support/server/visitor.ts';

test('an administrator composes a home page by keyboard, applies it, and is asked before leaving with changes', async ({
  administratorPage: page,
  administrator: { api, fetch: fetchAsAdministrator },
  member,
  forum,
}) => {
  await page.goto('/appearance/layouts');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Add Layout: Home page', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name of the layout' }).fill('Spring');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/appearance\/layouts\/home\/\d+\/edit$/);
  const editor = page.getByRole('dialog', { name: 'Layout: Home page' });
  const canvas = editor.getByRole('group', { name: 'Layout', exact: true });

  // Enter selects the first section, the arrow keys the last one, and Tab leads to its tools.
  await canvas.focus();
  for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Tab', 'ArrowRight']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(editor.getByRole('status').last()).toHaveText('2 columns: section 2 of 3');
  await expect(editor.getByRole('button', { name: 'Undo: move 2 columns' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator(':focus')).toHaveText(/2 columns/);

  // The chooser has a search. A widget with settings is added with its form.
  await editor.getByRole('toolbar').getByRole('button', { name: 'Add widget to the side column' }).click();
  await page.getByRole('searchbox', { name: 'Search widgets' }).fill('leader');
  await page.getByRole('button', { name: 'Leaderboard' }).click();
  const form = page.getByRole('dialog', { name: 'Add Leaderboard' });
  await form.getByRole('textbox', { name: /^Title/ }).fill('Harbour masters');
  // The preview follows the entered settings. Settings with errors keep it.
  const inPreview = form.getByRole('region', { name: 'Preview' });
  await expect(inPreview.locator('[inert]').getByText('Harbour masters')).toBeVisible();
  const limit = form.getByRole('spinbutton', { name: /^Number of entries/ });
  await limit.fill('99');
  await expect(inPreview.getByText('The preview shows the last complete settings.')).toBeVisible();
  await expect(inPreview.getByText('Harbour masters')).toBeVisible();
  await limit.fill('3');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(editor.getByText('Harbour masters')).toBeVisible();

  // The preview shows the unsaved layout as a role sees it, in dark and on a phone. Nothing in it runs.
  await editor.getByRole('button', { name: 'Preview' }).click();
  await editor.getByRole('combobox', { name: 'Role' }).selectOption('Administrator');
  const frame = page.frameLocator('iframe[title="Preview of the page"]');
  await expect(frame.getByText('Harbour masters')).toBeVisible();
  await editor.getByRole('combobox', { name: 'Colors' }).selectOption('dark');
  await expect(frame.locator('html[data-theme="dark"] body[inert]')).toBeVisible();
  await expect(frame.locator('script')).toHaveCount(0);
  await editor.getByRole('combobox', { name: 'Device' }).selectOption('phone');
  await expect(page.locator('iframe')).toHaveCSS('inline-size', '390px');
  await editor.getByRole('button', { name: 'Back to the editor' }).click();

  // The back button asks first.
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Discard Changes?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(editor.getByText('Layout saved.')).toBeVisible();

  // The editor announces what somebody else saves, not what it saves itself.
  const notice = editor.getByText('Somebody else has saved this layout');
  await expect(notice).toHaveCount(0);
  await changeLayout(api, /\d+(?=\/edit$)/.exec(page.url())?.[0] ?? '', { layout: [] });
  await expect(notice).toBeVisible();
  await editor.getByRole('button', { name: 'Choose a version' }).click();
  await page.getByRole('button', { name: 'Save my version' }).click();
  await expect(notice).toHaveCount(0);
  await expect(editor.getByText('Layout saved.')).toBeVisible();
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Spring' })).toBeVisible();

  await page.getByRole('button', { name: 'Apply Spring' }).click();
  const application = page.getByRole('dialog', { name: 'Apply Spring' });
  await application.getByRole('switch', { name: /Default for the whole site/ }).check();
  await application.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Applied as default')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Harbour masters' })).toBeVisible();

  // Guests and members get the page that the preview has shown. The member of a preview has read nothing.
  const made = (await listLayouts(api, { layoutViewType: 'home' })).body.find(({ name }) => name === 'Spring');
  const preview = `/appearance/layouts/home/${made?.layoutID}/preview?palette=light&language=en`;
  const previewFor = async (roleID: number) => mainOf(await fetchAsAdministrator(`${preview}&role=${roleID}`));
  expect(await previewFor(roleIDs.guest)).toBe(await mainOf(await aGuest(forum.url).fetch('/')));
  const headings = headingsIn(await previewFor(roleIDs.member));
  expect(headings).toContain('Harbour masters');
  expect(headings).toEqual(headingsIn(await mainOf(await member.fetch('/'))));
  expect((await member.fetch(preview)).status).toBe(403);

  // Restores the default: other journeys of this worker use the same forum.
  await applyLayout(api, Number(made?.layoutID), []);
  await removeLayout(api, Number(made?.layoutID));
});

test('an administrator creates a custom page, whose address follows its title, and deletes it', async ({
  administratorPage: page,
  forum,
}) => {
  await page.goto('/appearance/layouts');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Manage custom pages' }).click();
  await expect(page.getByText('No custom pages')).toBeVisible();
  await page.getByRole('button', { name: 'Add a custom page' }).click();
  const form = page.getByRole('dialog', { name: 'Add a custom page' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Guide');
  const address = form.getByRole('textbox', { name: 'Address' });
  await expect(address).toHaveValue('guide');
  await address.fill('harbour/guide');
  await form.getByRole('switch', { name: 'Published' }).check();
  await form.getByRole('button', { name: 'Create' }).click();
  const editor = page.getByRole('dialog', { name: 'Layout: Custom page' });
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/appearance\/layouts\/customPage\/\d+$/);
  await expect(page.getByRole('button', { name: 'Apply Guide' })).toHaveCount(0);
  await page.goto(`${forum.url}/harbour/guide`);
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();

  await page.goto('/appearance/pages');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Settings: Guide' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings: Guide' });
  await settings.getByRole('textbox', { name: 'Title' }).fill('Harbour guide');
  await settings.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Delete Harbour guide' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No custom pages')).toBeVisible();
});

test('a discussion without its original post keeps its heading, and preloads the scripts of its widgets', async ({
  administrator: { api },
  addresses,
  forum,
}) => {
  const children = [{ $hydrate: 'react.asset.postCommentThread' }, callToAction('Visit the shed')];
  const layout = [{ $hydrate: 'react.section.1-column', children }];
  const { layoutID } = (await addLayout(api, { name: 'Thread', layoutType: 'discussion', layout })).body;
  await changeConfig(api, { 'customLayout.post': true });
  await applyLayout(api, Number(layoutID), [{ recordType: 'global', recordID: -1 }]);
  const html = await (await aGuest(forum.url).fetch(addresses.empty)).text();
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(/\],(\[[^\]]*\]),document\.currentScript\.nonce/.exec(html)?.[1]).toContain('/assets/call-to-action-widget-');
  await changeConfig(api, { 'customLayout.post': false });
  await applyLayout(api, Number(layoutID), []);
  await removeLayout(api, Number(layoutID));
});

/** Returns the headings in HTML, without the elements in them. */
const headingsIn = (html = '') =>
  [...html.matchAll(/<h[1-6][\s\S]*?<\/h[1-6]>/g)].map(([heading]) => heading.replaceAll(/<[^>]*>/g, ''));

/**
 * Returns the main content of a page, without scripts, the IDs that depend on the position in the page, the name of the
 * member in links to their own profile, and relative times such as "2 minutes ago": a page may come from the cache.
 */
async function mainOf(response: Response): Promise<string | undefined> {
  const html = await response.text();
  return /<main[\s\S]*<\/main>/
    .exec(html)?.[0]
    .replaceAll(/<script[\s\S]*?<\/script>|_R_\w*_|(?<=\/profile\/discussions\/)\d+\/\w+/g, '')
    .replaceAll(/(?<=<time [^>]*>)[^<]*/g, '');
}
