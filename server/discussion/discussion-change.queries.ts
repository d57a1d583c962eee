import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { PostMeta } from '#api/post/type/post-field.contract.ts';
import { storeWebhookEvent } from '#server/administration/webhook/webhook-outbox.ts';
import { addToCategories, addToCategory, refreshLastPosts } from '#server/discussion/reading/category-counter.ts';
import { deleteDiscussionNotifications } from '#server/notification/notification-deletion.queries.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { indexAnswers } from '#server/post/answer-index.queries.ts';
import { openingKey } from '#server/post/body/opening-key.ts';
import type { RenderedBody } from '#server/post/body/render-body.ts';
import { storeRevisionSql } from '#server/post/revision.queries.ts';
import { updatedTextVectorSql } from '#server/search/search-vector.ts';
import { findLinks } from './discussion-link.queries.ts';

/** A change of a discussion. Omitted properties remain unchanged. */
export interface DiscussionChange {
  readonly name?: string | undefined;
  readonly text?: { readonly body: string; readonly format: string; readonly rendered: RenderedBody } | undefined;
  readonly closed?: boolean | undefined;
  readonly sink?: boolean | undefined;
  readonly resolved?: boolean | undefined;
  readonly pin?: { readonly pinned: boolean; readonly pinLocation: 'category' | 'recent' | null } | undefined;
  /** The built-in type and the custom type; null when there is no custom type. */
  readonly type?: { readonly type: string; readonly postTypeID: string | null } | undefined;
  /** The values of all post fields, including those of other types. */
  readonly postMeta?: PostMeta | null | undefined;
  readonly canonicalUrl?: string | null | undefined;
  /** The assigned status; null for the automatic status. */
  readonly statusID?: number | null | undefined;
  /** The public note of an idea's status. */
  readonly statusNotes?: string | null | undefined;
}

const written = ({ text }: DiscussionChange): RawBuilder<unknown>[] =>
  text
    ? [
        sql`body = ${text.body}, format = ${text.format}, body_html = ${text.rendered.html},
          excerpt = ${text.rendered.excerpt}, image_url = ${text.rendered.imageUrl},
          opening_key = ${openingKey(text.rendered.text)}`,
      ]
    : [];

/**
 * Stores a change of a discussion. A changed text also updates the edit date and editor, and the previous text is
 * preserved as a revision.
 */
export async function updateDiscussion(
  trx: Transaction<Tables>,
  discussionID: number,
  { change, userID, now }: { change: DiscussionChange; userID: number; now: Date },
): Promise<void> {
  const { name, text, closed, sink, resolved, pin, type, postMeta, canonicalUrl, statusID, statusNotes } = change;
  const set = [
    ...written(change),
    ...(name === undefined ? [] : [sql`name = ${name}`]),
    ...(closed === undefined ? [] : [sql`closed = ${closed}`]),
    ...(sink === undefined ? [] : [sql`sink = ${sink}`]),
    ...(resolved === undefined ? [] : [sql`resolved = ${resolved}`]),
    ...(pin === undefined ? [] : [sql`pinned = ${pin.pinned}, pin_location = ${pin.pinLocation}`]),
    ...(type === undefined ? [] : [sql`type = ${type.type}, post_type_id = ${type.postTypeID}`]),
    ...(postMeta === undefined ? [] : [sql`post_meta = ${postMeta && JSON.stringify(postMeta)}::jsonb`]),
    ...(canonicalUrl === undefined ? [] : [sql`canonical_url = ${canonicalUrl}`]),
    ...(statusID === undefined ? [] : [sql`status_id = ${statusID}`]),
    ...(statusNotes === undefined ? [] : [sql`status_notes = ${statusNotes}`]),
    ...(name === undefined && text === undefined ? [] : [sql`date_updated = ${now}, update_user_id = ${userID}`]),
  ];
  if (set.length === 0) return;
  const post = { recordType: 'discussion', recordID: discussionID } as const;
  const isWritten = name !== undefined || text !== undefined;
  const kept = isWritten
    ? sql`with kept as (${storeRevisionSql(post, { name, body: text?.body, format: text?.format, now })})`
    : sql``;
  await sql`${kept} update discussion set ${sql.join(set)} where discussion_id = ${discussionID}`.execute(trx);
  if (type !== undefined || postMeta !== undefined) await indexAnswers(trx, [discussionID]);
}

