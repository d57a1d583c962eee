import { expect, test } from 'vitest';
import { commentsUrl } from '#components/discussion/thread/comments-url.ts';

test('the URL of a comment list contains only values that differ from the defaults: sort order and answer filter', () => {
  const addresses = [
    commentsUrl('/discussion/3/knots', { sort: 'dateInserted' }),
    commentsUrl('/discussion/3/knots', { sort: '-score' }),
    commentsUrl('/discussion/3/knots/p2', { sort: 'dateInserted', qna: 'accepted' }),
    commentsUrl('/discussion/3/knots', { sort: '-score', qna: 'rejected' }),
  ];
  expect(addresses).toEqual([
    '/discussion/3/knots#comments',
    '/discussion/3/knots?sort=-score#comments',
    '/discussion/3/knots/p2?tab=accepted#comments',
    '/discussion/3/knots?sort=-score&tab=rejected#comments',
  ]);
});
