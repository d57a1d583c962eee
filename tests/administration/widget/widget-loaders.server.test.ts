import { expect, test } from 'vitest';
import { loadSuggestedContent } from '#api/administration/embed/suggested-content.ts';
import {
  addFragment,
  changeFragment,
  listFragments,
  removeFragment,
} from '#api/administration/fragment/fragment.client.ts';
import { changeLayout } from '#api/administration/layout/layout-record.client.ts';
import { applyLayout } from '#api/administration/layout/layout-view.client.ts';
import { followCategory } from '#api/category/category.client.ts';
import { createDiscussion, readDiscussion, removeDiscussion } from '#api/discussion/discussion.client.ts';
import type { ApiFailure } from '#api/failure.ts';
import * as collections from '#api/moderation/collection/collection.client.ts';
import { aLayout, oneColumn, propsOnHomePage } from '#tests/support/server/layouts.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const { api } = await forum.anAdministrator();
const member = await forum.aMember();
const categoryID = await forum.aCategory({ name: 'Workshop' });

const home = await aLayout(api, 'home');
await applyLayout(api, home.layoutID, [{ recordType: 'global', recordID: -1 }]);

/** Places a widget on the home page. */
const place = (widget: object) => changeLayout(api, home.layoutID, { layout: [oneColumn(widget)] });

/** Returns the props of the placed widget. Undefined when it is hidden. */
const shown = (who: TestUser = forum.guest) => propsOnHomePage(who.api);

const discuss = async (name: string) =>
  (await createDiscussion(member.api, { name, body: 'Words.', format: 'markdown', categoryID })).body.discussionID;

test('a featured collection shows its first records in their order, and what was changed since at once', async () => {
  const [one, two] = [await discuss('Dovetails'), await discuss('Chisels')];
  const records = [
    { recordType: 'discussion' as const, recordID: two, sort: 1 },
    { recordType: 'category' as const, recordID: categoryID, sort: 2 },
    { recordType: 'discussion' as const, recordID: one, sort: 3 },
  ];
  const { collectionID } = (await collections.addCollection(api, { name: 'Best of the bench', records })).body;
  await place({ $hydrate: 'react.featuredcollections', collectionID, limit: 2 });
  const namesIn = async () => ((await shown())?.['items'] as { name: string }[] | undefined)?.map(({ name }) => name);
  expect(await shown()).toMatchObject({
    name: 'Best of the bench',
    moreUrl: `/collections/${collectionID}/best-of-the-bench`,
    items: [
      { recordType: 'discussion', recordID: two, name: 'Chisels', count: 0, description: 'Words.' },
      { recordType: 'category', recordID: categoryID, name: 'Workshop', count: 2 },
    ],
  });
  await collections.changeCollection(api, collectionID, { records: records.slice(2) });
  expect(await namesIn()).toEqual(['Dovetails']);
  expect(await shown()).not.toHaveProperty('moreUrl');
  await removeDiscussion(api, one);
  await collections.changeCollection(api, collectionID, { name: 'Nothing' });
  expect(await shown()).toBeUndefined();
});

test('a deleted collection, and one that was never chosen, are hidden', async () => {
  const records = [{ recordType: 'category' as const, recordID: categoryID }];
  const { collectionID } = (await collections.addCollection(api, { name: 'Short', records })).body;
  await place({ $hydrate: 'react.featuredcollections', collectionID });
  expect(await shown()).toMatchObject({ name: 'Short' });
  await collections.removeCollection(api, collectionID);
  expect(await shown()).toBeUndefined();
  await place({ $hydrate: 'react.featuredcollections' });
  expect(await shown()).toBeUndefined();
});

