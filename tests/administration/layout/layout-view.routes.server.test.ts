import { beforeAll, expect, test } from 'vitest';
import { lookUpLayout } from '#api/administration/layout/layout.client.ts';
import type { HydratedLayout } from '#api/administration/layout/layout.contract.ts';
import { changeLayout } from '#api/administration/layout/layout-record.client.ts';
import { applyLayout, listLayoutViews, removeLayoutViews } from '#api/administration/layout/layout-view.client.ts';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { aLayout, callToAction, oneColumn } from '#tests/support/server/layouts.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const { api } = administrator;
const categoryID = await forum.aCategory();
const flags = {
  'customLayout.discussionList': true,
  'customLayout.categoryList': true,
  'customLayout.post': true,
  'customLayout.createPost': true,
};
const site = { recordType: 'global' as const, recordID: -1 };
const category = { recordType: 'category' as const, recordID: categoryID };
const section = { recordType: 'siteSection' as const, recordID: 1 };

type Page = Parameters<typeof lookUpLayout>[1];

const home: Page = { layoutViewType: 'home', recordType: 'siteSection', recordID: '0' };
const categoryPage: Page = { layoutViewType: 'categoryList', recordType: 'category', recordID: String(categoryID) };

const lookUp = async (page: Page, who: TestUser = forum.guest) =>
  (await lookUpLayout(who.api, page)).body as HydratedLayout;

/** Returns the titles of the widgets of a page. */
const titlesOn = async (page: Page, who?: TestUser): Promise<unknown[]> =>
  (await lookUp(page, who)).layout.flatMap(({ $reactProps }) =>
    (($reactProps['children'] ?? []) as HydratedLayout['layout']).map((widget) => widget.$reactProps['title']),
  );

beforeAll(async () => {
  await changeConfig(api, {
    ...flags,
    'site.sections': [
      { sectionID: 1, slug: 'shed', name: 'The Shed', description: '', categoryID, sectionGroup: '', languages: [] },
    ],
  } as never);
});

test('a layout applies to its records, of which the most specific decides', async () => {
  const make = async (title: string, place: typeof site | typeof category | typeof section) => {
    const { layoutID } = await aLayout(api, 'discussionCategoryPage', callToAction(title));
    await applyLayout(api, layoutID, [place]);
    return layoutID;
  };
  const within = { ...categoryPage, params: { siteSectionID: '1' } };
  await make('Whole site', site);
  expect(await titlesOn(within)).toEqual(['Whole site']);
  await make('The shed', section);
  expect([await titlesOn(within), await titlesOn(categoryPage)]).toEqual([['The shed'], ['Whole site']]);
  const id = await make('This category', category);
  expect([await titlesOn(within), await titlesOn(categoryPage)]).toEqual([['This category'], ['This category']]);
  expect((await listLayoutViews(api, id)).body).toMatchObject([{ ...category, record: { url: expect.any(String) } }]);
  await applyLayout(api, id, []);
  expect(await titlesOn(within)).toEqual(['The shed']);
});

test('a layout of a category applies to its subcategories if the setting says so, and the nearest one decides', async () => {
  const child = await forum.aCategory({ parentCategoryID: categoryID });
  const grandchild = await forum.aCategory({ parentCategoryID: child });
  const pageOf = (id: number) => ({ ...categoryPage, recordID: String(id) });
  const { layoutID } = await aLayout(api, 'discussionCategoryPage', callToAction('Parent'));
  await applyLayout(api, layoutID, [category]);
  const ownTitle = await titlesOn(pageOf(grandchild));
  expect([ownTitle, await titlesOn(categoryPage)]).toEqual([expect.not.arrayContaining(['Parent']), ['Parent']]);
  await changeConfig(api, { 'customLayout.subcategories': true });
  expect(await titlesOn(pageOf(grandchild))).toEqual(['Parent']);
  const nearer = await aLayout(api, 'discussionCategoryPage', callToAction('Child'));
  await applyLayout(api, nearer.layoutID, [{ ...category, recordID: child }]);
  expect([await titlesOn(pageOf(grandchild)), await titlesOn(categoryPage)]).toEqual([['Child'], ['Parent']]);
  await changeConfig(api, { 'customLayout.subcategories': false });
  expect(await titlesOn(pageOf(grandchild))).toEqual(ownTitle);
});

