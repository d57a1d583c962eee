import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { readSiteTotals } from '#api/administration/count/site-total.client.ts';
import { reservedSegments } from '#api/administration/layout/custom-page-address.ts';
import { readNavigation } from '#api/administration/layout/navigation.client.ts';
import { changeConfig } from '#api/administration/setting/config.client.ts';
import { listCategories, searchCategories } from '#api/category/category.client.ts';
import { createDiscussion, listDiscussions } from '#api/discussion/discussion.client.ts';
import { search } from '#api/search/search.client.ts';
import { setOwnPermissions } from '#tests/support/api/own-permissions.ts';
import { refusedWith } from '#tests/support/api/refusal.ts';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();
const workshop = await forum.aCategory({ name: 'Workshop' });
const wood = await forum.aCategory({ name: 'Wood', parentCategoryID: workshop });
const garden = await forum.aCategory({ name: 'Garden' });
const { db, categories } = forum.forum;
await db.updateTable('category').set({ display_as: 'heading' }).where('category_id', '=', workshop).execute();
await categories.changed();
for (const [name, categoryID] of [
  ['Plane irons', wood],
  ['Tomato irons', garden],
] as const)
  await createDiscussion(administrator.api, { name, body: 'Of iron.', format: 'markdown', categoryID });

const section = (sectionID: number, slug: string, categoryID: number) => ({
  sectionID,
  slug,
  categoryID,
  name: 'A place',
  description: '',
  contentLocale: null,
});
const set = (sections: object[]) => changeConfig(administrator.api, { 'site.sections': sections });
afterEach(() => set([]));

const guest = forum.guest.api;
const names = ({ body }: { body: readonly { name: string }[] }) => body.map(({ name }) => name).toSorted();

test('a subcommunity contains the content of its category and of the categories below it', async () => {
  await set([section(1, 'shed', workshop), section(2, 'beds', garden)]);
  const inIt = async (siteSectionID: string) => ({
    discussions: names(await listDiscussions(guest, { siteSectionID })),
    categories: names(await listCategories(guest, { siteSectionID })),
    searched: names(await searchCategories(guest, { query: '', siteSectionID })),
    found: names(await search(guest, { query: 'iron', siteSectionID })),
  });
  const ofShed = { discussions: ['Plane irons'], categories: ['Wood'], searched: ['Wood'], found: ['Plane irons'] };
  for (const one of ['1', 'shed', '$SubcommunityID:1', '$SubcommunityID:shed']) expect(await inIt(one)).toEqual(ofShed);
  const ofBeds = {
    discussions: ['Tomato irons'],
    categories: ['Garden'],
    searched: ['Garden'],
    found: ['Tomato irons'],
  };
  expect(await inIt('2')).toEqual(ofBeds);
  const none = { discussions: [], categories: [], searched: [], found: [] };
  expect(await inIt('77')).toEqual(none);
  expect((await inIt('0')).discussions).toEqual(['Plane irons', 'Tomato irons']);
});

test('a search in a group of subcommunities finds content of each of them', async () => {
  const sea = await forum.aCategory({ name: 'Sea' });
  await createDiscussion(administrator.api, {
    name: 'Anchor irons',
    body: 'Iron.',
    format: 'markdown',
    categoryID: sea,
  });
  const ofTools = { sectionGroup: 'Tools' };
  await set([
    { ...section(1, 'shed', workshop), ...ofTools },
    { ...section(2, 'sea', sea), ...ofTools },
  ]);
  const found = async (siteSiteSectionGroup: string) =>
    names(await search(guest, { query: 'iron', siteSiteSectionGroup, recordTypes: ['discussion', 'category'] }));
  expect(await found('Tools')).toEqual(['Anchor irons', 'Plane irons']);
  expect(await found('Toys')).toEqual([]);
  expect(await found('vanilla')).toEqual(['Anchor irons', 'Plane irons', 'Tomato irons']);
  expect((await readNavigation(guest)).body.sections.map(({ sectionGroup }) => sectionGroup)).toEqual([
    'Tools',
    'Tools',
  ]);
});

test('discussions of a category outside the subcommunity are not found', async () => {
  await set([section(1, 'shed', workshop)]);
  const asked = listDiscussions(guest, { siteSectionID: '1', categoryID: garden });
  expect((await refusedWith(asked))?.code).toBe('category.not-found');
});

