import { tagKeys } from '#server/member/identity/identity-keys.ts';
import { indexAnswers } from '#server/post/answer-index.queries.ts';
import { resolveMentions } from '#server/post/body/mention-resolution.ts';
import { searchVectorSql } from '#server/search/search-vector.ts';
import type { CategoryNumbers, MemberNumbers } from './sample-people.ts';
import type { PlannedDiscussion } from './sample-plan.ts';
import { registerSampleRecords, reserveIDs, type Transaction } from './sample-record.ts';
import type { MemberKey, SampleComment } from './types.ts';

/** The context for storing posts: the plan, and the IDs of members and categories. */
export interface PostSetting {
  plan: readonly PlannedDiscussion[];
  members: MemberNumbers;
  categories: CategoryNumbers;
  now: Date;
}

/** The IDs of the stored posts, in the order of the plan. */
export interface PostNumbers {
  discussions: readonly number[];
  comments: readonly (readonly number[])[];
}

/** Reserves IDs for all sample posts. A later comment has a higher ID, across all discussions. */
export async function reservePostIDs(db: Transaction, plan: readonly PlannedDiscussion[]): Promise<PostNumbers> {
  const discussions = await reserveIDs(db, 'discussion', plan.length);
  const byTime = plan
    .flatMap(({ comments }, thread) => comments.map(({ date }, index) => ({ date, thread, index })))
    .sort((one, other) => one.date.getTime() - other.date.getTime());
  const ids = await reserveIDs(db, 'comment', byTime.length);
  const comments: number[][] = plan.map(() => []);
  for (const [rank, { thread, index }] of byTime.entries()) (comments[thread] as number[])[index] = ids[rank] as number;
  return { discussions, comments };
}

/** Resolves the mentions in the HTML of post rows. */
async function mentioning<Row extends { readonly body_html: string }>(db: Transaction, rows: Row[]): Promise<Row[]> {
  const htmls = await resolveMentions(
    db,
    rows.map(({ body_html }) => body_html),
  );
  return rows.map((row, index) => ({ ...row, body_html: htmls[index] ?? row.body_html }));
}

/** Stores the sample discussions. Their counts are computed afterwards. */
export async function insertDiscussions(db: Transaction, setting: PostSetting, numbers: PostNumbers): Promise<void> {
  const { plan, members, categories } = setting;
  const rows = plan.map(({ source, body, rendered, date, comments }, thread) => {
    const accepted = comments.findIndex((comment) => comment.source.accepted);
    return {
      discussion_id: numbers.discussions[thread] as number,
      category_id: categories.get(source.category) as number,
      type: source.type ?? 'discussion',
      post_type_id: source.recipe ? 'recipe' : null,
      post_meta: source.recipe ? JSON.stringify(source.recipe) : null,
      name: source.name,
      body,
      format: 'markdown',
      body_html: rendered.html,
      excerpt: rendered.excerpt,
      image_url: rendered.imageUrl,
      insert_user_id: members.get(source.author) as number,
      date_inserted: date,
      date_last_comment: date,
      count_views: source.views,
      closed: source.closed ?? false,
      sink: source.sink ?? false,
      pinned: source.pinned !== undefined,
      pin_location: source.pinned ?? null,
      accepted_comment_id: numbers.comments[thread]?.[accepted] ?? null,
      search: searchVectorSql({ name: source.name, text: rendered.text }),
    };
  });
  await db
    .insertInto('discussion')
    .values(await mentioning(db, rows))
    .execute();
  await indexAnswers(
    db,
    rows.filter(({ post_meta }) => post_meta).map(({ discussion_id }) => discussion_id),
  );
  await registerSampleRecords(
    db,
    'discussion',
    numbers.discussions.map((id, thread) => [String(thread + 1), id] as const),
  );
}

/** Counts the replies to a comment at any depth. */
const countAnswers = ({ replies = [] }: SampleComment): number =>
  replies.reduce((sum, reply) => sum + 1 + countAnswers(reply), 0);

/** Stores the sample comments at their positions. */
export async function insertComments(
  db: Transaction,
  { plan, members }: PostSetting,
  numbers: PostNumbers,
): Promise<void> {
  const rows = plan.flatMap(({ comments }, thread) =>
    comments.map(({ source, body, rendered, date, parent, depth, position, rootPosition }, index) => ({
      comment_id: numbers.comments[thread]?.[index] as number,
      discussion_id: numbers.discussions[thread] as number,
      parent_comment_id: parent === undefined ? null : (numbers.comments[thread]?.[parent] as number),
      depth,
      position,
      root_position: rootPosition ?? null,
      body,
      format: 'markdown',
      body_html: rendered.html,
      insert_user_id: members.get(source.author) as number,
      date_inserted: date,
      count_child_comments: countAnswers(source),
      qna: source.accepted ? 'accepted' : null,
      search: searchVectorSql({ text: rendered.text }),
    })),
  );
  await db
    .insertInto('comment')
    .values(await mentioning(db, rows))
    .execute();
  const names = numbers.comments.flatMap((ids, thread) =>
    ids.map((id, index) => [`${thread + 1}.${index + 1}`, id] as const),
  );
  await registerSampleRecords(db, 'comment', names);
}

/** Stores the tags of the sample discussions. Existing tags are reused. */
export async function insertTags(
  db: Transaction,
  { plan, members, now }: PostSetting,
  numbers: PostNumbers,
): Promise<number[]> {
  const names = [...new Set(plan.flatMap(({ source }) => source.tags ?? []))];
  const made = await db
    .insertInto('tag')
    .values(
      names.map((name) => ({
        name,
        urlcode: name,
        ...tagKeys({ name, urlcode: name }),
        insert_user_id: members.get('ingrid') as number,
        date_inserted: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['tag_id', 'urlcode'])
    .execute();
  await registerSampleRecords(
    db,
    'tag',
    made.map(({ urlcode, tag_id }) => [urlcode, tag_id] as const),
  );
  const tags = await db
    .selectFrom('tag')
    .select(['tag_id', 'urlcode'])
    .where('type', '=', 'User')
    .where('urlcode', 'in', names)
    .execute();
  const tagOf = new Map(tags.map(({ tag_id, urlcode }) => [urlcode, tag_id]));
  const links = plan.flatMap(({ source }, thread) =>
    (source.tags ?? []).map((tag) => ({
      discussion_id: numbers.discussions[thread] as number,
      tag_id: tagOf.get(tag) as number,
    })),
  );
  await db.insertInto('discussion_tag').values(links).execute();
  return [...tagOf.values()];
}

/** Stores the state of members in discussions: participated, read to the end, and bookmarked. */
export async function insertInterest(
  db: Transaction,
  { plan, members, now }: PostSetting,
  numbers: PostNumbers,
): Promise<void> {
  const rows = plan.flatMap(({ source, comments, date }, thread) => {
    const commenters = new Set<MemberKey>(comments.map((comment) => comment.source.author));
    const keepers = new Set(source.bookmarkedBy ?? []);
    const lastDate = comments.at(-1)?.date ?? date;
    return [...new Set([source.author, ...commenters, ...keepers])].map((key) => ({
      user_id: members.get(key) as number,
      discussion_id: numbers.discussions[thread] as number,
      count_read: comments.length,
      date_last_viewed: new Date(Math.min(now.getTime(), lastDate.getTime() + 120_000)),
      bookmarked: keepers.has(key),
      date_bookmarked: keepers.has(key) ? lastDate : null,
      participated: commenters.has(key),
    }));
  });
  await db.insertInto('discussion_member').values(rows).execute();
}
