import { type RawBuilder, sql } from 'kysely';
import type { Range } from '#api/query.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import { withinNumbers } from '#server/post/body/number-range.ts';
import type { PostReference } from './revision.queries.ts';

/** The filter and sort order of a list of posts. */
export interface PostQuestion {
  /** The categories that the viewer may read. */
  readonly categoryIDs: readonly number[];
  /** Whether the categories include all categories of the site, so that no condition on them is needed. */
  readonly isEverywhere: boolean;
  readonly roleIDs: Range;
  /** Whether the filter includes roles that disclose personal information. */
  readonly seesPersonalRoles: boolean;
  readonly sort: string;
  readonly page: number;
  readonly limit: number;
}

const columns: Readonly<Record<string, Record<PostReference['recordType'], RawBuilder<unknown>>>> = {
  score: { discussion: sql`d.score`, comment: sql`c.score` },
  dateInserted: { discussion: sql`d.date_inserted`, comment: sql`c.date_inserted` },
  dateLastComment: { discussion: sql`d.date_last_comment`, comment: sql`c.date_inserted` },
};

const writtenBy = (author: RawBuilder<unknown>, { roleIDs, seesPersonalRoles }: PostQuestion) => sql`
  ${author} in (select member_role.user_id from member_role join role on role.role_id = member_role.role_id
    where ${withinNumbers(sql`role.role_id`, roleIDs)} ${seesPersonalRoles ? sql`` : sql`and not role.personal_info`})`;

const placed = ({ categoryIDs, isEverywhere }: PostQuestion) =>
  isEverywhere ? sql`true` : sql`d.category_id = any(${[...categoryIDs]}::bigint[])`;

/** Returns the query for the first posts of one kind, as many as the page may need. */
function firstOf(kind: PostReference['recordType'], question: PostQuestion): RawBuilder<unknown> {
  const { sort, page, limit } = question;
  const column = columns[sort.replace('-', '')]?.[kind] ?? sql`null`;
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const [id, standing, from] =
    kind === 'discussion'
      ? [sql.ref('d.discussion_id'), sql`d.date_deleted is null`, sql`discussion d`]
      : [
          sql.ref('c.comment_id'),
          sql`c.date_deleted is null and d.date_deleted is null`,
          sql`comment c join discussion d on d.discussion_id = c.discussion_id`,
        ];
  const author = sql.ref(kind === 'discussion' ? 'd.insert_user_id' : 'c.insert_user_id');
  return sql`(select ${sql.lit(kind)} as kind, ${id} as id, ${column} as key from ${from}
    where ${standing} and ${placed(question)} and ${writtenBy(author, question)}
    order by ${column} ${direction}, ${id} ${direction} limit ${page * limit + 1})`;
}

/** Returns one page of discussions and comments, with one extra row that indicates a next page. */
export async function findPosts(db: Queryable, question: PostQuestion): Promise<PostReference[]> {
  const { sort, page, limit } = question;
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const { rows } = await sql<PostReference>`
    select kind as "recordType", id as "recordID"
    from (${firstOf('discussion', question)} union all ${firstOf('comment', question)}) post
    order by key ${direction}, kind ${direction}, id ${direction} limit ${limit + 1} offset ${(page - 1) * limit}
  `.execute(db);
  return rows;
}