test('a custom fragment has the settings that its schema describes, and cannot be deleted while a layout has it', async () => {
  const closing = {
    type: 'string',
    default: '18:00',
    'x-control': { inputType: 'text', label: 'Closing time' },
  } as const;
  const add = async (more: object) =>
    (await addFragment(api, { name: 'Opening hours', fragmentType: 'CustomFragment', js: '', css: '', ...more })).body;
  const customSchema = { type: 'object', properties: { closing, days: { ...closing, default: 'all' } } } as const;
  const { fragmentUUID, fragmentRevisionUUID } = await add({ customSchema, commitMessage: 'First' });
  await place({ $hydrate: 'react.custom-fragment', fragmentUUID, settings: { closing: '20:00', other: 1 } });
  expect((await shown())?.['fragment']).toEqual({
    name: 'Opening hours',
    src: `/fragments/${fragmentUUID}/frame?fragmentRevisionUUID=${fragmentRevisionUUID}`,
    heights: null,
    files: [],
    props: { closing: '20:00', days: 'all' },
  });
  const used = (await listFragments(api, { status: 'active' })).body.find((one) => one.fragmentUUID === fragmentUUID);
  expect(used?.fragmentViews).toEqual([
    {
      recordType: 'layout',
      recordID: String(home.layoutID),
      recordName: 'Autumn',
      recordUrl: `/appearance/layouts/home/${home.layoutID}`,
    },
  ]);
  await expect(removeFragment(api, fragmentUUID)).rejects.toMatchObject({ code: 'fragment.in-use' });
  const draft = await add({});
  await place({ $hydrate: 'react.custom-fragment', fragmentUUID: draft.fragmentUUID });
  expect(await shown()).toBeUndefined();
  await removeFragment(api, fragmentUUID);
});

test('a custom fragment with wrong or too many settings is refused, and no layout of a page for writing has one', async () => {
  const wrong = (widget: object) => place({ $hydrate: 'react.custom-fragment', ...widget });
  await expect(wrong({ fragmentUUID: 'weather' })).rejects.toMatchObject({ code: 'request.invalid' });
  await expect(wrong({ settings: { text: 'x'.repeat(20_000) } })).rejects.toMatchObject({ code: 'request.invalid' });
  await expect(aLayout(api, 'createPost', { $hydrate: 'react.custom-fragment' })).rejects.toMatchObject({
    code: 'request.invalid',
  });
});

test('the settings of a custom fragment are checked against its own schema, unless the widget did not change', async () => {
  const text = (label: string) => ({ type: 'string', 'x-control': { inputType: 'text', label } }) as const;
  const berths = { type: 'integer', minimum: 1, 'x-control': { inputType: 'number', label: 'Berths' } } as const;
  const customSchema = (required: readonly string[]) =>
    ({ type: 'object', required, properties: { quay: text('Quay'), berths, flag: text('Flag') } }) as const;
  const parts = { name: 'Quay', fragmentType: 'CustomFragment', js: '', css: '' } as const;
  const schema = customSchema(['quay']) as never;
  const { fragmentUUID } = (await addFragment(api, { ...parts, customSchema: schema, commitMessage: 'First' })).body;
  const widget = { $hydrate: 'react.custom-fragment', $id: 'quay', fragmentUUID };
  const problemsOf = async (settings: object) => {
    const failure = await place({ ...widget, settings }).catch((error: ApiFailure) => error);
    return 'details' in failure ? Object.keys(failure.details.errors ?? {}) : [];
  };
  const path = 'layout.0.children.0.settings';
  expect(await problemsOf({ berths: 0 })).toEqual([`${path}.quay`, `${path}.berths`]);
  expect(await problemsOf({ quay: 'North', berths: 'two' })).toEqual([`${path}.berths`]);
  expect(await problemsOf({ quay: 'North', berths: 2 })).toEqual([]);

  const stricter = customSchema(['quay', 'flag']) as never;
  await changeFragment(api, fragmentUUID, { customSchema: stricter, commitMessage: 'Second' });
  const other = { $hydrate: 'react.guest-cta', $id: 'welcome' };
  const kept = { ...widget, settings: { quay: 'North', berths: 2 } };
  await changeLayout(api, home.layoutID, { layout: [oneColumn(kept, other)] });
  expect(await problemsOf({ quay: 'South', berths: 2 })).toEqual([`${path}.flag`]);
});

