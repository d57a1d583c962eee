import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { firstMemberID } from '#scripts/bench/generate/generate-people.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import { openDatabase } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { BenchDatabase } from './databases.ts';

/** The number of concurrent writers. */
export const writers = 10;

/** The records of a generated forum that the scenarios request, and the session cookies. */
export interface Subject {
  /** The category with the most discussions. */
  readonly categoryID: number;
  /** The discussion with the most comments, and its number of full pages of thirty comments. */
  readonly hugeID: number;
  readonly hugePages: number;
  /** A discussion with about thirty comments. */
  readonly usualID: number;
  /** Discussions to write comments in. */
  readonly openIDs: readonly number[];
  /** Comments whose permalinks are requested: the newest ones of discussions of similar length at every forum size. */
  readonly commentIDs: readonly number[];
  /** Discussions and comments of any age, and every category. */
  readonly anyIDs: readonly number[];
  readonly anyCommentIDs: readonly number[];
  readonly categoryIDs: readonly number[];
  /** Discussions of any age in the largest category, and another category to move them to. */
  readonly movedIDs: readonly number[];
  readonly otherCategoryID: number;
  /** Search terms, from common to rare. */
  readonly words: readonly string[];
  /**
   * The number of the last full page of thirty discussions. A page with fewer rows would be faster for this reason
   * alone.
   */
  readonly lastPage: number;
  /** `Cookie` headers of signed-in members. */
  readonly cookies: readonly string[];
  /** The `Cookie` header of a moderator. */
  readonly moderatorCookie: string;
}

const tokenOf = (number: number): string => `bench-${number}`;

/**
 * Creates sessions for members and a moderator, raises the rate limit for posts, and selects the records to request.
 * The server must not be running.
 */
export async function prepareSubject({ databaseUrl, environment }: BenchDatabase): Promise<Subject> {
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataFolder: environment['DATA_DIR'] });
  try {
    await signIn(database.kysely);
    await sql`
      insert into setting (key, value) values ('rateLimit.posts', '{"count": 10000, "seconds": 1}')
      on conflict (key) do update set value = excluded.value
    `.execute(database.kysely);
    return await choose(database.kysely);
  } finally {
    await database.close();
  }
}

async function signIn(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into member_role (user_id, role_id) values (${firstMemberID + writers}, ${roleIDs.moderator})
    on conflict do nothing
  `.execute(db);
  for (let number = 0; number <= writers; number += 1) {
    const hash = createHash('sha256').update(tokenOf(number)).digest();
    await sql`
      insert into session (token_hash, user_id, persistent, date_expires)
      values (${hash}, ${firstMemberID + number}, true, now() + interval '1 day')
      on conflict (token_hash) do update set date_expires = excluded.date_expires
    `.execute(db);
  }
}

/** Returns the sampling fraction at which about 2,000 rows of the table are selected. */
const share = (table: string) => sql`(2000.0 / (select count(*) from ${sql.ref(table)}))`;

type Cookies = 'cookies' | 'moderatorCookie';

async function choose(db: Kysely<Tables>): Promise<Subject> {
  const { rows } = await sql<Omit<Subject, Cookies>>`
    select (select category_id from category order by count_discussions desc limit 1) as "categoryID",
      huge.discussion_id as "hugeID", greatest(1, huge.count_root_positions / 30)::integer as "hugePages",
      (select discussion_id from discussion order by abs(count_root_positions - 30), discussion_id desc limit 1) as "usualID",
      array(select discussion_id from discussion where not closed order by date_last_comment desc limit 200) as "openIDs",
      array(select comment_id from comment join discussion using (discussion_id)
        where comment.date_deleted is null and discussion.count_comments between 20 and 60
        order by comment_id desc limit 200) as "commentIDs",
      array(select discussion_id from discussion where random() < ${share('discussion')} limit 400) as "anyIDs",
      array(select comment_id from comment where random() < ${share('comment')} limit 400) as "anyCommentIDs",
      array(select category_id from category where count_discussions > 0) as "categoryIDs",
      array(select discussion_id from discussion where random() < 2 * ${share('discussion')} and type = 'discussion'
        and category_id = (select category_id from category order by count_discussions desc limit 1) limit 500) as "movedIDs",
      (select category_id from category order by count_discussions desc offset 3 limit 1) as "otherCategoryID",
      array(select text from (values ('people'), ('different'), ('sentence'), ('usually'), ('corba'), ('halquin')) as word (text))
        as words,
      (select greatest(1, count(*) / 30)::integer from discussion) as "lastPage"
    from (select discussion_id, count_root_positions from discussion order by count_comments desc limit 1) huge
  `.execute(db);
  const cookieOf = (number: number) => `folkmoot-session=${tokenOf(number)}`;
  const cookies = Array.from({ length: writers }, (_, number) => cookieOf(number));
  return { ...(rows[0] as Omit<Subject, Cookies>), cookies, moderatorCookie: cookieOf(writers) };
}
