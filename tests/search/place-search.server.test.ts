import { describe, expect, test } from 'vitest';
import { changeTranslations } from '#api/administration/translation/translation.client.ts';
import { addCategory } from '#api/category/category.client.ts';
import { search } from '#api/search/search.client.ts';
import type { SearchResult } from '#api/search/search.contract.ts';
import { testForum } from '#tests/support/server/test-forum.ts';
import { aPost } from './search-posts.ts';

const forum = await testForum();
const administrator = await forum.anAdministrator();

const aPlace = async (name: string, description = '', more: Partial<Parameters<typeof addCategory>[1]> = {}) =>
  (await addCategory(administrator.api, { name, description, ...more })).body.categoryID;

const harbour = await aPlace('Xharbour', 'Everything that floats, and café talk.');
const moorings = await aPlace('Moorings', 'Where xharbour boats lie in winter.', { parentCategoryID: harbour });
const sails = await aPlace('Sailing knots', 'Bowlines <b>and</b> hitches, one two three.', {
  parentCategoryID: harbour,
});
const heading = await aPlace('Xheading', '', { displayAs: 'heading' });
const archived = await aPlace('Slipway of old', '', { isArchived: true });
const hidden = await aPlace('Xharbour office', '', {
  customPermissions: true,
  permissions: [{ roleID: 32, permissions: { 'discussions.view': true } }],
});

const found = async (query: Parameters<typeof search>[1], who = forum.guest) =>
  (await search(who.api, { recordTypes: ['category'], ...query })).body.map(({ recordID }) => recordID);

describe('queries', () => {
  test.each<[string, number[]]>([
    ['xharbour', [harbour, moorings]],
    ['XHARB', [harbour, moorings]],
    ['cafe', [harbour]],
    ['knot', [sails]],
    ['boat winter', [moorings]],
    ['"one two"', [sails]],
    ['"two one"', []],
    ['xharbour -boats', [harbour]],
    ['xharb moorings', []],
    ['xheading', [heading]],
    ['!!!', []],
  ])('%s matches by the same rules as in posts, and matches in names come first', async (query, places) => {
    expect(await found({ query })).toEqual(places);
  });

  test('any of the words can match, or each word as a prefix', async () => {
    expect(await found({ query: 'knots cafe', queryOperator: 'or' })).toEqual([sails, harbour]);
    expect(await found({ query: 'xharb moor', matchMode: 'wildcard' })).toEqual([moorings]);
  });

  test('parts of names and descriptions filter results, alone or with words', async () => {
    expect(await found({ name: 'XHARB' })).toEqual([harbour]);
    expect(await found({ description: 'xharbour' })).toEqual([moorings]);
    expect(await found({ query: 'xharbour', description: 'floats' })).toEqual([harbour]);
  });
});

describe('visibility', () => {
  test('a category that the viewer may not read is not found', async () => {
    expect(await found({ query: 'office' })).toEqual([]);
    expect(await found({ query: 'office' }, await forum.aModerator())).toEqual([hidden]);
  });

  test('an archived category is found and marked as such, unless archived ones are excluded', async () => {
    const { body } = await search(forum.guest.api, { query: 'old', recordTypes: ['category'] });
    expect(body).toEqual([expect.objectContaining({ recordID: archived, isArchived: true })]);
    expect(await found({ query: 'old', includeArchivedCategories: false })).toEqual([]);
  });

  test('a category is found by its text in the language of the viewer', async () => {
    await changeTranslations(administrator.api, 'categories', [
      { recordType: 'category', recordID: sails, propertyName: 'name', locale: 'fr', translation: 'Nœuds marins' },
      {
        recordType: 'category',
        recordID: sails,
        propertyName: 'description',
        locale: 'fr',
        translation: 'À la chaîne.',
      },
    ]);
    const inLanguage = async (language: string, query: string) => {
      const response = await forum.guest.request({
        url: '/api/v2/search',
        query: { query, recordTypes: 'category' },
        headers: { 'accept-language': language },
      });
      return (response.json() as SearchResult[]).map(({ nameHighlight, highlight }) => [nameHighlight, highlight]);
    };
    expect(await inLanguage('fr', 'noeuds')).toEqual([['<mark>Nœuds</mark> marins', 'À la chaîne.']]);
    expect(await inLanguage('fr', 'bowlines')).toEqual([]);
    expect(await inLanguage('en', 'noeuds')).toEqual([]);
  });
});

describe('results', () => {
  test('a category includes its location and its counts, and its markup is escaped', async () => {
    await aPost(forum, { categoryID: sails, body: '<p>Nothing of it.</p>' });
    await forum.forum.db
      .updateTable('category')
      .set({ count_discussions: 1 })
      .where('category_id', '=', sails)
      .execute();
    const { body } = await search(forum.guest.api, {
      query: 'bowlines',
      recordTypes: ['category'],
      expand: ['insertUser', 'breadcrumbs', 'excerpt', 'image'],
    });
    expect(body).toEqual([
      expect.objectContaining({
        recordType: 'category',
        type: 'category',
        recordID: sails,
        categoryID: sails,
        name: 'Sailing knots',
        url: '/categories/sailing-knots',
        highlight: '<mark>Bowlines</mark> &lt;b&gt;and&lt;/b&gt; hitches, one two three.',
        excerpt: 'Bowlines <b>and</b> hitches, one two three.',
        body: 'Bowlines &lt;b&gt;and&lt;/b&gt; hitches, one two three.',
        image: null,
        countDiscussions: 1,
        isArchived: false,
        breadcrumbs: [
          { name: 'Xharbour', url: '/categories/xharbour' },
          { name: 'Sailing knots', url: '/categories/sailing-knots' },
        ],
      }),
    ]);
  });

  test('categories come before posts, page by page, and are counted with them', async () => {
    const posts = [
      await aPost(forum, { name: 'Xharbour one', categoryID: harbour, date: '2026-01-03T00:00:00Z' }),
      await aPost(forum, { name: 'Xharbour two', categoryID: harbour, date: '2026-01-02T00:00:00Z' }),
      await aPost(forum, { name: 'Xharbour three', categoryID: harbour, date: '2026-01-01T00:00:00Z' }),
    ];
    const page = async (number: number) => {
      const { body, paging } = await search(forum.guest.api, {
        query: 'xharbour',
        recordTypes: ['discussion', 'category'],
        sort: '-dateInserted',
        limit: 3,
        page: number,
      });
      return [body.map(({ recordID }) => recordID), paging?.total];
    };
    expect(await page(1)).toEqual([[harbour, moorings, posts[0]], 5]);
    expect(await page(2)).toEqual([[posts[1], posts[2]], 5]);
    expect(await page(3)).toEqual([[], 5]);
  });

  test('within a category its subcategories are found; filters for posts exclude categories', async () => {
    expect(await found({ categoryID: harbour, includeChildCategories: true })).toEqual([harbour, moorings, sails]);
    for (const asked of [
      { insertUserNames: ['Unknown User'] },
      { dateInserted: '>=2000-01-01' },
      { tags: ['wood'] },
      { types: ['question' as const] },
      { postMeta: { colour: 'red' } },
    ])
      expect(await found({ query: 'xharbour', ...asked })).toEqual([]);
    expect(await found({ query: 'xharbour', types: ['category'] })).toEqual([harbour, moorings]);
  });
});
