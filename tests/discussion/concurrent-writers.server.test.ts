import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createComment, listComments, removeComment } from '#api/discussion/comment/comment.client.ts';
import { createDiscussion, readDiscussion } from '#api/discussion/discussion.client.ts';
import { bookmarkDiscussion } from '#api/discussion/reading/discussion-mark.client.ts';
import { recount } from '#server/administration/count/recount-forum.ts';
import { startTestForum, type TestForum, type TestUser } from '#tests/support/server/test-forum.ts';

const writers = 50;

let site: TestForum;
let members: TestUser[];
let moderator: TestUser;
let categoryID: number;

beforeAll(async () => {
  site = await startTestForum();
  categoryID = await site.aCategory();
  moderator = await site.aModerator();
  members = await Promise.all(Array.from({ length: writers }, () => site.aMember()));
}, 120_000);
afterAll(() => site.close());

const aDiscussion = async () =>
  (await createDiscussion(moderator.api, { name: 'Busy', body: 'x', format: 'text', categoryID })).body.discussionID;

test('simultaneous comments of fifty members in one discussion are all stored and counted once', async () => {
  const discussionID = await aDiscussion();
  const write = (body: string) => (who: TestUser) =>
    createComment(who.api, { discussionID, body, format: 'text' }).then((answer) => answer.body);
  const made = await Promise.all(members.map(write('first')));
  expect(new Set(made.map(({ commentID }) => commentID)).size).toBe(writers);
  expect(made.map(({ position }) => position).sort((a, b) => a - b)).toEqual(
    Array.from({ length: writers }, (_, n) => n + 1),
  );
  const { body } = await readDiscussion(moderator.api, discussionID);
  expect(body.countComments).toBe(writers);
  const last = made.find(({ position }) => position === writers);
  expect([body.lastCommentID, body.lastUserID]).toEqual([last?.commentID, last?.insertUserID]);
  expect((await listComments(moderator.api, { discussionID, limit: 500 })).body).toHaveLength(writers);
  expect(await recount(site.forum.database)).toEqual([]);
}, 120_000);

test('simultaneous replies, deletions and bookmarks leave every counter correct', async () => {
  const discussionID = await aDiscussion();
  const roots = await Promise.all(
    members.slice(0, 10).map(({ api }) => createComment(api, { discussionID, body: 'root', format: 'text' })),
  );
  const rootIDs = roots.map((answer) => answer.body.commentID);
  const answer = (who: TestUser, index: number) =>
    createComment(who.api, {
      discussionID,
      body: 'answer',
      format: 'text',
      ...(rootIDs[index % rootIDs.length] !== undefined && {
        parentCommentID: rootIDs[index % rootIDs.length] ?? null,
      }),
    }).then(
      () => 'written',
      (error) => error.code,
    );
  const outcomes = await Promise.all([
    ...members.map(answer),
    ...members.map(({ api }) => bookmarkDiscussion(api, discussionID, true).then(() => 'bookmarked')),
    ...rootIDs.slice(0, 5).map((id) => removeComment(moderator.api, id).then(() => 'removed')),
  ]);
  // Only a reply to a comment that was deleted in the meantime may fail.
  const expected = ['written', 'bookmarked', 'removed', 'comment.not-found'];
  expect(outcomes.filter((outcome) => !expected.includes(outcome))).toEqual([]);
  const { rows } = await sql<{ position: number }>`
    select position from comment where discussion_id = ${discussionID} and delete_method is distinct from 'full' order by position
  `.execute(site.forum.db);
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
  expect((await readDiscussion(moderator.api, discussionID)).body.countBookmarks).toBe(writers);
  expect(await recount(site.forum.database)).toEqual([]);
}, 120_000);
