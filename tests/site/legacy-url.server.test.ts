import { expect, test } from 'vitest';
import { testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const member = await forum.aMember({ name: 'Ann O' });

const leadsTo = async (url: string, by = forum.guest) => {
  const { statusCode, headers } = await by.request({ url });
  return statusCode === 301 || statusCode === 302 ? `${statusCode} ${headers.location}` : `${statusCode}`;
};

test.each([
  ['/discussions/p2', '/discussions?page=2'],
  ['/discussions/p1', '/discussions'],
  ['/discussions/p3?sort=-score', '/discussions?sort=-score&page=3'],
  ['/discussions/bookmarked/p2', '/discussions/bookmarked?page=2'],
  ['/discussions/unanswered', '/discussions?type=question&hasComments=false'],
  ['/discussions/tagged/oak%20wood', '/search?tags=oak+wood'],
  ['/discussions/feed.rss', '/discussions/feed.atom'],
  ['/categories/boats/feed.rss', '/categories/boats/feed.atom'],
  ['/profile/comments/7/Ann%20O/p2', '/profile/comments/7/Ann%20O?page=2'],
  ['/activity', '/discussions'],
  ['/activity/public', '/discussions'],
  ['/bestof/everything', '/discussions?sort=-score'],
  ['/messages/all/p2', '/messages/inbox?page=2'],
  ['/kb/search?query=knots', '/search?query=knots'],
  ['/entry?Target=%2Fdrafts', '/entry/signin?Target=%2Fdrafts'],
  ['/dashboard/content', '/dashboard/content/reports'],
  ['/dashboard/log/moderation', '/dashboard/content/approval'],
  ['/dashboard/log/spam', '/dashboard/content/approval?cause=spam'],
  ['/settings/qna', '/dashboard/settings/notifications#follow-up'],
  ['/vanilla/settings/floodcontrol', '/dashboard/content/settings#flood'],
])('%s redirects permanently to %s', async (former, present) => {
  expect(await leadsTo(former)).toBe(`301 ${present}`);
});

test('personal lists redirect members to their profile, and guests to sign-in', async () => {
  const profile = `${member.userID}/Ann%20O`;
  expect(await leadsTo('/discussions/mine', member)).toBe(`302 /profile/discussions/${profile}`);
  expect(await leadsTo('/discussions/participated/p2', member)).toBe(`302 /profile/comments/${profile}?page=2`);
  expect(await leadsTo('/discussions/mine')).toBe('302 /entry/signin?Target=%2Fdiscussions%2Fmine');
});

test.each([
  '/discussions',
  '/discussions/p0',
  '/discussions/%E0%A4%A',
  '/post/discussion',
  '/activity/5',
  '/dashboard/content/reports',
  '/messages/5',
  '/entry/signin',
])('%s is not redirected', async (url) => {
  expect(await leadsTo(url)).not.toMatch(/^30/);
});
