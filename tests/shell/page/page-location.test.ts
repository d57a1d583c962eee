import { expect, test } from 'vitest';
import { isShownOnPage, kindOfPage } from '#components/shell/page/page-location.ts';

test('a URL determines the kind of its page, whatever follows it', () => {
  const kinds = [
    '/',
    '/discussions',
    '/discussions/p2?sort=x',
    '/categories',
    '/categories/boats',
    '/discussion/3/oven',
  ]
    .concat('/post/discussion', '/search?query=a', '/profile/3/Ingrid', '/messages/inbox', '/entry/signin#top')
    .map(kindOfPage);
  expect(kinds).toEqual([
    'home',
    'discussionList',
    'discussionList',
    'categoryList',
    'discussionCategoryPage',
    'post',
    'createPost',
    'search',
    'profile',
    'inbox',
    undefined,
  ]);
});

test('a message is shown only on the pages of its kind and its categories', () => {
  const everywhere = { layoutViewType: 'all', categoryIDs: null } as const;
  expect(isShownOnPage(everywhere, { kind: undefined })).toBe(true);
  expect(isShownOnPage({ ...everywhere, layoutViewType: 'home' }, { kind: 'home' })).toBe(true);
  expect(isShownOnPage({ ...everywhere, layoutViewType: 'home' }, { kind: 'post' })).toBe(false);
  const ofBoats = { layoutViewType: 'all' as const, categoryIDs: [4, 5] };
  expect(isShownOnPage(ofBoats, { kind: 'post', categoryID: 5 })).toBe(true);
  expect(isShownOnPage(ofBoats, { kind: 'post', categoryID: 6 })).toBe(false);
  expect(isShownOnPage(ofBoats, { kind: 'post' })).toBe(false);
});
