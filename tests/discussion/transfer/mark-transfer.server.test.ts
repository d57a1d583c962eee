import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDraft, listDrafts } from '#api/composer/draft/draft.client.ts';
import { listComments } from '#api/discussion/comment/comment.client.ts';
import { readDiscussion } from '#api/discussion/discussion.client.ts';
import { bookmarkDiscussion, muteDiscussion } from '#api/discussion/reading/discussion-mark.client.ts';
import { mergeDiscussions, moveDiscussions, splitDiscussion } from '#api/discussion/transfer/discussion-bulk.client.ts';
import { undoLongJob } from '#api/moderation/bulk/long-job.client.ts';
import { addReaction } from '#api/post/reaction/reaction.client.ts';
import { aComment, aDiscussion, type BulkForum, result, startBulkForum } from '#tests/moderation/bulk/bulk-support.ts';
import type { TestUser } from '#tests/support/server/test-forum.ts';

let bulk: BulkForum;
let { site, anna, ben, moderator, garden, kitchen, later } = {} as BulkForum;
let reader: TestUser;

beforeAll(async () => {
  bulk = await startBulkForum();
  ({ site, anna, ben, moderator, garden, kitchen, later } = bulk);
  reader = await site.aMember({ name: 'reader' });
});
afterAll(() => site.close());

/** Creates a discussion with two comments, and another one into which it can be merged. */
async function place() {
  later();
  const other = await aDiscussion(anna, kitchen, 'Other');
  later();
  const id = await aDiscussion(anna, garden, 'Marked');
  later();
  const first = await aComment(ben, id);
  later();
  const second = await aComment(ben, id);
  later();
  return { other, id, first, second };
}
type Place = Awaited<ReturnType<typeof place>>;

const draft = (parentRecordID: number, more: object) => ({
  recordType: 'comment' as const,
  parentRecordType: 'discussion' as const,
  parentRecordID,
  attributes: { body: 'Not yet', format: 'text' as const, ...more },
});

const one = async <T>(query: ReturnType<typeof sql<T>>): Promise<T | undefined> =>
  (await query.execute(site.forum.db)).rows[0];

const fieldOf = (field: 'bookmarked' | 'muted' | 'countBookmarks') => async (id: number) =>
  (await readDiscussion(reader.api, id)).body[field];

/** Returns the reader's read position in a discussion. Returns null when the reader has never opened it. */
const readTo = async (id: number) =>
  (
    await one(sql<{ count_read: number }>`
      select count_read from discussion_member
      where discussion_id = ${id} and user_id = ${reader.userID} and date_last_viewed is not null`)
  )?.count_read ?? null;

interface Mark {
  readonly set: (at: Place) => Promise<unknown>;
  /** Reads the state of the mark in a discussion. `marked` is the expected value when the mark is set. */
  readonly read: (id: number, at: Place) => Promise<unknown>;
  readonly marked: unknown;
}

const draftsOn = async (parentRecordID: number) =>
  (await listDrafts(reader.api, { parentRecordType: 'discussion', parentRecordID })).body.length;

const notificationAbout = (recordType: string, recordID: number, type: string, id: number) =>
  sql`insert into notification (user_id, type, actor_id, record_type, record_id, discussion_id, cause, batch)
    values (${reader.userID}, ${type}, ${ben.userID}, ${recordType}, ${recordID}, ${id}, ${`${recordType}:${recordID}`},
      ${`${type} ${type === 'Mention' ? `${recordType}:${recordID}` : `discussion:${id}`}`})`.execute(site.forum.db);

const marks: Record<string, Mark> = {
  bookmark: { set: ({ id }) => bookmarkDiscussion(reader.api, id, true), read: fieldOf('bookmarked'), marked: true },
  'bookmark count': {
    set: ({ id }) => bookmarkDiscussion(reader.api, id, true),
    read: fieldOf('countBookmarks'),
    marked: 1,
  },
  mute: { set: ({ id }) => muteDiscussion(reader.api, id, true), read: fieldOf('muted'), marked: true },
  'read position': {
    set: ({ id }) => listComments(reader.api, { discussionID: id }),
    read: async (id) => {
      const position = await readTo(id);
      const all = await one(sql<{ count: number }>`
        select count_positions as count from discussion where discussion_id = ${id}`);
      return position !== null && position === all?.count;
    },
    marked: true,
  },
  'draft of a reply to a comment': {
    set: ({ id, first }) => addDraft(reader.api, draft(id, { draftMeta: { commentParentID: first } })),
    read: draftsOn,
    marked: 1,
  },
  'draft of an edited comment': {
    set: ({ id, first }) => addDraft(reader.api, { ...draft(id, {}), recordID: first }),
    read: draftsOn,
    marked: 1,
  },
  reaction: {
    set: ({ first }) => addReaction(reader.api, 'comment', first, 'Like'),
    read: async (id, { first }) =>
      (
        await one(sql<{ score: number }>`
        select c.score from comment c join reaction r on r.record_type = 'comment' and r.record_id = c.comment_id
        where c.comment_id = ${first} and c.discussion_id = ${id} and r.discussion_id = ${id}`)
      )?.score,
    marked: 1,
  },
  notification: {
    set: ({ id, first }) => notificationAbout('comment', first, 'BookmarkComment', id),
    read: async (id, { first }) =>
      (await one(sql<{ batch: string }>`
        select batch = type || ' discussion:' || ${id}::bigint as is_of from notification
        where record_type = 'comment' and record_id = ${first} and discussion_id = ${id}`)) ?? null,
    marked: { is_of: true },
  },
};

interface Operation {
  /** Runs the operation. Returns the discussion that then contains the comments, and the job to undo. */
  readonly act: (at: Place) => Promise<{ id: number; jobID: string }>;
}

