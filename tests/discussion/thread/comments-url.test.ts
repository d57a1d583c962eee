import { expect, test } from 'vitest';
import { commentsUrl } from '#components/discussion/thread/comments-url.ts';

test('an address of comments names what is not usual: another order, and only some answers', () => {
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
