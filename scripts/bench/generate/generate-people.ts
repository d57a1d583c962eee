import { type Kysely, type RawBuilder, sql } from 'kysely';
import { vocabulary } from '#scripts/bench/words.ts';
import { fillIdentityKeys, runnerOf } from '#server/member/identity/identity-keys.ts';
import { roleIDs } from '#server/member/role/role-catalog.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { searchVectorOf } from '#server/search/search-vector.ts';
import type { BenchSize } from './generate.ts';

/** The ID of the first generated member. */
export const firstMemberID = 1_001;

const vocabularySize = 4_000;
const paragraphs = 5_000;

/** The maximum number of distinct texts. With more posts than this, posts share texts. */
const mostTexts = 20_000;

/**
 * Generates a vocabulary with a Zipf distribution, and paragraphs of these words from which the texts of posts are
 * composed.
 */
export async function generateText(db: Kysely<Tables>, { discussions, comments }: BenchSize): Promise<void> {
  const words = vocabulary(vocabularySize);
  await sql`create temporary table word as
    select rank::integer, text from unnest(${words}::text[]) with ordinality as list (text, rank)`.execute(db);
  await sql`
    create temporary table paragraph as
    with picked as materialized (
      select p as number, i as place, floor(exp(random() * ln(${vocabularySize}::float8)))::integer as rank
      from generate_series(1, ${paragraphs}::integer) p, generate_series(1, 12 + (p * 7) % 34) i),
    plain as (
      select number, string_agg(word.text, ' ' order by place) as plain
      from picked join word on word.rank = picked.rank group by number)
    select number, plain, upper(left(plain, 1)) || substr(plain, 2) || '.' as body,
      string_to_array(plain, ' ') as words from plain
  `.execute(db);
  await sql`create unique index on paragraph (number)`.execute(db);
  await writeTexts('discussion_text', Math.min(discussions, mostTexts), 5).execute(db);
  await writeTexts('comment_text', Math.min(comments, mostTexts), 3).execute(db);
}

/**
 * Composes the texts, each of one to `most` paragraphs, together with their search vectors. The vectors are computed
 * here, once for each text, because computing them takes far longer than writing the posts.
 */
const writeTexts = (table: string, count: number, most: number) => sql`
  create temporary table ${sql.ref(table)} as
  with picked as materialized (
    select text, i, 1 + floor(random() * ${paragraphs}::integer)::integer as number
    from generate_series(1, ${count}::integer) text,
      -- By the text, so that it is drawn for each: else all texts of a forum are as long as the first.
      generate_series(1, 1 + floor(power(random(), 2) * ${most}::integer)::integer + 0 * text) i),
  texts as (
    select text, string_agg(plain, ' ' order by i) as plain, string_agg(body, e'\n\n' order by i) as body,
      string_agg('<p>' || body || '</p>', '' order by i) as html
    from picked join paragraph using (number) group by text)
  select text, body, html, ${searchVectorOf(undefined, sql`plain`)} as search from texts`;

/** Returns the number of the text that the post with this ID has. Posts with adjacent IDs have different texts. */
export const textOf = (table: 'discussion_text' | 'comment_text', id: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(1 + (${id} * 7919) % (select count(*) from ${sql.ref(table)}))`;

/**
 * Generates members with the role Member and a confirmed e-mail address. Half of them have read everything up to a week
 * ago, the others nothing.
 */
export async function generateMembers(db: Kysely<Tables>, { members }: BenchSize): Promise<void> {
  await sql`
    insert into member (user_id, name, email, email_confirmed, date_inserted, date_last_active,
      date_all_viewed)
    select ${firstMemberID - 1}::bigint + n, initcap(word.text) || n, 'bench' || n || '@example.org', true,
      now() - interval '8 years' * (1 - n::float8 / ${members}::integer), now() - interval '1 year' * power(random(), 3),
      case when n % 2 = 1 then now() - interval '7 days' else now() - interval '8 years' * (1 - n::float8 / ${members}::integer) end
    from generate_series(1, ${members}::integer) n
    join word on word.rank = 1 + (n * 37) % ${vocabularySize}::integer
  `.execute(db);
  await sql`
    insert into member_role (user_id, role_id)
    select user_id, ${roleIDs.member}::integer from member where user_id >= ${firstMemberID}::bigint
  `.execute(db);
  await sql`select setval(pg_get_serial_sequence('member', 'user_id'), (select max(user_id) from member))`.execute(db);
}

/** Generates twenty-four categories, eighteen of them below the other six, and sixty tags. */
export async function generatePlaces(db: Kysely<Tables>): Promise<void> {
  await sql`
    insert into category (category_id, parent_category_id, name, urlcode, description, sort, insert_user_id)
    select n, case when n > 6 then 1 + n % 6 end, 'Category ' || n, 'category-' || n, 'What people say of topic ' || n, n,
      ${firstMemberID}::bigint
    from generate_series(1, 24) n
  `.execute(db);
  await sql`
    insert into tag (tag_id, name, urlcode, insert_user_id)
    select n, word.text, word.text, ${firstMemberID}::bigint
    from generate_series(1, 60) n join word on word.rank = 100 + n
  `.execute(db);
  await sql`select setval(pg_get_serial_sequence('category', 'category_id'), 24)`.execute(db);
  await sql`select setval(pg_get_serial_sequence('tag', 'tag_id'), 60)`.execute(db);
  await fillIdentityKeys(runnerOf(db));
}