const merge =
  (addRedirects: boolean) =>
  async ({ id, other }: Place) => {
    const order = { discussionIDs: [id, other], destinationDiscussionID: other, addRedirects };
    return { id: other, jobID: result((await mergeDiscussions(moderator.api, order)).body).jobID };
  };

const operations: Record<string, Operation> = {
  merge: { act: merge(false) },
  'merge with redirects': { act: merge(true) },
  split: {
    act: async ({ first, second }) => {
      const newPost = { name: 'Split', categoryID: kitchen, postType: 'discussion', authorType: 'system' as const };
      const { body } = await splitDiscussion(moderator.api, { newPost, commentIDs: [first, second] });
      return { id: body.newPostID, jobID: body.jobID };
    },
  },
  move: {
    act: async ({ id }) => {
      const order = { discussionIDs: [id], categoryID: kitchen, addRedirects: true };
      return { id, jobID: result((await moveDiscussions(moderator.api, order)).body).jobID };
    },
  },
};

describe.each(Object.entries(operations))('%s', (_, { act }) => {
  test.each(Object.entries(marks))('transfers a %s, and undo restores it', async (_name, mark) => {
    const at = await place();
    const before = await mark.read(at.other, at);
    expect(before).not.toEqual(mark.marked);
    await mark.set(at);
    expect(await mark.read(at.id, at)).toEqual(mark.marked);
    const { id, jobID } = await act(at);
    expect(await mark.read(id, at)).toEqual(mark.marked);
    later();
    expect(result((await undoLongJob(moderator.api, jobID)).body).progress.exceptionsByID).toEqual({});
    expect(await mark.read(at.id, at)).toEqual(mark.marked);
    expect(await mark.read(at.other, at)).toEqual(before);
  });
});

describe('a merge', () => {
  const mergeInto = async (at: Place, addRedirects = false) => (await merge(addRedirects)(at)).jobID;

  test('preserves the marks of the target discussion', async () => {
    const at = await place();
    await bookmarkDiscussion(reader.api, at.other, true);
    await muteDiscussion(reader.api, at.id, true);
    await mergeInto(at);
    expect((await readDiscussion(reader.api, at.other)).body).toMatchObject({ bookmarked: true, muted: false });
  });

  test('does not count anything after an unread comment as read', async () => {
    const at = await place();
    await listComments(reader.api, { discussionID: at.id });
    later();
    await aComment(anna, at.other);
    await mergeInto(at);
    // The position counts the opening post and the two comments of the merged discussion; the comment of the other one
    // is unread.
    expect(await readTo(at.other)).toBe(3);
    await listComments(reader.api, { discussionID: at.other });
    expect(await readTo(at.other)).toBe(4);
  });

  test('removes the bookmark from the remaining redirect, and undo leaves later bookmarks in place', async () => {
    const at = await place();
    await bookmarkDiscussion(reader.api, at.id, true);
    const jobID = await mergeInto(at, true);
    const link = sql<{ count: number }>`
      select count(*) from discussion_member where discussion_id = ${at.id} and bookmarked`;
    expect(await one(link)).toEqual({ count: 0 });
    await bookmarkDiscussion(ben.api, at.other, true);
    await undoLongJob(moderator.api, jobID);
    expect((await readDiscussion(ben.api, at.other)).body).toMatchObject({ bookmarked: true, countBookmarks: 1 });
    expect((await readDiscussion(reader.api, at.id)).body).toMatchObject({ bookmarked: true, countBookmarks: 1 });
  });

  test('transfers what belongs to the opening post: reactions, mentions and drafts', async () => {
    const at = await place();
    await addReaction(reader.api, 'discussion', at.id, 'Like');
    await notificationAbout('discussion', at.id, 'Mention', at.id);
    await addDraft(reader.api, draft(at.id, {}));
    await addDraft(anna.api, {
      recordType: 'discussion',
      recordID: at.id,
      parentRecordType: 'category',
      parentRecordID: garden,
      attributes: { body: 'Better words', format: 'text' },
    });
    const read = async () => ({
      reaction: await one(sql`select record_type, discussion_id from reaction
        where user_id = ${reader.userID} and discussion_id in (${at.id}, ${at.other})`),
      mention: await one(sql`
        select record_type, discussion_id, batch = 'Mention ' || record_type || ':' || record_id as is_of from notification
        where user_id = ${reader.userID} and type = 'Mention' and discussion_id in (${at.id}, ${at.other})`),
      drafts: (
        await sql`select record_type, parent_record_type, parent_record_id from draft
          where (parent_record_type = 'discussion' and parent_record_id in (${at.id}, ${at.other}))
            or (record_type = 'discussion' and record_id = ${at.id}) order by draft_id`.execute(site.forum.db)
      ).rows,
    });
    const before = await read();
    const jobID = await mergeInto(at);
    const carried = { record_type: 'comment', parent_record_type: 'discussion', parent_record_id: at.other };
    expect(await read()).toEqual({
      reaction: { record_type: 'comment', discussion_id: at.other },
      mention: { record_type: 'comment', discussion_id: at.other, is_of: true },
      drafts: [carried, carried],
    });
    await undoLongJob(moderator.api, jobID);
    expect(await read()).toEqual(before);
  });
});

test('undoing a split moves a bookmark of the new discussion to the original one', async () => {
  const at = await place();
  const { id, jobID } = await (operations['split'] as Operation).act(at);
  await bookmarkDiscussion(reader.api, id, true);
  await undoLongJob(moderator.api, jobID);
  expect((await readDiscussion(reader.api, at.id)).body).toMatchObject({ bookmarked: true, countBookmarks: 1 });
});
