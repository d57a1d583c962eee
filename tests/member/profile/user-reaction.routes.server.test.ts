import { describe, expect, test } from 'vitest';
import type { ReactedRecord } from '#api/member/profile/user-reaction.contract.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

const forum = await testForum();
const reader = await forum.aMember({ name: 'reader' });
const author = await forum.aMember({ name: 'author' });
const moderator = await forum.aModerator();
const admin = await forum.anAdministrator();
const categoryID = await forum.aCategory();

const aDiscussion = async (user: TestUser, name = 'Which plane for oak?'): Promise<number> => {
  const payload = { name, body: 'A jack plane?', format: 'markdown', categoryID };
  const made = await user.request({ method: 'POST', url: '/api/v2/discussions', payload });
  return made.json().discussionID;
};

const aComment = async (user: TestUser, discussionID: number): Promise<number> => {
  const payload = { discussionID, body: 'Take a scrub plane.', format: 'markdown' };
  return (await user.request({ method: 'POST', url: '/api/v2/comments', payload })).json().commentID;
};

const set = (userID: number, columns: object) =>
  forum.forum.db.updateTable('member').set(columns).where('user_id', '=', userID).execute();

describe('posts that others reacted to', () => {
  const reactedFor = async (user: TestUser, query: string, id: number | '$me' = author.userID) =>
    user.request({ url: `/api/v2/users/${id}/reacted?${query}` });

  test('are listed by reaction, if the viewer may read them', async () => {
    const discussionID = await aDiscussion(author, 'Liked');
    const commentID = await aComment(author, discussionID);
    for (const [somebody, url] of [
      [reader, `/discussions/${discussionID}`],
      [moderator, `/discussions/${discussionID}`],
      [reader, `/comments/${commentID}`],
    ] as const) {
      const payload = { reactionType: 'Like' };
      await somebody.request({ method: 'POST', url: `/api/v2${url}/reactions`, payload });
    }
    const records = (await reactedFor(reader, 'reactionUrlcode=like&expand=insertUser')).json<ReactedRecord[]>();
    expect(
      records
        .map(({ recordType, recordID, count }) => ({ recordType, recordID, count }))
        .toSorted((a, b) => a.count - b.count),
    ).toEqual([
      { recordType: 'Comment', recordID: commentID, count: 1 },
      { recordType: 'Discussion', recordID: discussionID, count: 2 },
    ]);
    expect(records[0]?.insertUser?.name).toBe('author');
    const [liked] = (await reactedFor(reader, 'reactionUrlcode=like&expand=reactions,updateUser&limit=1')).json<
      ReactedRecord[]
    >();
    expect(liked).toMatchObject({ updateUser: null, reactions: [{ urlcode: 'Like', count: 1, hasReacted: true }] });
    const paged = await reactedFor(reader, 'reactionUrlcode=Like&limit=1');
    expect([paged.json().length, paged.headers['x-app-page-next-url']]).toEqual([1, expect.stringContaining('page=2')]);
    await admin.request({ method: 'DELETE', url: `/api/v2/discussions/${discussionID}` });
    expect((await reactedFor(reader, 'reactionUrlcode=Like')).json()).toEqual([]);
  });

  test('are visible to viewers who may see profiles, except for a closed profile', async () => {
    expect((await reactedFor(forum.guest, 'reactionUrlcode=Like')).statusCode).toBe(403);
    expect((await reactedFor(reader, '')).statusCode).toBe(422);
    expect((await reactedFor(reader, 'reactionUrlcode=Like', 999_999)).statusCode).toBe(404);
    const shy = await forum.aMember({ name: 'shy' });
    const discussionID = await aDiscussion(shy);
    await reader.request({
      method: 'POST',
      url: `/api/v2/discussions/${discussionID}/reactions`,
      payload: { reactionType: 'Like' },
    });
    await set(shy.userID, { private: true });
    expect((await reactedFor(reader, 'reactionUrlcode=Like', shy.userID)).json()).toEqual([]);
    expect((await reactedFor(moderator, 'reactionUrlcode=Like', shy.userID)).json()).toHaveLength(1);
  });
});
