import { recountSome } from '#server/administration/count/recount-some.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { recountDiscussions, recountMembers } from './sample-counts.ts';
import { insertModeration } from './sample-moderation.ts';
import { insertCategories, insertMedia, insertMembers } from './sample-people.ts';
import { type SamplePicture, storeSamplePictures } from './sample-picture.ts';
import { planSample } from './sample-plan.ts';
import { insertPostTypes } from './sample-post-type.ts';
import {
  insertComments,
  insertDiscussions,
  insertInterest,
  insertTags,
  type PostSetting,
  reservePostIDs,
} from './sample-posts.ts';
import { insertReactions } from './sample-reactions.ts';
import type { Transaction } from './sample-record.ts';

/** The parts of a forum that loading the sample community needs. */
export type SampleForum = Pick<Forum, 'database' | 'db' | 'media' | 'now' | 'categories' | 'permissions' | 'postTypes'>;

/** The number of loaded records by kind. */
export interface LoadedSample {
  members: number;
  categories: number;
  discussions: number;
  comments: number;
}

/**
 * Loads the sample community in one transaction. Each record is registered in `import_record`, and its dates are
 * relative to now.
 */
export async function loadSample(forum: SampleForum): Promise<LoadedSample> {
  const now = forum.now();
  const pictures = await storeSamplePictures(forum.media);
  const plan = planSample({ now, urlOf: (path) => forum.media.urlOf(path) });
  const loaded = await inTransaction(forum.database, async (db) => {
    const setting = await insertPlaces(db, forum, { pictures, plan, now });
    await insertPosts(db, setting);
    return {
      members: setting.members.size,
      categories: setting.categories.size,
      discussions: plan.length,
      comments: plan.reduce((sum, { comments }) => sum + comments.length, 0),
    };
  });
  await Promise.all([forum.categories, forum.permissions, forum.postTypes].map((kept) => kept.changed()));
  return loaded;
}

type Prepared = Pick<PostSetting, 'plan' | 'now'> & { pictures: readonly SamplePicture[] };

async function insertPlaces(
  db: Transaction,
  forum: SampleForum,
  { pictures, plan, now }: Prepared,
): Promise<PostSetting> {
  const members = await insertMembers(db, now, forum.media);
  await insertMedia(db, { pictures, members, now });
  const categories = await insertCategories(db, now, members);
  await insertPostTypes(db, now, categories);
  return { plan, now, members, categories };
}

async function insertPosts(db: Transaction, setting: PostSetting): Promise<void> {
  const numbers = await reservePostIDs(db, setting.plan);
  await insertDiscussions(db, setting, numbers);
  await insertComments(db, setting, numbers);
  const tags = await insertTags(db, setting, numbers);
  await insertInterest(db, setting, numbers);
  await insertReactions(db, setting, numbers);
  await insertModeration(db, setting.now, [...setting.members.values()]);
  await recountDiscussions(db, numbers.discussions);
  await recountSome(db, 'category', [...setting.categories.values()]);
  await recountSome(db, 'tag', tags);
  await recountMembers(db, [...setting.members.values()]);
}
