import { addFragment } from '#api/administration/fragment/fragment.client.ts';
import { listLayouts, removeLayout } from '#api/administration/layout/layout-record.client.ts';
import { applyLayout } from '#api/administration/layout/layout-view.client.ts';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { listCategories } from '#api/category/category.client.ts';
import { expect, setSessionCookie, test, waitForHydration } from '#tests/support/browser/journey.ts';

const viewType = 'subcommunityHome';

const cards = ['Woodwork', 'Boats', 'Market'].map((name) => ({ name, url: '/categories', icon: 'star' }));

/** A home page with a banner, three kinds of home widgets, tabs, and a fragment. */
const composed = (fragmentUUID: string) => [
  {
    $hydrate: 'react.section.full-width',
    children: [{ $hydrate: 'react.app-banner', title: 'Welcome to the shed' }],
  },
  {
    $hydrate: 'react.section.1-column',
    children: [
      { $hydrate: 'react.home', title: 'Crafts', display: 'grid', itemType: 'title-description-icon', items: cards },
      { $hydrate: 'react.home', title: 'Tools', display: 'carousel', itemType: 'title-background', items: cards },
      { $hydrate: 'react.home', title: 'Shortcuts', display: 'link', items: cards },
    ],
  },
  {
    $hydrate: 'react.section.2-columns',
    mainTop: [{ $hydrate: 'react.tabs', title: 'What is going on' }],
    secondaryTop: [{ $hydrate: 'custom-fragment', fragmentUUID, settings: {} }],
  },
];

test.afterEach(async ({ administrator: { api } }) => {
  await changeConfig(api, { 'site.sections': [] });
  for (const { layoutID, name } of (await listLayouts(api, { layoutViewType: viewType })).body)
    if (name.startsWith('Shed ')) {
      await applyLayout(api, Number(layoutID), []);
      await removeLayout(api, Number(layoutID));
    }
});

for (const { width, colorScheme, language } of [
  { width: 1280, colorScheme: 'light', language: 'en' },
  { width: 390, colorScheme: 'dark', language: 'ar' },
] as const)
  test(`an administrator composes the home page of one subcommunity, ${width} pixels wide, a member sees it only there, and the log undoes it`, async ({
    administratorPage: page,
    administrator,
    member,
    browser,
    forum,
  }) => {
    const { api } = administrator;
    const name = `Shed ${width}`;
    const woodwork = (await listCategories(api, { outputFormat: 'flat' })).body.find(
      ({ urlcode }) => urlcode === 'woodwork',
    );
    await changeConfig(api, {
      'site.sections': ['shed', 'loft'].map((slug, place) => ({
        sectionID: place + 1,
        name: `The ${slug}`,
        slug,
        description: '',
        contentLocale: language,
        categoryID: woodwork?.categoryID ?? 0,
      })),
    });
    const js = "fragment.root.textContent = 'Open until eight';";
    const post = { name: `Hours ${width}`, fragmentType: 'CustomFragment', js, commitMessage: 'First' } as const;
    const { fragmentUUID } = (await addFragment(api, post)).body;

    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/appearance/layouts');
    await waitForHydration(page);
    await page.getByRole('button', { name: 'Add Layout: Home page of a subcommunity', exact: true }).click();
    await page.getByRole('textbox', { name: 'Name of the layout' }).fill(name);
    await page.getByRole('button', { name: 'Create' }).click();
    const editor = page.getByRole('dialog', { name: /^Layout:/ });

    await test.step('composes the page as JSON, and adds a widget from the chooser', async () => {
      await editor.getByRole('button', { name: 'Edit as JSON' }).click();
      const json = page.getByRole('dialog', { name: 'Edit as JSON' });
      await json.getByRole('textbox').fill(JSON.stringify(composed(fragmentUUID)));
      await json.getByRole('button', { name: 'Apply' }).click();
      await editor.getByRole('button', { name: 'Add widget to the side column' }).last().click();
      await page.getByRole('searchbox', { name: 'Search widgets' }).fill('leader');
      await page.getByRole('button', { name: 'Leaderboard' }).click();
      const form = page.getByRole('dialog', { name: 'Add Leaderboard' });
      await form.getByRole('textbox', { name: /^Title/ }).fill('Shed masters');
      await form.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(editor.getByText('Shed masters')).toBeVisible();
    });

    await test.step('previews it as a guest on a phone', async () => {
      await editor.getByRole('button', { name: 'Preview', exact: true }).click();
      const preview = editor.getByRole('region', { name: 'Preview' });
      await preview.getByLabel('Role').selectOption({ label: 'Guest' });
      await preview.getByLabel('Device').selectOption({ label: 'Phone' });
      const frame = preview.frameLocator('iframe');
      await expect(frame.getByRole('heading', { name: 'Welcome to the shed' })).toBeVisible();
      // Guests may not see the points of members.
      await expect(frame.getByRole('heading', { name: 'Shed masters' })).toHaveCount(0);
      await preview.getByLabel('Role').selectOption({ label: 'Member' });
      await expect(frame.getByRole('heading', { name: 'Shed masters' })).toBeVisible();
      await preview.getByRole('button', { name: 'Back to the editor' }).click();
      await page.keyboard.press('ControlOrMeta+s');
      await expect(editor.getByText('Layout saved.')).toBeVisible();
      await editor.getByRole('button', { name: 'Cancel' }).click();
    });

    await test.step('applies it to one subcommunity', async () => {
      await page.getByRole('button', { name: `Apply ${name}` }).click();
      const application = page.getByRole('dialog', { name: `Apply ${name}` });
      await application.getByRole('checkbox', { name: 'The shed' }).check();
      await application.getByRole('button', { name: 'Apply', exact: true }).click();
      await expect(page.getByText('Layout settings applied.')).toBeVisible();
    });

    const context = await browser.newContext({
      baseURL: forum.url,
      colorScheme,
      viewport: { width, height: 844 },
      // With a header of its own, a request for a script from a frame would ask for permission first.
      extraHTTPHeaders: {},
    });
    const reader = await context.newPage();
    await setSessionCookie(reader, member, forum.url);
    const title = reader.getByRole('heading', { level: 1 });
    await test.step('a member sees it there, and nowhere else', async () => {
      await reader.goto('/shed');
      await expect(title).toHaveText('Welcome to the shed');
      await expect(reader.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
      for (const heading of ['Crafts', 'Tools', 'Shortcuts', 'What is going on', 'Shed masters'])
        await expect(reader.getByRole('heading', { name: heading })).toBeVisible();
      const fragment = reader.locator(`iframe[title="${post.name}"]`);
      // A frame loads when it comes into view.
      await expect(async () => {
        await reader.locator('[data-machine="fragment-frame"]').scrollIntoViewIfNeeded();
        await expect(fragment.contentFrame().locator('body')).toHaveText('Open until eight', { timeout: 2_000 });
      }).toPass();
      expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await reader.goto('/loft');
      await expect(title).toHaveText('The loft');
      await reader.goto('/');
      await expect(title).toHaveText('Folkmoot');
    });

    await test.step('the administrator undoes it in the log', async () => {
      await page.goto('/log/filter');
      await waitForHydration(page);
      const entry = page.getByRole('article').filter({ hasText: 'Layout applied or removed from pages' }).first();
      await entry.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('article').filter({ hasText: 'Undone by' }).first()).toContainText('Layout applied');
      await reader.goto('/shed');
      await expect(title).toHaveText('The shed');
    });
    await context.close();
  });