test('the totals of a subcommunity count its categories; members are counted for the whole site', async () => {
  await set([section(4, 'shed', workshop)]);
  const totals = async (siteSectionID?: string) => {
    const response = await forum.guest.request({ url: `/api/v2/site-totals?siteSectionID=${siteSectionID}` });
    return response.json() as Awaited<ReturnType<typeof readSiteTotals>>['body'];
  };
  const { siteSectionID, counts } = await totals('4');
  expect([siteSectionID, counts.discussion, counts.category?.count]).toEqual([
    4,
    { count: 1, isCalculating: false, isFiltered: true },
    1,
  ]);
  expect(counts.user?.count).toBe((await readSiteTotals(guest)).body.counts.user?.count);
});

test('only subcommunities with content visible to the viewer are listed', async () => {
  const hidden = await forum.aCategory({ name: 'Committee' });
  await setOwnPermissions(forum, hidden);
  await set([section(1, 'shed', workshop), section(2, 'committee', hidden), section(3, 'gone', 999_999)]);
  const told = async (api: typeof guest) => (await readNavigation(api)).body.sections.map(({ slug }) => slug);
  expect(await told(guest)).toEqual(['shed']);
  expect(await told(administrator.api)).toEqual(['shed', 'committee']);
});

test('page layouts are available for a subcommunity too', async () => {
  await set([{ ...section(1, 'shed', workshop), name: 'The Shed' }]);
  const ask = (view: string, id: string) =>
    forum.guest.request({
      url: `/api/v2/layouts/lookup-hydrate?layoutViewType=${view}&recordType=siteSection&recordID=${id}`,
    });
  const home = (await ask('home', '1')).json();
  expect([home.layoutViewType, home.seo.title, home.seo.url]).toEqual(['subcommunityHome', 'The Shed', '/shed']);
  expect((await ask('subcommunityHome', '0')).json().layoutViewType).toBe('home');
  expect((await ask('home', '9')).statusCode).toBe(404);
});

test('a slug is unique, differs from all pages of the forum, and consists of lowercase letters, digits and hyphens', async () => {
  const wrong = async (...sections: object[]) => {
    const response = await administrator.request({
      method: 'PATCH',
      url: '/api/v2/config',
      payload: { 'site.sections': sections },
    });
    return [response.statusCode, Object.keys(response.json().errors ?? {})];
  };
  for (const slug of ['discussions', 'api', 'Shed', 'a b', '-a', 'a--b', ''])
    expect(await wrong(section(1, slug, garden))).toEqual([422, ['site.sections.0.slug']]);
  expect(await wrong(section(1, 'a', garden), section(2, 'a', garden))).toEqual([422, ['site.sections.1.slug']]);
  expect(await wrong(section(1, 'a', garden), section(1, 'b', garden))).toEqual([422, ['site.sections.1.sectionID']]);
});

test('no subcommunity slug can hide a page of the forum', () => {
  const pages = readdirSync(join(import.meta.dirname, '../../../pages'), { withFileTypes: true })
    .filter((one) => !/^(-|_|\$|index|entry-|routes\.gen)/.test(one.name))
    .map(({ name }) => name.replace(/\.tsx$/, ''));
  const tree = forum.server.printRoutes({ commonPrefix: false });
  const others = [...new Set([...tree.matchAll(/^[├└]── \/?([a-z]+)(?=[/ ])/gm)].map(([, name = '']) => name))];
  expect(others.length).toBeGreaterThan(3);
  expect([...pages, ...others].filter((name) => !reservedSegments.has(name))).toEqual([]);
});

test('a subcommunity at the address of the collections receives another one, and the others keep theirs', async () => {
  const file = join(import.meta.dirname, '../../../server/migrations/0720-collection-address.sql');
  const sections = [section(1, 'shed', wood), section(2, 'collections', garden)];
  const value = JSON.stringify(sections);
  await sql`
    insert into setting (key, value) values ('site.sections', ${value}::jsonb)
    on conflict (key) do update set value = excluded.value
  `.execute(db);
  await sql.raw(readFileSync(file, 'utf8')).execute(db);
  await forum.forum.settings.changed();
  const { sections: present } = (await readNavigation(forum.guest.api)).body;
  expect(present.map(({ slug }) => slug)).toEqual(['shed', 'collections-community']);
});
