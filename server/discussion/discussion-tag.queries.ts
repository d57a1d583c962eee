import { sql } from 'kysely';
import { urlcodeOf } from '#api/category/category-address.ts';
import { ApiError } from '#api/errors.ts';
import { foldedIdentity } from '#api/folded-identity.ts';
import { tagKeys } from '#server/member/identity/identity-keys.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** Finds tags by ID and urlcode. All must exist. @throws {ApiError} tag.not-found */
export async function resolveTags(
  db: Queryable,
  { tagIDs = [], urlcodes = [] }: { tagIDs?: readonly number[] | undefined; urlcodes?: readonly string[] | undefined },
): Promise<number[]> {
  if (tagIDs.length === 0 && urlcodes.length === 0) return [];
  const codes = [...new Set(urlcodes.map(foldedIdentity))];
  const { rows } = await sql<{ tag_id: number; code: string }>`
    select tag_id, urlcode_key as code from tag
    where tag_id = any(${[...tagIDs]}::bigint[]) or urlcode_key = any(${codes}::text[])
  `.execute(db);
  const isKnown = tagIDs.every((id) => rows.some(({ tag_id }) => tag_id === id));
  if (!isKnown || !codes.every((wanted) => rows.some(({ code }) => code === wanted)))
    throw new ApiError('tag.not-found');
  return rows.map(({ tag_id }) => tag_id);
}

/** Finds or creates tags by name. A name that resembles an existing tag resolves to that tag. */
export async function makeTags(db: Queryable, names: readonly string[], userID: number, now: Date): Promise<number[]> {
  const made = new Map(names.map((name) => [urlcodeOf(name), name]));
  made.delete('');
  if (made.size === 0) return [];
  const tags = [...made].map(([urlcode, name]) => ({ name, urlcode, ...tagKeys({ name, urlcode }) }));
  await sql`
    insert into tag (name, name_key, urlcode, urlcode_key, urlcode_skeleton, insert_user_id, date_inserted)
    select name, name_key, urlcode, urlcode_key, urlcode_skeleton, ${userID}::bigint, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(tags)}::jsonb)
      as wanted (name text, name_key text, urlcode text, urlcode_key text, urlcode_skeleton text)
    on conflict do nothing
  `.execute(db);
  const { rows } = await sql<{ tag_id: number }>`
    select tag_id from tag
    where type = 'User' and (urlcode_key = any(${tags.map((tag) => tag.urlcode_key)}::text[])
      or urlcode_skeleton = any(${tags.map((tag) => tag.urlcode_skeleton)}::text[]))
  `.execute(db);
  return rows.map(({ tag_id }) => tag_id);
}

/** Replaces the tags of a discussion and updates the tag counters. The discussion must be locked or newly created. */
export async function writeTags(db: Queryable, discussionID: number, tagIDs: readonly number[]): Promise<void> {
  const wanted = [...new Set(tagIDs)].sort((a, b) => a - b);
  await sql`
    with gone as (
      delete from discussion_tag
      where discussion_id = ${discussionID} and tag_id <> all(${wanted}::bigint[])
      returning tag_id),
    added as (
      insert into discussion_tag (discussion_id, tag_id)
      select ${discussionID}::bigint, tag_id from tag where tag_id = any(${wanted}::bigint[])
      on conflict do nothing
      returning tag_id),
    delta as (
      select tag_id, sum(step) as step
      from (select tag_id, -1 as step from gone union all select tag_id, 1 from added) steps
      group by tag_id)
    update tag set count_discussions = greatest(0, count_discussions + delta.step)
    from delta
    where tag.tag_id = delta.tag_id
  `.execute(db);
}
