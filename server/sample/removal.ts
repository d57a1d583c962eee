import { sql } from 'kysely';
import { recountSome } from '#server/administration/count/recount-some.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { SampleForum } from './load.ts';
import { removeCategories, removeDiscussions, removeMembers, removePictures, removeTags } from './removal-steps.ts';
import { recountDiscussions, recountMembers } from './sample-counts.ts';
import { removeModeration } from './sample-moderation.ts';
import { removePostTypes } from './sample-post-type.ts';
import {
  findSampleRecords,
  type SampleRecordType,
  sampleSource,
  type Transaction,
  unregisterDeletedRecords,
} from './sample-record.ts';

/** The sample records that remain because real members use them. */
export interface RemainingSample {
  /** The titles of sample discussions in which a real member commented. */
  discussions: readonly string[];
  /** Sample categories that contain a remaining or real discussion, or a real category. */
  categories: readonly string[];
  /** Sample members who wrote in a remaining discussion. */
  members: readonly string[];
}

/** The result of the removal: the number of removed records by type, and the remaining records. */
export interface RemovedSample {
  removed: Readonly<Record<SampleRecordType, number>>;
  kept: RemainingSample;
}

/** Work in the transaction of the removal, such as an entry in the log. */
type AfterRemoval = (trx: Transaction) => Promise<unknown>;

/**
 * Removes the sample community and nothing that a real member wrote.
 *
 * A sample discussion with a comment by a real member remains complete, with its authors, category and pictures. A
 * later run removes records that have become unused. The sample is not loaded again afterwards.
 */
export async function removeSample(forum: SampleForum, afterwards?: AfterRemoval): Promise<RemovedSample> {
  const { result, files } = await inTransaction(forum.database, async (trx) => {
    const outcome = await removeRecords(trx);
    await afterwards?.(trx);
    return outcome;
  });
  for (const path of files) await forum.media.remove(path);
  await Promise.all([forum.categories, forum.permissions, forum.postTypes].map((kept) => kept.changed()));
  return result;
}

async function removeRecords(db: Transaction): Promise<{ result: RemovedSample; files: string[] }> {
  await unregisterDeletedRecords(db);
  const before = await countSample(db);
  await removeModeration(db);
  await removeDiscussions(db);
  await removePostTypes(db);
  await removeCategories(db);
  await removeTags(db);
  await removeMembers(db);
  const files = await removePictures(db);
  await recountWhatIsLeft(db);
  await rememberRemoval(db);
  const after = await countSample(db);
  const removed = Object.fromEntries(
    Object.entries(before).map(([type, count]) => [type, count - after[type as SampleRecordType]]),
  ) as RemovedSample['removed'];
  return { result: { removed, kept: await findKept(db) }, files };
}

async function countSample(db: Transaction): Promise<Record<SampleRecordType, number>> {
  const types: SampleRecordType[] = ['member', 'category', 'tag', 'discussion', 'comment', 'media', 'post_type'];
  const counts = { member: 0, category: 0, tag: 0, discussion: 0, comment: 0, media: 0, post_type: 0 };
  for (const type of types) counts[type] = (await findSampleRecords(db, type)).length;
  return counts;
}

/** Records the removal, so that a forum that is empty again does not load the sample at its next start. */
async function rememberRemoval(db: Transaction): Promise<void> {
  await db
    .insertInto('import_record')
    .values({ source: sampleSource, kind: 'removal', foreign_id: 'all', record_type: 'removal', record_id: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Recounts the remaining records, which have lost reactions, bookmarks and related posts. */
async function recountWhatIsLeft(db: Transaction): Promise<void> {
  await recountDiscussions(db, await findSampleRecords(db, 'discussion'));
  await recountSome(db, 'category', await findSampleRecords(db, 'category'));
  await recountSome(db, 'tag', await findSampleRecords(db, 'tag'));
  const writers = await sql<{ user_id: number }>`
    select user_id from member where not is_system and (points > 0 or count_comments > 0 or count_discussions > 0)
  `.execute(db);
  await recountMembers(
    db,
    writers.rows.map(({ user_id }) => user_id),
  );
}

async function findKept(db: Transaction): Promise<RemainingSample> {
  const { rows } = await sql<{ type: SampleRecordType; name: string }>`
    select record_type as type, coalesce(d.name, c.name, m.name) as name from import_record i
    left join discussion d on i.record_type = 'discussion' and d.discussion_id = i.record_id
    left join category c on i.record_type = 'category' and c.category_id = i.record_id
    left join member m on i.record_type = 'member' and m.user_id = i.record_id
    where i.source = ${sampleSource} and i.record_type in ('discussion', 'category', 'member')
    order by i.record_id
  `.execute(db);
  const namesOf = (type: SampleRecordType) => rows.filter((row) => row.type === type).map(({ name }) => name);
  return { discussions: namesOf('discussion'), categories: namesOf('category'), members: namesOf('member') };
}
