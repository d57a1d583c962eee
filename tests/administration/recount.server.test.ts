import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { createComment, removeComment } from '#api/discussion/comment.client.ts';
import { changeDiscussion, createDiscussion, removeDiscussion } from '#api/discussion/discussion.client.ts';
import { bookmarkDiscussion } from '#api/discussion/discussion-mark.client.ts';
import { addReaction, removeReaction } from '#api/post/reaction.client.ts';
import { describeDrift } from '#server/administration/recount.ts';
import { recount } from '#server/administration/recount-forum.ts';
import { testForum } from '#tests/support/test-forum.ts';

const site = await testForum();
const [anna, administrator] = await Promise.all([site.aMember({ name: 'anna' }), site.anAdministrator()]);
let discussionID: number;
const commentIDs: number[] = [];

beforeAll(async () => {
  const [here, there] = [await site.aCategory(), await site.aCategory()];
  const start = async (categoryID: number) =>
    (
      await createDiscussion(administrator.api, {
        name: 'Beans',
        body: 'x',
        format: 'text',
        categoryID,
        newTagNames: ['green'],
      })
    ).body.discussionID;
  discussionID = await start(here);
  const moved = await start(here);
  const gone = await start(here);
  const reply = async (discussion: number, parentCommentID?: number) =>
    (
      await createComment(anna.api, {
        discussionID: discussion,
        body: 'y',
        format: 'text',
        ...(parentCommentID !== undefined && { parentCommentID }),
      })
    ).body.commentID;
  for (let n = 0; n < 3; n += 1) commentIDs.push(await reply(discussionID));
  commentIDs.push(await reply(discussionID, commentIDs[0]));
  commentIDs.push(await reply(discussionID, commentIDs[3]));
  await reply(moved);
  await reply(gone);
  await removeComment(administrator.api, commentIDs[1] ?? 0);
  await removeComment(administrator.api, commentIDs[3] ?? 0);
  await removeDiscussion(administrator.api, gone);
  await changeDiscussion(administrator.api, moved, { categoryID: there });
  await bookmarkDiscussion(anna.api, discussionID, true);
  await addReaction(anna.api, 'discussion', discussionID, 'Like');
  await addReaction(anna.api, 'discussion', discussionID, 'Agree');
  await addReaction(administrator.api, 'comment', commentIDs[0] ?? 0, 'Like');
  await removeReaction(administrator.api, 'comment', commentIDs[0] ?? 0);
}, 60_000);

test('after everything members and moderators do, every count is true', async () => {
  expect(await recount(site.forum.database)).toEqual([]);
});

test('drift is told, left alone when only checking, and repaired', async () => {
  const planted = [
    sql`update discussion set count_comments = 99, count_bookmarks = 7, count_positions = 1, last_user_id = 1 where discussion_id = ${discussionID}`,
    sql`update comment set position = position + 5 where comment_id = ${commentIDs[4]}`,
    sql`update comment set root_position = root_position + 5 where comment_id = ${commentIDs[2]}`,
    sql`update comment set count_child_comments = 0 where comment_id = ${commentIDs[0]}`,
    sql`update member set count_comments = count_comments + 1, count_discussions = 3 where user_id = ${anna.userID}`,
    sql`update category set count_discussions = 0, count_followers = 4, last_discussion_id = null, date_last_post = null`,
    sql`update tag set count_discussions = 50`,
    sql`update reaction_count set count = count + 1 where record_type = 'discussion'`,
    sql`delete from reaction_count where record_type = 'discussion' and tag_id = 3`,
    sql`update discussion_member set participated = not participated where user_id = ${anna.userID}`,
  ];
  for (const statement of planted) await statement.execute(site.forum.db);
  const told = await recount(site.forum.database, { repair: false });
  expect(told).toContainEqual({
    table: 'discussion',
    id: String(discussionID),
    column: 'count_comments',
    was: 99,
    is: 3,
  });
  expect(new Set(told.map(({ table, column }) => `${table}.${column}`))).toEqual(
    new Set([
      ...['comment.position', 'comment.root_position', 'comment.count_child_comments', 'discussion.count_comments'],
      ...[
        'discussion.count_positions',
        'discussion.last_user_id',
        'discussion.count_bookmarks',
        'category.count_discussions',
      ],
      ...[
        'category.count_comments',
        'category.count_followers',
        'category.last_discussion_id',
        'member.count_discussions',
      ],
      ...['member.count_comments', 'tag.count_discussions', 'reaction_count.count', 'discussion_member.participated'],
    ]),
  );
  expect(await recount(site.forum.database, { repair: false })).toEqual(told);
  const repaired = await recount(site.forum.database);
  expect(repaired.length).toBeGreaterThan(10);
  expect(await recount(site.forum.database)).toEqual([]);
});

test('the report names each row and what changed', () => {
  const drift = [{ table: 'tag', id: '3', column: 'count_discussions', was: 50, is: 2 }];
  expect(describeDrift(drift, true)).toBe(
    '1 counter differed and was repaired:\n  tag 3: count_discussions was 50, is 2',
  );
  expect(describeDrift([], true)).toBe('All counters are correct.');
});
