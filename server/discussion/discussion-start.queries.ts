import { sql } from 'kysely';
import type { PostMeta } from '#api/post/type/post-field.contract.ts';
import { outboxSql } from '#server/administration/webhook/webhook-outbox.ts';
import { hotScoreSql } from '#server/discussion/list/hot-score.ts';
import { mentionsIn } from '#server/notification/mention.ts';
import { causeSql } from '#server/notification/post-cause.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { openingKey } from '#server/post/body/opening-key.ts';
import type { RenderedBody } from '#server/post/body/render-body.ts';
import { searchVectorSql } from '#server/search/search-vector.ts';

/** A discussion ready to be stored. */
export interface NewDiscussion {
  readonly name: string;
  readonly body: string;
  readonly format: string;
  readonly rendered: RenderedBody;
  readonly categoryID: number;
  readonly type: string;
  /** The custom type; null when there is none. */
  readonly postTypeID: string | null;
  readonly postMeta: PostMeta | null;
  readonly userID: number;
  readonly now: Date;
  readonly ipAddress: string | null;
  readonly closed: boolean;
  readonly sink: boolean;
  readonly resolved: boolean;
  readonly pinLocation: 'category' | 'recent' | null;
  readonly draftID: number | undefined;
}

/**
 * Stores a discussion, updates the counters of its author and category, and deletes its source draft, in one statement.
 * If the draft has reserved an ID, the discussion receives it.
 */
export async function insertDiscussion(db: Queryable, made: NewDiscussion): Promise<number> {
  const { rendered, userID, now, categoryID } = made;
  const hot = hotScoreSql({ score: sql`0`, answers: sql`0`, dateInserted: sql`${now}::timestamptz` });
  const { rows } = await sql<{ discussion_id: number }>`
    with fresh as (
      insert into discussion (discussion_id, category_id, type, post_type_id, post_meta, name, body, format, body_html, excerpt, image_url, insert_user_id,
        last_user_id, date_inserted, date_last_comment, hot, closed, sink, resolved, pinned, pin_location,
        insert_ip_address, opening_key, search)
      values (${numberOf(made)}, ${categoryID}, ${made.type}, ${made.postTypeID},
        ${made.postMeta && JSON.stringify(made.postMeta)}::jsonb, ${made.name}, ${made.body}, ${made.format}, ${rendered.html},
        ${rendered.excerpt}, ${rendered.imageUrl}, ${userID}, ${userID}, ${now}, ${now}, ${hot}, ${made.closed},
        ${made.sink}, ${made.resolved}, ${made.pinLocation !== null}, ${made.pinLocation}, ${made.ipAddress},
        ${openingKey(rendered.text)},
        ${searchVectorSql({ name: made.name, text: rendered.text })})
      returning discussion_id),
    counted as (
      update category
      set count_discussions = count_discussions + 1,
        last_discussion_id = case when coalesce(date_last_post <= ${now}, true) then fresh.discussion_id else last_discussion_id end,
        last_comment_id = case when coalesce(date_last_post <= ${now}, true) then null else last_comment_id end,
        date_last_post = greatest(date_last_post, ${now}::timestamptz)
      from fresh
      where category.category_id = ${categoryID}),
    credited as (
      update member set count_discussions = count_discussions + 1 where user_id = ${userID}),
    marked as (
      insert into discussion_member (user_id, discussion_id, date_last_viewed)
      select ${userID}::bigint, discussion_id, ${now}::timestamptz from fresh),
    finished as (
      delete from draft where draft_id = ${made.draftID ?? 0} and insert_user_id = ${userID}),
    cause as (${causeSql('discussion', { actorID: userID, recordType: 'discussion', recordID: sql`discussion_id`, from: sql`fresh`, mentions: mentionsIn(rendered.html), now })}),
    hooks as (${outboxSql({ event: 'discussion.added', recordType: 'discussion', recordID: sql`discussion_id`, from: sql`fresh`, actorID: userID, now })})
    select discussion_id from fresh
  `.execute(db);
  return (rows[0] as { discussion_id: number }).discussion_id;
}

const numberOf = ({ draftID, userID }: NewDiscussion) =>
  draftID === undefined
    ? sql`default`
    : sql`coalesce((select reserved_discussion_id from draft where draft_id = ${draftID} and insert_user_id = ${userID}),
        nextval(pg_get_serial_sequence('discussion', 'discussion_id')))`;
