import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Forum } from '#server/platform/forum.ts';
import { loadSample } from '#server/sample/load.ts';
import { loadSampleWhenEmpty } from '#server/sample/load-when-empty.ts';
import { removeSample } from '#server/sample/removal.ts';
import { formatRemovalReport } from '#server/sample/remove.ts';
import { countRows, openEmptyForum } from './empty-forum.ts';
import { findDrift } from './sample-drift.ts';

let forum: Forum;
let dataFolder: string;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ forum, dataFolder, close } = await openEmptyForum());
});
afterEach(() => close());

test('removing the sample restores the former state, and the sample is not loaded again', async () => {
  const empty = await countRows(forum);
  await loadSample(forum);
  const result = await removeSample(forum);
  expect(result).toEqual({
    removed: { member: 12, category: 8, tag: 21, discussion: 42, comment: 232, media: 17, post_type: 1 },
    kept: { discussions: [], categories: [], members: [] },
  });
  expect(await countRows(forum)).toEqual({ ...empty, import_record: 1 });
  await expect(access(join(dataFolder, 'uploads/sample/june.webp'))).rejects.toThrow('ENOENT');
  expect(await loadSampleWhenEmpty(forum)).toBeUndefined();
  expect(formatRemovalReport(await removeSample(forum))).toBe('This forum has no sample community.');
});

test('posts by real members are preserved, with the discussions they replied to', async () => {
  await loadSample(forum);
  const author = await aMember('newcomer');
  const answered = await forum.db
    .selectFrom('discussion')
    .selectAll()
    .where('name', 'like', 'Peat, again%')
    .executeTakeFirstOrThrow();
  const place = await forum.db
    .selectFrom('category')
    .select('category_id')
    .where('urlcode', '=', 'woodwork')
    .executeTakeFirstOrThrow();
  const own = await aDiscussion(author, place.category_id);
  const comment = await aComment(author, answered.discussion_id, answered.count_positions + 1);
  await reactToAll(author);

  const { kept, removed } = await removeSample(forum);
  expect(kept.discussions).toEqual([answered.name]);
  expect(kept.members.toSorted()).toEqual(['AbenaO', 'Diego_Rz', 'MaireadK', 'OldPieter', 'layla.haddad']);
  expect(kept.categories).toEqual(['Workshop', 'Woodwork', 'Garden & Kitchen']);
  expect(removed.discussion).toBe(41);
  const left = await forum.db.selectFrom('discussion').select('discussion_id').orderBy('discussion_id').execute();
  expect(left.map(({ discussion_id }) => discussion_id)).toEqual([answered.discussion_id, own]);
  expect(await forum.db.selectFrom('comment').select('body').where('comment_id', '=', comment).execute()).toEqual([
    { body: 'Hello!' },
  ]);
  expect(await findDrift(forum.db)).toEqual([]);
  expect(await forum.media.read('sample/layla.webp')).toBeDefined();
  expect(await forum.media.read('sample/june.webp')).toBeUndefined();
});

test('sample content that an administrator has deleted does not prevent the removal', async () => {
  await loadSample(forum);
  const gone = await forum.db
    .selectFrom('discussion')
    .select('discussion_id')
    .where('name', 'like', 'She leaks%')
    .executeTakeFirstOrThrow();
  await forum.db.deleteFrom('discussion').where('discussion_id', '=', gone.discussion_id).execute();
  const { removed, kept } = await removeSample(forum);
  expect(removed.discussion).toBe(41);
  expect(kept).toEqual({ discussions: [], categories: [], members: [] });
  expect(await countRows(forum)).toMatchObject({ member: 0, discussion: 0, comment: 0, import_record: 1 });
});

test('preserved discussions are removed once the real reply is gone and the sample is removed again', async () => {
  await loadSample(forum);
  const author = await aMember('newcomer');
  const { discussion_id, count_positions } = await forum.db
    .selectFrom('discussion')
    .selectAll()
    .where('name', 'like', 'Lost: one%')
    .executeTakeFirstOrThrow();
  const comment = await aComment(author, discussion_id, count_positions + 1);
  expect((await removeSample(forum)).kept.discussions).toHaveLength(1);
  await forum.db.deleteFrom('comment').where('comment_id', '=', comment).execute();
  expect((await removeSample(forum)).kept).toEqual({ discussions: [], categories: [], members: [] });
  expect(await countRows(forum)).toMatchObject({ member: 1, discussion: 0, category: 0, media: 0, import_record: 1 });
});

async function aMember(name: string): Promise<number> {
  const row = await forum.db.insertInto('member').values({ name }).returning('user_id').executeTakeFirstOrThrow();
  return row.user_id;
}

async function aDiscussion(author: number, category_id: number): Promise<number> {
  const row = await forum.db
    .insertInto('discussion')
    .values({
      category_id,
      name: 'My own',
      body: 'Mine',
      format: 'markdown',
      body_html: '<p>Mine</p>',
      insert_user_id: author,
      last_user_id: author,
    })
    .returning('discussion_id')
    .executeTakeFirstOrThrow();
  await forum.db.updateTable('member').set({ count_discussions: 1 }).where('user_id', '=', author).execute();
  return row.discussion_id;
}

async function aComment(author: number, discussion_id: number, position: number): Promise<number> {
  const row = await forum.db
    .insertInto('comment')
    .values({
      discussion_id,
      position,
      root_position: 99,
      body: 'Hello!',
      format: 'markdown',
      body_html: '<p>Hello!</p>',
      insert_user_id: author,
    })
    .returning('comment_id')
    .executeTakeFirstOrThrow();
  await forum.db.updateTable('member').set({ count_comments: 1 }).where('user_id', '=', author).execute();
  return row.comment_id;
}

/** Adds a like to every discussion, so that removed and remaining discussions have a reaction of a real member. */
async function reactToAll(user_id: number): Promise<void> {
  await sql`
    insert into reaction (record_type, record_id, user_id, tag_id, record_user_id, discussion_id)
    select 'discussion', discussion_id, ${user_id}::bigint, 4, insert_user_id, discussion_id from discussion
    where insert_user_id <> ${user_id}::bigint
  `.execute(forum.db);
}
