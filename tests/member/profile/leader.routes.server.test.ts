import { describe, expect, test } from 'vitest';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion } from '#api/discussion/discussion.client.ts';
import { listLeaders } from '#api/member/profile/leader.client.ts';
import { addReaction } from '#api/post/reaction/reaction.client.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const [ann, bo, cy, shy] = [
  await forum.aMember({ name: 'ann' }),
  await forum.aMember({ name: 'bo' }),
  await forum.aMember({ name: 'cy' }),
  await forum.aMember({ name: 'shy' }),
];
const reader = await forum.aMember({ name: 'reader', roles: [roleIDs.moderator] });
const [boats, wood] = [await forum.aCategory(), await forum.aCategory()];
const day = 86_400_000;

const start = async (who: TestUser, categoryID: number) =>
  (await createDiscussion(who.api, { name: 'A longer talk', body: 'Words.', format: 'markdown', categoryID })).body
    .discussionID;
const like = (who: TestUser, discussionID: number) => addReaction(who.api, 'discussion', discussionID, 'like');

forum.setNow(new Date(Date.now() - 10 * day));
const old = await start(ann, boats);
for (const who of [bo, cy]) await like(who, old);
forum.setNow();
const fresh = await start(bo, wood);
await like(ann, fresh);
await createComment(bo.api, { discussionID: old, body: 'Indeed.', format: 'markdown' });
await like(ann, await start(shy, wood));
await shy.request({ method: 'PATCH', url: `/api/v2/users/${shy.userID}`, payload: { private: true } });

const names = async (query: Parameters<typeof listLeaders>[1], who = reader) =>
  (await listLeaders(who.api, query)).body.map(({ name, points }) => `${name} ${points}`);

describe('the leaderboard', () => {
  test('lists members with the most points, in total or in a period, without private members', async () => {
    expect(await names({})).toEqual(['ann 2', 'bo 1']);
    expect(await names({ slotType: 'w' })).toEqual(['bo 1']);
    expect(await names({ limit: 1 })).toEqual(['ann 2']);
  });

  test('can be restricted to a category, and ranked by posts', async () => {
    expect(await names({ categoryID: boats })).toEqual(['ann 2']);
    expect(await names({ leaderboardType: 'posts' })).toEqual(['bo 2', 'ann 1']);
    expect(await names({ leaderboardType: 'posts', slotType: 'd', categoryID: wood })).toEqual(['bo 1']);
    expect(await names({ leaderboardType: 'acceptedAnswers' })).toEqual([]);
  });

  test('can be filtered by role', async () => {
    await like(ann, await start(reader, boats));
    expect(await names({ includedRoleIDs: [roleIDs.moderator] })).toEqual(['reader 1']);
    expect(await names({ excludedRoleIDs: [roleIDs.member] })).toEqual(['reader 1']);
  });

  test('returns period, source and URL; it is restricted like profiles, and excludes hidden categories', async () => {
    const [first] = (await listLeaders(reader.api, { slotType: 'y' })).body;
    expect(first).toMatchObject({
      slotType: 'y',
      source: 'reputation',
      userID: ann.userID,
      url: `/profile/${ann.userID}/ann`,
    });
    expect((await forum.guest.request({ url: '/api/v2/users/leaders' })).statusCode).toBe(403);
    expect((await reader.request({ url: '/api/v2/users/leaders?categoryID=999999' })).statusCode).toBe(404);
    expect((await reader.request({ url: '/api/v2/users/leaders?slotType=x' })).statusCode).toBe(422);
  });
});
