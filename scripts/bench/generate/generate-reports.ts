import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { BenchSize } from './generate.ts';
import { firstMemberID } from './generate-people.ts';

/** Writes reports of one in fifty discussions and one in two hundred comments. One report in ten is still open. */
export async function generateReports(db: Kysely<Tables>, { members }: BenchSize): Promise<void> {
  await sql`
    insert into report (record_type, record_id, record_name, record_html, record_user_id, date_record, category_id,
      reason_ids, status, insert_user_id, date_inserted)
    select record_type, record_id, d.name, '<p>' || left(post.body, 200) || '</p>', post.user_id, post.date, d.category_id,
      array[(array['spam', 'abuse', 'inappropriate'])[1 + post.record_id % 3]],
      case when random() < 0.1 then 'new' when random() < 0.5 then 'rejected' else 'dismissed' end,
      ${firstMemberID}::bigint + floor(random() * ${members}::integer)::bigint, post.date
    from (
      select 'discussion' as record_type, discussion_id as record_id, discussion_id, insert_user_id as user_id,
        date_inserted as date, body
      from discussion where discussion_id % 50 = 0
      union all
      select 'comment', comment_id, discussion_id, insert_user_id, date_inserted, body from comment
      where comment_id % 200 = 0
    ) post
    join discussion d using (discussion_id)
    order by post.date
  `.execute(db);
}
