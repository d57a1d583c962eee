import { beforeEach, describe, expect, test } from 'vitest';
import { createComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion, listDiscussions, postIdea, readDiscussion } from '#api/discussion/discussion.client.ts';
import { addStatus, setIdeaStatus } from '#api/discussion/status/discussion-status.client.ts';
import { addReaction, listReactions, removeReaction } from '#api/post/reaction/reaction.client.ts';
import { refusedWith } from '#tests/support/api/refusal.ts';
import { memberCount } from '#tests/support/server/member-count.ts';
import { type TestUser, testForum } from '#tests/support/server/test-forum.ts';

let discussionID: number;
let commentID: number;

const site = await testForum();
const [anna, ben, moderator, categoryID] = await Promise.all([
  site.aMember({ name: 'anna' }),
  site.aMember({ name: 'ben' }),
  site.aModerator(),
  site.aCategory(),
]);
beforeEach(async () => {
  const made = await createDiscussion(moderator.api, { name: 'Beans', body: 'x', format: 'text', categoryID });
  discussionID = made.body.discussionID;
  commentID = (await createComment(moderator.api, { discussionID, body: 'y', format: 'text' })).body.commentID;
});

const points = (who: TestUser) => memberCount(site, who, 'points');
describe.each(['discussion', 'comment'] as const)('a reaction to a %s', (recordType) => {
  const id = () => (recordType === 'discussion' ? discussionID : commentID);
  const score = async () =>
    recordType === 'discussion'
      ? await site.forum.db
          .selectFrom('discussion')
          .select(['score', 'hot'])
          .where('discussion_id', '=', id())
          .executeTakeFirstOrThrow()
      : await site.forum.db
          .selectFrom('comment')
          .select(['score', 'hot'])
          .where('comment_id', '=', id())
          .executeTakeFirstOrThrow();

  test('is counted, replaces the former one, and can be removed', async () => {
    const [before, held] = [await score(), await points(moderator)];
    const { body: liked } = await addReaction(anna.api, recordType, id(), 'like');
    expect(liked).toEqual([
      { tagID: 4, urlcode: 'Like', name: 'Like', class: 'Positive', count: 1, hasReacted: true, reactionValue: 1 },
    ]);
    expect(await points(moderator)).toBe(held + 1);
    expect((await addReaction(ben.api, recordType, id(), 'Like')).body[0]).toMatchObject({ count: 2 });
    expect((await addReaction(ben.api, recordType, id(), 'Like')).body[0]).toMatchObject({ count: 2 });
    const after = await score();
    expect(after.score).toBe(before.score + 2);
    expect(after.hot).toBeGreaterThan(before.hot);
    const { body: changed } = await addReaction(anna.api, recordType, id(), 'OffTopic');
    expect(changed.map(({ urlcode, count, hasReacted }) => [urlcode, count, hasReacted])).toEqual([
      ['Like', 1, false],
      ['OffTopic', 1, true],
    ]);
    expect((await score()).score).toBe(before.score);
    expect(await points(moderator)).toBe(held + 1);
    expect((await removeReaction(anna.api, recordType, id())).status).toBe(204);
    expect((await removeReaction(anna.api, recordType, id())).status).toBe(204);
    expect((await removeReaction(ben.api, recordType, id(), ben.userID)).status).toBe(204);
    expect(await score()).toEqual(before);
    expect(await points(moderator)).toBe(held);
    expect((await listReactions(anna.api, recordType, id())).body).toEqual([]);
  });

  test('is listed with the member who gave it', async () => {
    await addReaction(anna.api, recordType, id(), 'Agree');
    await addReaction(ben.api, recordType, id(), 'Like');
    const { body, paging } = await listReactions(site.guest.api, recordType, id());
    expect(paging?.total).toBe(2);
    expect(body.map(({ user, reactionType }) => [user.name, reactionType.urlcode]).sort()).toEqual([
      ['anna', 'Agree'],
      ['ben', 'Like'],
    ]);
    expect((await listReactions(anna.api, recordType, id(), { type: 'agree' })).body).toHaveLength(1);
  });

  test('requires the permission of its class, and curation.manage for Promote', async () => {
    expect(await refusedWith(addReaction(site.guest.api, recordType, id(), 'Like'))).toEqual({
      status: 403,
      code: 'permission.missing',
    });
    expect(await refusedWith(addReaction(anna.api, recordType, id(), 'Promote'))).toEqual({
      status: 403,
      code: 'permission.missing',
    });
    expect(await refusedWith(addReaction(anna.api, recordType, id(), 'Hug'))).toEqual({
      status: 404,
      code: 'reaction.not-found',
    });
    expect(await refusedWith(addReaction(anna.api, recordType, id(), 'Wtf'))).toEqual({
      status: 400,
      code: 'reaction.not-usable',
    });
    const reader = await site.aMember({ roles: [4] });
    expect(await refusedWith(addReaction(reader.api, recordType, id(), 'Like'))).toEqual({
      status: 403,
      code: 'permission.missing',
    });
    expect((await addReaction(moderator.api, recordType, id(), 'Promote')).body[0]).toMatchObject({
      urlcode: 'Promote',
      count: 1,
    });
  });

  test('of another member can be removed only by moderators', async () => {
    await addReaction(anna.api, recordType, id(), 'Like');
    expect(await refusedWith(removeReaction(ben.api, recordType, id(), anna.userID))).toEqual({
      status: 403,
      code: 'permission.missing',
    });
    expect((await removeReaction(moderator.api, recordType, id(), anna.userID)).status).toBe(204);
  });

  test('to one’s own post gives no points', async () => {
    const held = await points(moderator);
    await addReaction(moderator.api, recordType, id(), 'Like');
    expect(await points(moderator)).toBe(held);
  });

  test('of many members at once is counted once each', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => site.aMember()));
    await Promise.all(
      members.flatMap(({ api }) => ['Like', 'Agree', 'Like'].map((type) => addReaction(api, recordType, id(), type))),
    );
    const counts = await site.forum.db
      .selectFrom('reaction_count')
      .select('count')
      .where('record_type', '=', recordType)
      .where('record_id', '=', id())
      .execute();
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(12);
    expect((await score()).score).toBe(12);
  });
});