test('HTML is sanitized like a post, and HTML with scripts or styles is left to its frame', async () => {
  await place({ $hydrate: 'react.html', html: '<h2>Open</h2><p onmouseenter>now<img src="javascript:1"></p>' });
  expect((await shown())?.['content']).toBe('<h3 dir="auto">Open</h3><p dir="auto">now<span></span></p>');
  for (const html of ['<script>a()</script>', '<style>p{}</style>', '<p style="color: red">']) {
    await place({ $hydrate: 'react.html', html });
    expect(await shown()).toMatchObject({ html, isFramed: true });
    expect(await shown()).not.toHaveProperty('content');
  }
  await place({ $hydrate: 'react.html', html: '<noscript>a</noscript>' });
  expect(await shown()).toBeUndefined();
});

test('HTML that is too long, or that nothing would show, is refused with the reason', async () => {
  const refusal = async (html: string) => {
    const refused = await place({ $hydrate: 'react.html', html }).then(
      () => undefined,
      ({ details }: ApiFailure) => details.errors,
    );
    return Object.entries(refused ?? {}).map(([path, [first]]) => [path, first?.message.split('.')[0]]);
  };
  const path = 'layout.0.children.0.html';
  expect(await refusal('<script src="https://example.com/a.js"></script>')).toEqual([
    [path, 'Scripts are not loaded from an address'],
  ]);
  expect(await refusal('<LINK rel=stylesheet href=/a.css>')).toEqual([
    [path, 'Style sheets are not loaded from an address'],
  ]);
  expect(await refusal('<iframe src="https://example.com">')).toEqual([
    [path, 'Frames of other sites cannot be embedded'],
  ]);
  expect(await refusal('<p onclick="a()">')).toEqual([[path, 'Attributes such as onclick are not run']]);
  expect((await refusal('x'.repeat(50_001))).map(([name]) => name)).toEqual([path]);
  expect(await refusal('<p>Come on = now</p>')).toEqual([]);
});

test('suggestions are those of the member who views the page, and guests have none', async () => {
  const reader = await forum.aMember();
  const other = await forum.aCategory({ name: 'Boats' });
  await place({ $hydrate: 'react.suggestedcontent', categoryLimit: 10 });
  const namesOf = async (who: TestUser) => {
    const props = await shown(who);
    const names = (list: unknown) => (list as { name: string }[] | undefined)?.map(({ name }) => name);
    return { posts: names(props?.['items']), categories: names(props?.['categories']) };
  };
  const id = await discuss('Caulking');
  expect((await namesOf(reader)).posts).toEqual([]);
  await followCategory(reader.api, categoryID, true);
  expect((await namesOf(reader)).posts).toContain('Caulking');
  expect((await namesOf(reader)).categories).toEqual(['Boats']);
  expect((await namesOf(member)).posts).toEqual([]);
  // A refresh shows the next page of both lists, and begins again after the last one.
  await discuss('Rigging');
  await forum.aCategory({ name: 'Sails' });
  const choice = { limit: 1, categoryLimit: 1, hasDetails: false };
  const namesAt = async (page: number) => {
    const found = await loadSuggestedContent(reader.api, choice, { posts: page, categories: page });
    return [...found.items, ...found.categories].map(({ name }) => name);
  };
  expect(await namesAt(1)).toEqual(['Rigging', 'Boats']);
  expect(await namesAt(2)).toEqual(['Caulking', 'Sails']);
  expect(await namesAt(99)).toEqual(['Rigging', 'Boats']);
  await readDiscussion(reader.api, id);
  expect((await namesOf(reader)).posts).not.toContain('Caulking');
  await followCategory(reader.api, other, true);
  expect(await shown()).toBeUndefined();
});
