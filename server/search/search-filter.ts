import { type RawBuilder, sql } from 'kysely';
import { foldedIdentity } from '#api/folded-identity.ts';
import type { Range } from '#api/query.ts';
import { isOfType } from '#server/discussion/discussion-type-column.ts';
import { isAtStatus } from '#server/discussion/status/discussion-status-column.ts';
import { escapeLike } from '#server/platform/database/like-pattern.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { PreparedSearch, SearchRequest } from './search-index.ts';

type Condition = RawBuilder<unknown>;

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** Returns the timestamp of a bound. As an end, a date without a time means the end of that day. */
function moment(value: string, isEnd: boolean): RawBuilder<unknown> {
  const wholeDay = isEnd && isDay(value) ? 86_400_000 : 0;
  return sql`${new Date(Date.parse(value) + wholeDay).toISOString()}::timestamptz`;
}

/**
 * Returns the condition that a column is within a range of times. A date without a time means the whole day, in UTC.
 */
export function withinDates(column: RawBuilder<unknown>, range: Range): Condition {
  const { from, fromExclusive, to, toExclusive, values } = range;
  const days = values?.map((value) =>
    isDay(value)
      ? sql`(${column} >= ${moment(value, false)} and ${column} < ${moment(value, true)})`
      : sql`date_trunc('second', ${column}) = date_trunc('second', ${moment(value, false)})`,
  );
  const bounds = [
    from && (fromExclusive ? sql`${column} >= ${moment(from, true)}` : sql`${column} >= ${moment(from, false)}`),
    to &&
      (toExclusive || isDay(to) ? sql`${column} < ${moment(to, !toExclusive)}` : sql`${column} <= ${moment(to, true)}`),
    days && sql`(${sql.join(days, sql` or `)})`,
  ].filter((one) => typeof one === 'object');
  return bounds.length > 0 ? sql.join(bounds, sql` and `) : sql`true`;
}

/**
 * Finds tags by their names or url codes. With `and`, returns one group for each given tag, otherwise a single group.
 */
export async function findTagged(db: Queryable, tags: readonly string[], operator: 'and' | 'or'): Promise<number[][]> {
  const codes = [...new Set(tags.map(foldedIdentity))];
  const { rows } = await sql<{ id: number; code: string }>`
    select tag_id as id, code from unnest(${codes}::text[]) code
    join tag on tag.urlcode_key = code or tag.name_key = code`.execute(db);
  const groups = operator === 'and' ? codes.map((code) => rows.filter((row) => row.code === code)) : [rows];
  return groups.map((group) => group.map(({ id }) => id));
}

/**
 * Returns the condition that a discussion has one of the tags. The IDs are inlined, so that the planner knows their
 * frequency.
 */
const taggedWith = (ids: readonly number[]): Condition => sql`
  exists (select from discussion_tag where discussion_tag.discussion_id = d.discussion_id
    and discussion_tag.tag_id = any(${sql.lit(`{${ids.join(',')}}`)}::bigint[]))`;

/** Returns the conditions on a discussion `d`, which is the searched post or the discussion of a searched comment. */
export function discussionConditions(question: PreparedSearch): Condition[] {
  const { categoryIDs, discussionID, name, tagged, postTypeIDs, statuses } = question;
  return [
    sql`d.date_deleted is null`,
    sql`d.category_id = any(${categoryIDs as number[]})`,
    ...(discussionID === undefined ? [] : [sql`d.discussion_id = ${discussionID}`]),
    ...(name ? [sql`lower(d.name) like ${`%${escapeLike(name.toLowerCase())}%`}`] : []),
    ...(postTypeIDs?.length ? [isOfType(postTypeIDs)] : []),
    ...(statuses ? [isAtStatus(statuses)] : []),
    ...(tagged ?? []).map((ids) => (ids.length > 0 ? taggedWith(ids) : sql`false`)),
  ];
}

/** Returns the conditions on the post itself, `d` or `c`: author and dates. */
export function postConditions(post: 'd' | 'c', question: SearchRequest): Condition[] {
  const column = (name: string) => sql.ref(`${post}.${name}`);
  const { insertUserIDs, insertUserNames, dateInserted, dateUpdated } = question;
  const names = insertUserNames?.map(foldedIdentity);
  return [
    ...(insertUserIDs?.length ? [sql`${column('insert_user_id')} = any(${insertUserIDs as number[]})`] : []),
    ...(names?.length
      ? [sql`${column('insert_user_id')} in (select user_id from member where name_key = any(${names}))`]
      : []),
    ...(dateInserted ? [withinDates(column('date_inserted'), dateInserted)] : []),
    // For a post that was never edited, the creation date counts, as in the displayed results.
    ...(dateUpdated
      ? [withinDates(sql`coalesce(${column('date_updated')}, ${column('date_inserted')})`, dateUpdated)]
      : []),
  ];
}
