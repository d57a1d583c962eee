import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBus } from '#server/platform/bus.ts';
import { readConfiguration } from '#server/platform/configuration.ts';
import type { Forum } from '#server/platform/forum.ts';
import { createLog } from '#server/platform/log.ts';
import { openForum } from '#server/platform/open-forum.ts';
import { loadSample, loadSampleWhenEmpty } from '#server/sample/load.ts';
import { removeSample } from '#server/sample/removal.ts';
import { tellRemoval } from '#server/sample/remove.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { findDrift } from './sample-drift.ts';

let forum: Forum;
let dataFolder: string;
let close: () => Promise<void>;

async function openEmptyForum() {
  dataFolder = await mkdtemp(join(tmpdir(), 'folkmoot-sample-'));
  const database = await openTestDatabase();
  const configuration = readConfiguration({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', DATA_DIR: dataFolder }, dataFolder);
  const log = createLog(configuration);
  const bus = await openBus(database, database.databaseUrl ? { databaseUrl: database.databaseUrl } : {});
  forum = openForum({ configuration, log, database, bus });
  close = async () => {
    await bus.close();
    await database.drop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}

describe('a forum that has got the sample', () => {
  let loaded: Awaited<ReturnType<typeof loadSampleWhenEmpty>>;
  beforeAll(async () => {
    await openEmptyForum();
    loaded = await loadSampleWhenEmpty(forum);
  });
  afterAll(() => close());

  test('it holds the whole sample community', async () => {
    expect(loaded).toEqual({ members: 12, categories: 8, discussions: 40, comments: 228 });
    expect(await countRows()).toMatchObject({ member: 12, category: 8, discussion: 40, comment: 228, media: 17 });
  });

  test('every count is what there is to count', async () => {
    expect(await findDrift(forum.db)).toEqual([]);
    const { rows } =
      await sql`select sum(score)::integer as score, sum(count_bookmarks)::integer as bookmarks from discussion`.execute(
        forum.db,
      );
    expect(rows).toEqual([{ score: expect.any(Number), bookmarks: expect.any(Number) }]);
    expect(Object.values(rows[0] as object).every((sum) => sum > 20)).toBe(true);
  });

  test('comments stand in the order of time, numbered without a gap, replies in the thread of their parent', async () => {
    const { rows } = await sql`
      select c.comment_id from comment c
      left join comment p on p.comment_id = c.parent_comment_id
      where c.position <> (
          select count(*) from comment o
          where o.discussion_id = c.discussion_id and (o.date_inserted, o.comment_id) <= (c.date_inserted, c.comment_id)
        )
        or (c.parent_comment_id is null) <> (c.root_position is not null)
        or c.depth <> coalesce(p.depth, 0) + 1
        or p.discussion_id <> c.discussion_id
    `.execute(forum.db);
    expect(rows).toEqual([]);
  });

  test('pictures can be fetched where posts and members say they are', async () => {
    const member = await forum.db
      .selectFrom('member')
      .select('photo_url')
      .where('name', '=', 'junebug')
      .executeTakeFirstOrThrow();
    expect(member.photo_url).toBe(forum.media.urlOf('sample/june.webp'));
    const post = await forum.db
      .selectFrom('discussion')
      .select(['body_html', 'image_url'])
      .where('image_url', 'like', '%garden-plan%')
      .executeTakeFirstOrThrow();
    expect(post.body_html).toContain(`src="${forum.media.urlOf('sample/garden-plan-960x640.png')}"`);
    for (const path of ['sample/june.webp', 'sample/garden-plan-960x640.png'])
      expect((await forum.media.read(path))?.size).toBeGreaterThan(1_000);
  });

  test('only moderators start discussions where announcements are made', async () => {
    const announcements = (await forum.categories.get()).find('announcements');
    const { roles } = await forum.permissions.get();
    const may = (roleID: number) => roles.get(roleID)?.categories.get(announcements?.categoryID ?? 0);
    expect(may(8)?.has('discussions.add')).toBe(false);
    expect(may(8)?.has('comments.add')).toBe(true);
    expect(may(2)?.has('discussions.view')).toBe(true);
    expect(may(32)?.has('discussions.add')).toBe(true);
  });
});

describe('a forum that is empty at first', () => {
  beforeEach(openEmptyForum);
  afterEach(() => close());

  test('a forum with a member, or one that has the sample, is left alone', async () => {
    const member = await aMember('somebody');
    expect(await loadSampleWhenEmpty(forum)).toBeUndefined();
    await forum.db.deleteFrom('member').where('user_id', '=', member).execute();
    expect(await loadSampleWhenEmpty(forum)).toBeDefined();
    expect(await loadSampleWhenEmpty(forum)).toBeUndefined();
  });

  test('removing the sample leaves the forum as it was, and it does not come back', async () => {
    const empty = await countRows();
    await loadSample(forum);
    const result = await removeSample(forum);
    expect(result).toEqual({
      removed: { member: 12, category: 8, tag: 21, discussion: 40, comment: 228, media: 17 },
      kept: { discussions: [], categories: [], members: [] },
    });
    expect(await countRows()).toEqual({ ...empty, import_record: 1 });
    await expect(access(join(dataFolder, 'uploads/sample/june.webp'))).rejects.toThrow('ENOENT');
    expect(await loadSampleWhenEmpty(forum)).toBeUndefined();
    expect(tellRemoval(await removeSample(forum))).toBe('There is no sample community in this forum.');
  });

  test('what real members wrote is kept, with the discussions they answered', async () => {
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
    expect(removed.discussion).toBe(39);
    const left = await forum.db.selectFrom('discussion').select('discussion_id').orderBy('discussion_id').execute();
    expect(left.map(({ discussion_id }) => discussion_id)).toEqual([answered.discussion_id, own]);
    expect(await forum.db.selectFrom('comment').select('body').where('comment_id', '=', comment).execute()).toEqual([
      { body: 'Hello!' },
    ]);
    expect(await findDrift(forum.db)).toEqual([]);
    expect(await forum.media.read('sample/layla.webp')).toBeDefined();
    expect(await forum.media.read('sample/june.webp')).toBeUndefined();
  });

  test('what an administrator had deleted from the sample is no hindrance', async () => {
    await loadSample(forum);
    const gone = await forum.db
      .selectFrom('discussion')
      .select('discussion_id')
      .where('name', 'like', 'She leaks%')
      .executeTakeFirstOrThrow();
    await forum.db.deleteFrom('discussion').where('discussion_id', '=', gone.discussion_id).execute();
    const { removed, kept } = await removeSample(forum);
    expect(removed.discussion).toBe(39);
    expect(kept).toEqual({ discussions: [], categories: [], members: [] });
    expect(await countRows()).toMatchObject({ member: 0, discussion: 0, comment: 0, import_record: 1 });
  });

  test('what was kept goes when the real answer is gone and the sample is removed again', async () => {
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
    expect(await countRows()).toMatchObject({ member: 1, discussion: 0, category: 0, media: 0, import_record: 1 });
  });
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

/** Likes every discussion, so that removed and kept ones have a real member's reaction. */
async function reactToAll(user_id: number): Promise<void> {
  await sql`
    insert into reaction (record_type, record_id, user_id, tag_id, record_user_id, discussion_id)
    select 'discussion', discussion_id, ${user_id}::bigint, 4, insert_user_id, discussion_id from discussion
    where insert_user_id <> ${user_id}::bigint
  `.execute(forum.db);
}

async function countRows(): Promise<Record<string, number>> {
  const tables = [
    'category',
    'comment',
    'discussion',
    'discussion_member',
    'discussion_tag',
    'import_record',
    'media',
    'member',
    'member_role',
    'reaction',
    'reaction_count',
    'role_permission',
    'tag',
  ];
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const system = table === 'member' ? sql`where not is_system` : sql``;
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)} ${system}`.execute(
      forum.db,
    );
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}