test('a record has one layout for each kind of page: applying another one takes it over', async () => {
  const [first, second] = [await aLayout(api, 'home', callToAction('One')), await aLayout(api, 'home')];
  const [view] = (await applyLayout(api, first.layoutID, [site])).body;
  expect(await titlesOn(home)).toEqual(['One']);
  await applyLayout(api, second.layoutID, [site]);
  expect((await listLayoutViews(api, first.layoutID)).body).toEqual([]);
  await removeLayoutViews(api, first.layoutID, String(view?.layoutViewID));
  expect(await lookUp(home)).toMatchObject({ layoutID: String(second.layoutID), isDefault: false });
  const [taken] = (await listLayoutViews(api, second.layoutID)).body;
  await removeLayoutViews(api, second.layoutID, String(taken?.layoutViewID));
  expect(await lookUp(home)).toMatchObject({ layoutID: 'home', isDefault: true });
});

test('a setting decides for each kind of page but the home page whether its layouts are used', async () => {
  const { body } = await createDiscussion(administrator.api, {
    name: 'Oats',
    body: 'Text',
    format: 'text',
    categoryID,
  });
  const pages = {
    discussionList: { ...home, layoutViewType: 'discussionList' as const },
    categoryList: { ...home, layoutViewType: 'categoryList' as const },
    post: { layoutViewType: 'post' as const, recordType: 'discussion' as const, recordID: String(body.discussionID) },
    createPost: { ...home, layoutViewType: 'createPost' as const },
  };
  for (const [type, page] of Object.entries(pages) as [keyof typeof pages, Page][]) {
    const { layoutID } = await aLayout(api, type, callToAction(type));
    await applyLayout(api, layoutID, [site]);
    expect(await titlesOn(page)).toEqual([type]);
    await changeConfig(api, { [`customLayout.${type}`]: false });
    expect(await lookUp(page)).toMatchObject({ isDefault: true });
    await changeConfig(api, { [`customLayout.${type}`]: true });
  }
});

test('records that do not exist or do not fit are refused', async () => {
  const { layoutID } = await aLayout(api, 'home');
  const apply = (...places: object[]) =>
    administrator
      .request({ method: 'PUT', url: `/api/v2/layouts/${layoutID}/views`, payload: places })
      .then(({ statusCode }) => statusCode);
  expect(await apply({ recordType: 'category', recordID: categoryID })).toBe(422);
  expect(await apply({ recordType: 'global', recordID: 3 })).toBe(422);
  expect(await apply(site, site)).toBe(422);
  const list = await aLayout(api, 'discussionList');
  const url = `/api/v2/layouts/${list.layoutID}/views`;
  const payload = [{ recordType: 'siteSection', recordID: 999 }];
  expect((await administrator.request({ method: 'PUT', url, payload })).statusCode).toBe(422);
});

test('the answer for a guest contains nothing of a widget or section for another role', async () => {
  const only = { $middleware: { 'role-filter': { roleIDs: [roleIDs.administrator] } } };
  const { layoutID } = await aLayout(api, 'home', callToAction('Everybody'), { ...callToAction('Hidden'), ...only });
  await changeLayout(api, layoutID, {
    layout: [
      oneColumn(callToAction('Everybody'), { ...callToAction('Hidden words'), ...only }),
      { ...oneColumn(callToAction('Hidden section')), ...only },
    ],
  });
  await applyLayout(api, layoutID, [site]);
  expect(JSON.stringify(await lookUp(home))).not.toContain('Hidden');
  expect(JSON.stringify(await lookUp(home, await forum.aMember()))).not.toContain('Hidden');
  expect(await titlesOn(home, administrator)).toEqual(['Everybody', 'Hidden words', 'Hidden section']);
  expect(JSON.stringify(await lookUp(home, administrator))).not.toContain('role-filter');
});

test('a widget for some devices is sent with its device, and the style sheet decides', async () => {
  const device = { $middleware: { visibility: { device: 'mobile' } } };
  const { layoutID } = await aLayout(api, 'home', { ...callToAction('Small'), ...device });
  await applyLayout(api, layoutID, [site]);
  const [part] = (await lookUp(home)).layout;
  expect(part?.$reactProps['children']).toMatchObject([device]);
});
