import { type RawBuilder, sql } from 'kysely';
import { foldedIdentity } from '#api/folded-identity.ts';
import type { Range } from '#api/query.ts';
import type { Queryable } from '#server/category/queryable.ts';
import { isOfType } from '#server/discussion/discussion-type-column.ts';
import { isAtStatus } from '#server/discussion/status/discussion-status-column.ts';
import { escapeLike } from '#server/platform/database/like-pattern.ts';
import type { PreparedQuestion, SearchQuestion } from './search-index.ts';

type Condition = RawBuilder<unknown>;

const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The moment at which a bound begins or, a day being meant as a whole, ends. */
function moment(value: string, isEnd: boolean): RawBuilder<unknown> {
  const wholeDay = isEnd && isDay(value) ? 86_400_000 : 0;
  return sql`${new Date(Date.parse(value) + wholeDay).toISOString()}::timestamptz`;
}

/** A range of moments as a condition on a column; a date alone means that whole day, in UTC. */
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

/** The tags that words name, by their names or url codes: for each word those it names, or those of all together. */
export async function findTagged(db: Queryable, tags: readonly string[], operator: 'and' | 'or'): Promise<number[][]> {
  const codes = [...new Set(tags.map(foldedIdentity))];
  const { rows } = await sql<{ id: number; code: string }>`
    select tag_id as id, code from unnest(${codes}::text[]) code
    join tag on tag.urlcode_key = code or tag.name_key = code`.execute(db);
  const groups = operator === 'and' ? codes.map((code) => rows.filter((row) => row.code === code)) : [rows];
  return groups.map((group) => group.map(({ id }) => id));
}

/** Has one of these tags. They are written into the statement: the planner then knows how common they are. */
const taggedWith = (ids: readonly number[]): Condition => sql`
  exists (select from discussion_tag where discussion_tag.discussion_id = d.discussion_id
    and discussion_tag.tag_id = any(${sql.lit(`{${ids.join(',')}}`)}::bigint[]))`;

/** The conditions on a discussion `d`, its own or that of a comment. */
export function discussionConditions(question: PreparedQuestion): Condition[] {
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

/** The conditions on a post itself, `d` or `c`: who wrote it, and when. */
export function postConditions(post: 'd' | 'c', question: SearchQuestion): Condition[] {
  const column = (name: string) => sql.ref(`${post}.${name}`);
  const { insertUserIDs, insertUserNames, dateInserted, dateUpdated } = question;
  const names = insertUserNames?.map(foldedIdentity);
  return [
    ...(insertUserIDs?.length ? [sql`${column('insert_user_id')} = any(${insertUserIDs as number[]})`] : []),
    ...(names?.length
      ? [sql`${column('insert_user_id')} in (select user_id from member where name_key = any(${names}))`]
      : []),
    ...(dateInserted ? [withinDates(column('date_inserted'), dateInserted)] : []),
    // What was never edited counts by when it was written, as results tell it.
    ...(dateUpdated
      ? [withinDates(sql`coalesce(${column('date_updated')}, ${column('date_inserted')})`, dateUpdated)]
      : []),
  ];
}
