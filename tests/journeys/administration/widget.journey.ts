import { addLayout, removeLayout } from '#api/administration/layout/layout-record.client.ts';
import { applyLayout, listLayoutViews, removeLayoutViews } from '#api/administration/layout/layout-view.client.ts';
import { expect, test, waitForHydration } from '#tests/support/browser/journey.ts';

const cards = ['Woodwork', 'Boats', 'Market', 'Garden', 'Kitchen'].map((name) => ({
  name,
  description: `All about ${name.toLowerCase()}.`,
  url: '/categories',
  icon: 'star',
}));

/** A home page of the kinds of widgets. */
const layout = [
  {
    $hydrate: 'react.section.full-width',
    children: [{ $hydrate: 'react.app-banner', description: 'Ask, answer, and show your work.' }],
  },
  {
    $hydrate: 'react.section.1-column',
    children: [
      {
        $hydrate: 'react.home',
        title: 'Crafts',
        display: 'carousel',
        itemType: 'title-description-icon',
        columns: 3,
        items: cards,
      },
      { $hydrate: 'react.categories', display: 'grid', itemType: 'title-description-image' },
    ],
  },
  {
    $hydrate: 'react.section.2-columns',
    mainTop: [{ $hydrate: 'react.tabs', title: 'What is going on' }, { $hydrate: 'react.sitetotals' }],
    secondaryTop: [
      { $hydrate: 'react.guest-cta', background: 'tint' },
      { $hydrate: 'react.leaderboard', slotType: 'a', leaderboardType: 'posts' },
      { $hydrate: 'react.tag' },
      { $hydrate: 'react.userspotlight' },
    ],
  },
];

/** The components whose data is replaced, each by another kind of nonsense. */
const broken = ['TagWidget', 'CategoriesWidget', 'SiteTotalsWidget'] as const;

/** Returns the answer of a layout with nonsense in place of the data of some widgets. */
function withBrokenData(answer: unknown): unknown {
  const nonsense = { TagWidget: 7, CategoriesWidget: {}, SiteTotalsWidget: 'x' } as const;
  return JSON.parse(JSON.stringify(answer), (_, value) => {
    const name = broken.find((one) => value?.$reactComponent === one);
    if (!name) return value;
    const props = { ...value.$reactProps };
    for (const key of Object.keys(props)) if (typeof props[key] === 'object') props[key] = nonsense[name];
    return { ...value, $reactProps: props };
  });
}

test('a guest uses the home page that an administrator composed of widgets, with and without scripts', async ({
  page,
  browser,
  forum,
  administrator: { api },
}) => {
  const made = await addLayout(api, { name: 'Composed', layoutType: 'home', layout });
  const layoutID = Number(made.body.layoutID);
  await applyLayout(api, layoutID, [{ recordType: 'global', recordID: -1 }]);

  await page.goto('/');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help you?');
  // Without a member, the spotlight leaves no hole.
  await expect(page.locator('figure')).toHaveCount(0);

  await test.step('the search of the banner suggests', async () => {
    await page.getByRole('main').getByRole('searchbox').click();
    await page.getByRole('main').getByRole('combobox').pressSequentially('oak');
    await expect(page.getByRole('main').getByRole('option').nth(1)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the carousel scrolls by its buttons', async () => {
    const list = page.getByRole('list', { name: 'Crafts' });
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(() => list.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(100);
    await expect(page.getByRole('button', { name: 'Previous', exact: true })).toBeVisible();
  });

  await test.step('a tab loads its posts when it is opened, by keyboard', async () => {
    await page.getByRole('tab', { name: 'Recent Posts' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Trending Posts' })).toBeFocused();
    const asked = page.waitForRequest(/\/api\/v2\/discussions\?.*hot/);
    await page.keyboard.press('Enter');
    await asked;
    await expect(page.getByRole('tabpanel', { name: 'Trending Posts' }).getByRole('heading').first()).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  await test.step('without scripts, the search is a form and the tabs are links', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: forum.url });
    const plain = await context.newPage();
    await plain.goto('/');
    await plain.getByRole('tab', { name: 'Top Posts' }).click();
    await expect(plain).toHaveURL(/\/discussions\?sort=-score$/);
    await plain.goBack();
    await plain.getByRole('main').getByRole('searchbox').fill('oak');
    await plain.keyboard.press('Enter');
    await expect(plain).toHaveURL(/\/search\?query=oak/);
    await context.close();
  });

  await test.step('widgets that fail in the browser are replaced by boxes, and the rest of the page stands', async () => {
    const context = await browser.newContext({ baseURL: forum.url });
    const visitor = await context.newPage();
    await visitor.route('**/api/v2/layouts/lookup-hydrate*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: withBrokenData(await response.json()) });
    });
    await visitor.goto('/categories');
    await waitForHydration(visitor);
    await visitor.getByRole('banner').getByRole('link', { name: 'Folkmoot' }).click();
    await expect(visitor).toHaveURL('/');
    await expect(visitor.locator('[data-widget-problem="failed"]')).toHaveCount(broken.length);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('How can we help you?');
    for (const name of ['Crafts', 'What is going on'])
      await expect(visitor.getByRole('main').getByRole('heading', { name })).toBeVisible();
    await visitor.getByRole('tab', { name: 'Top Posts' }).click();
    await expect(visitor.getByRole('tabpanel', { name: 'Top Posts' }).getByRole('heading').first()).toBeVisible();
    await context.close();
  });

  // Restores the page: other journeys of this worker use the same forum.
  const { body: views } = await listLayoutViews(api, layoutID);
  await removeLayoutViews(api, layoutID, views.map(({ layoutViewID }) => layoutViewID).join(','));
  await removeLayout(api, layoutID);
});
