import { expect, test } from 'vitest';
import { choiceInCookie, tickOf } from '#components/shell/page/page-visit.ts';

const origin = 'https://forum.example';
const visit = { pathname: '/discussions', referrer: 'https://elsewhere.example/a?token=1', anonymous: false };

test('a page view is reported with its path, a discussion with its ID and category', () => {
  expect(tickOf(visit, origin)).toEqual({
    type: 'page_view',
    url: `${origin}/discussions`,
    referrer: visit.referrer,
  });
  expect(tickOf({ ...visit, pathname: '/discussion/12/oven/p2', categoryID: 3 }, origin)).toMatchObject({
    type: 'discussion_view',
    discussionID: 12,
    categoryID: 3,
  });
  expect(tickOf({ ...visit, pathname: '/discussion/comment/9' }, origin).type).toBe('page_view');
});

test('an anonymous visit is reported without the referrer', () => {
  expect(tickOf({ ...visit, anonymous: true }, origin)).toEqual({ type: 'page_view', url: `${origin}/discussions` });
});

test('the choice of a guest is in the cookie with the prefix of the site', () => {
  expect(choiceInCookie('a=b; folkmoot-AnonymizeData=true', 'folkmoot')).toBe(true);
  expect(choiceInCookie('folkmoot-AnonymizeData=false', undefined)).toBe(false);
  expect(choiceInCookie('folkmoot-AnonymizeData=true', 'harbour')).toBeUndefined();
  expect(choiceInCookie('', 'folkmoot')).toBeUndefined();
});
