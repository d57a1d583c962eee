import { type Kysely, sql } from 'kysely';
import { roleIDs } from '#server/member/permission-book.ts';
import type { Tables } from '#server/platform/tables.ts';
import type { BenchSize } from './generate.ts';
import { vocabulary } from './words.ts';

/** Generated members are numbered from here on. */
export const firstMemberID = 1_001;

const vocabularySize = 4_000;
const paragraphs = 5_000;

/** Words with Zipf's frequencies, and a stock of paragraphs made of them, from which posts are put together. */
export async function generateText(db: Kysely<Tables>): Promise<void> {
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
    select number, plain, upper(left(plain, 1)) || substr(plain, 2) || '.' as body from plain
  `.execute(db);
  await sql`create unique index on paragraph (number)`.execute(db);
}

/** Members with the role Member and a confirmed address. */
export async function generateMembers(db: Kysely<Tables>, { members }: BenchSize): Promise<void> {
  await sql`
    insert into member (user_id, name, email, email_confirmed, date_inserted, date_last_active)
    select ${firstMemberID - 1}::bigint + n, initcap(word.text) || n, 'bench' || n || '@example.org', true,
      now() - interval '8 years' * (1 - n::float8 / ${members}::integer), now() - interval '1 year' * power(random(), 3)
    from generate_series(1, ${members}::integer) n
    join word on word.rank = 1 + (n * 37) % ${vocabularySize}::integer
  `.execute(db);
  await sql`
    insert into member_role (user_id, role_id)
    select user_id, ${roleIDs.member}::integer from member where user_id >= ${firstMemberID}::bigint
  `.execute(db);
  await sql`select setval(pg_get_serial_sequence('member', 'user_id'), (select max(user_id) from member))`.execute(db);
}

/** Twenty-four categories, eighteen of them below six others, and sixty tags. */
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
}