test('reactions are returned with the discussion', async () => {
  await addReaction(anna.api, 'discussion', discussionID, 'Like');
  const { body } = await readDiscussion(anna.api, discussionID, { expand: ['reactions'] });
  expect(body.reactions).toMatchObject([{ urlcode: 'Like', count: 1, hasReacted: true }]);
  expect((await readDiscussion(ben.api, discussionID, { expand: ['reactions'] })).body.reactions?.[0]?.hasReacted).toBe(
    false,
  );
});

test('counts state which reactions the post does not accept, such as imported votes', async () => {
  await addReaction(anna.api, 'discussion', discussionID, 'Like');
  await site.forum.db
    .insertInto('reaction_count')
    .values({ record_type: 'discussion', record_id: discussionID, tag_id: 8, count: 2 })
    .execute();
  const { body } = await readDiscussion(anna.api, discussionID, { expand: ['reactions'] });
  const told = Object.fromEntries(body.reactions?.map(({ urlcode, isRefused }) => [urlcode, isRefused]) ?? []);
  expect(told).toEqual({ Like: undefined, Up: true });
});

describe('an idea', () => {
  const anIdea = async () => {
    const { body } = await postIdea(moderator.api, { name: 'A bigger shed', body: 'x', format: 'text', categoryID });
    return body.discussionID;
  };
  const votesIn = async (who: TestUser, id: number) => {
    const { attributes } = (await readDiscussion(who.api, id)).body;
    return attributes?.idea?.votes.map(({ urlcode, count, hasReacted }) => [urlcode, count, hasReacted]);
  };

  test('can be voted up and down, although other posts cannot', async () => {
    const id = await anIdea();
    expect((await addReaction(anna.api, 'discussion', id, 'Up')).body).toEqual([
      { tagID: 8, urlcode: 'Up', name: 'Vote Up', class: 'Positive', count: 1, hasReacted: true, reactionValue: 1 },
      {
        tagID: 9,
        urlcode: 'Down',
        name: 'Vote Down',
        class: 'Negative',
        count: 0,
        hasReacted: false,
        reactionValue: -1,
      },
    ]);
    await addReaction(ben.api, 'discussion', id, 'down');
    expect(await votesIn(ben, id)).toEqual([
      ['Up', 1, false],
      ['Down', 1, true],
    ]);
    await removeReaction(ben.api, 'discussion', id);
    expect((await readDiscussion(site.guest.api, id)).body.score).toBe(1);
    const { body: listed } = await listDiscussions(anna.api, { discussionID: String(id) } as never);
    expect(listed[0]?.attributes?.idea?.votes[0]).toMatchObject({ count: 1, hasReacted: true });
    expect(await refusedWith(addReaction(anna.api, 'discussion', discussionID, 'Up'))).toMatchObject({
      code: 'reaction.not-usable',
    });
  });

  test('accepts only votes; its comments accept none', async () => {
    const id = await anIdea();
    expect(await refusedWith(addReaction(anna.api, 'discussion', id, 'Like'))).toEqual({
      status: 400,
      code: 'reaction.not-usable',
    });
    const { body: comment } = await createComment(anna.api, { discussionID: id, body: 'y', format: 'text' });
    expect((await addReaction(ben.api, 'comment', comment.commentID, 'Like')).body).toHaveLength(1);
    expect(await refusedWith(addReaction(ben.api, 'comment', comment.commentID, 'Up'))).toMatchObject({
      code: 'reaction.not-usable',
    });
  });

  test('with a closed status preserves its votes, and states that it accepts none', async () => {
    const id = await anIdea();
    await addReaction(anna.api, 'discussion', id, 'Up');
    const administrator = await site.anAdministrator();
    const { body: done } = await addStatus(administrator.api, { name: 'Done', recordSubtype: 'idea', state: 'closed' });
    await setIdeaStatus(administrator.api, id, { statusID: done.statusID });
    const isClosed = { status: 400, code: 'reaction.idea-closed' };
    expect(await refusedWith(addReaction(ben.api, 'discussion', id, 'Up'))).toEqual(isClosed);
    expect(await refusedWith(addReaction(anna.api, 'discussion', id, 'Down'))).toEqual(isClosed);
    expect(await refusedWith(removeReaction(anna.api, 'discussion', id))).toEqual(isClosed);
    const { attributes } = (await readDiscussion(anna.api, id)).body;
    expect(attributes?.idea?.votes).toMatchObject([
      { urlcode: 'Up', count: 1, hasReacted: true, isRefused: true },
      { urlcode: 'Down', count: 0, isRefused: true },
    ]);
    expect((await removeReaction(moderator.api, 'discussion', id, anna.userID)).status).toBe(204);
  });

  test('can be voted on by members who may give that reaction', async () => {
    const reader = await site.aMember({ roles: [4] });
    const id = await anIdea();
    for (const who of [site.guest, reader])
      expect(await refusedWith(addReaction(who.api, 'discussion', id, 'Up'))).toMatchObject({
        code: 'permission.missing',
      });
  });
});
