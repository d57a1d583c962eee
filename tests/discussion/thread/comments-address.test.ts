import { expect, test } from 'vitest';
import { commentsAddress } from '#components/discussion/thread/comments-address.ts';

test('an address of comments names what is not usual: another order, and only some answers', () => {
  const addresses = [
    commentsAddress('/discussion/3/knots', { sort: 'dateInserted' }),
    commentsAddress('/discussion/3/knots', { sort: '-score' }),
    commentsAddress('/discussion/3/knots/p2', { sort: 'dateInserted', qna: 'accepted' }),
    commentsAddress('/discussion/3/knots', { sort: '-score', qna: 'rejected' }),
  ];
  expect(addresses).toEqual([
    '/discussion/3/knots#comments',
    '/discussion/3/knots?sort=-score#comments',
    '/discussion/3/knots/p2?tab=accepted#comments',
    '/discussion/3/knots?sort=-score&tab=rejected#comments',
  ]);
});
