import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { openingKey } from '#server/post/body/opening-key.ts';
import { textOfHtml } from '#server/post/body/render-body.ts';
import { updatedTextVectorSql } from '#server/search/search-vector.ts';

/** A reference to an editable post. */
export interface PostReference {
  readonly recordType: 'discussion' | 'comment';
  readonly recordID: number;
}

/** The new text of a post. Omitted properties remain unchanged. */
interface NewText {
  readonly name?: string | undefined;
  readonly body?: string | undefined;
  readonly format?: string | undefined;
  readonly now: Date;
}

const sourceOf = ({ recordType, recordID }: PostReference): RawBuilder<unknown> =>
  recordType === 'discussion'
    ? sql`(select name, body, format, body_html, excerpt, image_url, insert_user_id, update_user_id, date_inserted, date_updated
        from discussion where discussion_id = ${recordID}::bigint)`
    : sql`(select null::text as name, body, format, body_html, null::text as excerpt, null::text as image_url, insert_user_id,
        update_user_id, date_inserted, date_updated
        from comment where comment_id = ${recordID}::bigint and date_deleted is null)`;

/**
 * Returns the statement that stores the current text of a post as a revision, if the text changes. It is part of the
 * statement that updates the post.
 */
export function storeRevisionSql(post: PostReference, { name, body, format, now }: NewText): RawBuilder<unknown> {
  return sql`
    insert into post_revision (record_type, record_id, name, body, format, body_html, excerpt, image_url, user_id,
      date_inserted, date_updated, update_user_id, date_replaced)
    select ${post.recordType}::text, ${post.recordID}::bigint, name, body, format, body_html, excerpt, image_url,
      coalesce(update_user_id, insert_user_id), coalesce(date_updated, date_inserted), date_updated, update_user_id,
      ${now}::timestamptz
    from ${sourceOf(post)} former
    where (name, body, format) is distinct from (coalesce(${name ?? null}::text, name), coalesce(${body ?? null}::text, body),
      coalesce(${format ?? null}::text, format))`;
}

/** A text of a post: the current one (`revisionID` null), or a revision. */
export interface RevisionRow {
  readonly revisionID: number | null;
  readonly name: string | null;
  readonly body: string;
  readonly format: string;
  readonly bodyHtml: string;
  readonly userID: number | null;
  readonly dateInserted: string;
}

/** Returns the texts of a post from `offset`, the current one first. */
export async function findRevisions(
  db: Queryable,
  post: PostReference,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: RevisionRow[]; total: number }> {
  const { rows } = await sql<RevisionRow & { total: number }>`
    select *, count(*) over () as total from (
      select null::bigint as "revisionID", name, body, format, body_html as "bodyHtml",
        coalesce(update_user_id, insert_user_id) as "userID", coalesce(date_updated, date_inserted) as "dateInserted"
      from ${sourceOf(post)} present
      union all
      select post_revision_id, name, body, format, body_html, user_id, date_inserted
      from post_revision where record_type = ${post.recordType} and record_id = ${post.recordID}) texts
    order by "revisionID" desc nulls first
    limit ${limit} offset ${offset}
  `.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns the post of a revision. Returns undefined when the revision does not exist. */
export async function findRevisedPost(db: Queryable, revisionID: number): Promise<PostReference | undefined> {
  const { rows } = await sql<PostReference>`
    select record_type as "recordType", record_id as "recordID" from post_revision where post_revision_id = ${revisionID}
  `.execute(db);
  return rows[0];
}

/** Returns the ID of a post's latest revision, or null when it was never edited. */
export async function newestRevision(db: Queryable, { recordType, recordID }: PostReference): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select max(post_revision_id) as id from post_revision where record_type = ${recordType} and record_id = ${recordID}
  `.execute(db);
  return rows[0]?.id ?? null;
}

interface Signature {
  readonly date_updated: string | null;
  readonly update_user_id: number | null;
}

/**
 * Restores the text of a revision, and stores the current text as a new revision. The change is attributed to the
 * acting member. When an edit is undone, the attribution is restored too.
 */
export async function restorePostRevision(
  db: Queryable,
  revisionID: number,
  by: { readonly userID: number; readonly now: Date },
  { isUndo = false }: { isUndo?: boolean } = {},
): Promise<void> {
  const { rows } = await sql<
    PostReference & Signature & { name: string | null; body: string; format: string; html: string }
  >`
    select record_type as "recordType", record_id as "recordID", name, body, format, body_html as html,
      to_json(date_updated) as date_updated, update_user_id
    from post_revision where post_revision_id = ${revisionID}
  `.execute(db);
  const [former] = rows;
  if (!former) return;
  const { recordType, recordID, name, body, format } = former;
  const text = textOfHtml(former.html);
  const signature: Signature = isUndo ? former : { date_updated: by.now.toISOString(), update_user_id: by.userID };
  const extra =
    recordType === 'discussion'
      ? sql`name = r.name, excerpt = coalesce(r.excerpt, ''), image_url = r.image_url,`
      : sql``;
  await sql`
    with kept as (${storeRevisionSql(former, { name: name ?? undefined, body, format, now: by.now })})
    update ${sql.table(recordType)} post
    set body = r.body, format = r.format, body_html = r.body_html, opening_key = ${openingKey(text)}, ${extra}
      date_updated = ${signature.date_updated}::timestamptz, update_user_id = ${signature.update_user_id}::bigint,
      search = ${updatedTextVectorSql(name === null ? { text } : { name, text })}
    from post_revision r
    where r.post_revision_id = ${revisionID} and post.${sql.ref(`${recordType}_id`)} = ${recordID}
  `.execute(db);
}