/** Updates the search index of a discussion with its current title and text. */
export async function indexDiscussion(
  db: Queryable,
  discussionID: number,
  { name, text }: { name: string; text: string },
): Promise<void> {
  await sql`
    update discussion set search = ${updatedTextVectorSql({ name, text })}
    where discussion_id = ${discussionID}
  `.execute(db);
}

/** Locks a discussion until the transaction ends and loads the columns on which counters depend. */
export async function lockDiscussion(trx: Transaction<Tables>, discussionID: number) {
  const { rows } = await sql<{
    category_id: number;
    insert_user_id: number;
    count_comments: number;
    date_deleted: string | null;
  }>`
    select category_id, insert_user_id, count_comments, date_deleted
    from discussion where discussion_id = ${discussionID} for no key update
  `.execute(trx);
  return rows[0];
}

/**
 * Moves discussions to a category and updates the counters of all categories involved. Skips deleted discussions and
 * those already in the category.
 */
export async function moveDiscussions(
  trx: Transaction<Tables>,
  discussionIDs: readonly number[],
  categoryID: number,
): Promise<void> {
  const { rows } = await sql<{ discussion_id: number; category_id: number; count_comments: number }>`
    select discussion_id, category_id, count_comments from discussion
    where discussion_id = any(${[...discussionIDs]}::bigint[]) and date_deleted is null and category_id <> ${categoryID}
    order by discussion_id for no key update
  `.execute(trx);
  if (rows.length === 0) return;
  const moved = rows.map(({ discussion_id }) => discussion_id);
  await sql`update discussion set category_id = ${categoryID} where discussion_id = any(${moved}::bigint[])`.execute(
    trx,
  );
  await addToCategories(
    trx,
    rows.flatMap(({ category_id, count_comments: comments }) => [
      { categoryID: category_id, discussions: -1, comments: -comments },
      { categoryID, discussions: 1, comments },
    ]),
  );
  await refreshLastPosts(trx, [categoryID, ...rows.map(({ category_id }) => category_id)]);
}

/**
 * Deletes a discussion and the redirects that lead to it, and decrements all counters that include it. The URL remains
 * reserved. Returns false when the discussion was already deleted.
 */
export async function deleteDiscussion(
  trx: Transaction<Tables>,
  discussionID: number,
  { userID, now }: { userID: number; now: Date },
): Promise<boolean> {
  const locked = await lockDiscussion(trx, discussionID);
  if (!locked || locked.date_deleted !== null) return false;
  await storeWebhookEvent(trx, {
    event: 'discussion.deleted',
    recordType: 'discussion',
    recordID: discussionID,
    actorID: userID,
    now,
  });
  await sql`
    with deleted as (
      update discussion set date_deleted = ${now}, delete_user_id = ${userID} where discussion_id = ${discussionID}),
    written as (
      select insert_user_id, count(*) as comments
      from comment
      where discussion_id = ${discussionID} and date_deleted is null
      group by insert_user_id),
    untagged as (
      update tag set count_discussions = greatest(0, count_discussions - 1)
      where tag_id in (select tag_id from discussion_tag where discussion_id = ${discussionID}))
    update member
    set count_comments = count_comments - coalesce(written.comments, 0),
      count_discussions = count_discussions - (member.user_id = ${locked.insert_user_id}::bigint)::integer
    from (
      select coalesce(written.insert_user_id, author.user_id) as user_id, written.comments
      from written
      full join (select ${locked.insert_user_id}::bigint as user_id) author on author.user_id = written.insert_user_id
    ) written
    where member.user_id = written.user_id
  `.execute(trx);
  await addToCategory(trx, locked.category_id, { discussions: -1, comments: -locked.count_comments });
  await refreshLastPosts(trx, [locked.category_id]);
  await deleteDiscussionNotifications(trx, discussionID);
  for (const linkID of await findLinks(trx, discussionID)) await deleteDiscussion(trx, linkID, { userID, now });
  return true;
}

/** Moves a discussion to the top of the recently active ones. */
export async function bumpDiscussion(trx: Transaction<Tables>, discussionID: number, now: Date): Promise<void> {
  const locked = await lockDiscussion(trx, discussionID);
  await sql`update discussion set date_last_comment = ${now} where discussion_id = ${discussionID}`.execute(trx);
  if (locked) await refreshLastPosts(trx, [locked.category_id]);
}
