import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { PostReference } from '#server/post/revision.queries.ts';

/** A text of a post that is translated into a language by a service. */
export interface TranslationSource extends PostReference {
  readonly language: string;
  readonly service: string;
  /** The title of a discussion; null for a comment. */
  readonly name: string | null;
  readonly html: string;
  /** The hash of the title and the text. */
  readonly hash: string;
}

/** A stored translation. */
export interface StoredTranslation {
  readonly name: string | null;
  readonly html: string;
  readonly from: string | null;
}

/** How long a process may take to translate a post, in milliseconds. After that, another one may begin. */
export const claimLifetime = 60_000;

const recordSql = ({ recordType, recordID, language }: TranslationSource): RawBuilder<unknown> =>
  sql`record_type = ${recordType} and record_id = ${recordID} and language = ${language}`;

const sameSql = (source: TranslationSource): RawBuilder<unknown> =>
  sql`${recordSql(source)} and text_hash = ${source.hash} and service = ${source.service}`;

/**
 * Returns the translation of a text; `claimed` while a process is translating it. Undefined when there is neither.
 */
export async function findTranslation(
  db: Queryable,
  source: TranslationSource,
): Promise<StoredTranslation | 'claimed' | undefined> {
  const { rows } = await sql<{ name: string | null; html: string | null; from: string | null }>`
    select name, body_html as html, from_language as "from" from post_translation where ${sameSql(source)}
  `.execute(db);
  const [row] = rows;
  return row && (row.html === null ? 'claimed' : { ...row, html: row.html });
}

/** Returns the SQL condition that a post still has the text of a source. */
const isUnchangedSql = ({ recordType, recordID, name, html }: TranslationSource): RawBuilder<unknown> =>
  recordType === 'discussion'
    ? sql`exists (select from discussion
        where discussion_id = ${recordID} and name = ${name} and body_html = ${html} and date_deleted is null)`
    : sql`exists (select from comment where comment_id = ${recordID} and body_html = ${html} and date_deleted is null)`;

/**
 * Begins the translation of a text. False when another process has begun it or completed it, or when the post has
 * changed. Replaces the translation of a former text or by another service.
 */
export async function claimTranslation(db: Queryable, source: TranslationSource, now: Date): Promise<boolean> {
  const { recordType, recordID, language, hash, service } = source;
  const { rows } = await sql`
    insert into post_translation as t (record_type, record_id, language, text_hash, service, date_claimed)
    select ${recordType}::text, ${recordID}::bigint, ${language}::text, ${hash}::text, ${service}::text,
      ${now}::timestamptz
    where ${isUnchangedSql(source)}
    on conflict (record_type, record_id, language) do update set text_hash = excluded.text_hash,
      service = excluded.service, date_claimed = excluded.date_claimed, from_language = null, name = null, body_html = null
    where (t.text_hash, t.service) is distinct from (excluded.text_hash, excluded.service)
      or (t.body_html is null and t.date_claimed <= ${new Date(now.getTime() - claimLifetime)}::timestamptz)
    returning record_id
  `.execute(db);
  return rows.length > 0;
}

/** Stores a translation, unless the post has changed meanwhile or another process has claimed it. */
export async function storeTranslation(
  db: Queryable,
  source: TranslationSource,
  { name, html, from }: StoredTranslation,
  claimed: Date,
): Promise<void> {
  await sql`
    update post_translation set name = ${name}, body_html = ${html}, from_language = ${from}
    where ${sameSql(source)} and body_html is null and date_claimed = ${claimed}
  `.execute(db);
}

/** Ends a translation that failed, so that it can begin again. */
export async function releaseTranslation(db: Queryable, source: TranslationSource, claimed: Date): Promise<void> {
  await sql`
    delete from post_translation where ${sameSql(source)} and body_html is null and date_claimed = ${claimed}
  `.execute(db);
}
