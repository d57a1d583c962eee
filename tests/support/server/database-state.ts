import { sql } from 'kysely';
import type { Forum } from '#server/platform/forum.ts';

/**
 * What tells of a forum's whole state, beside: the log itself and the former texts (they only grow), sessions and jobs,
 * what members were told (news that a deletion takes away is not told again; statements of reasons; letters that were sent, and the
 * keys in them), and page views.
 */
const beside = new Set([
  'migration',
  'moderation_log',
  'post_revision',
  'session',
  'notification',
  'notification_cause',
  'decision',
  'mail',
  'member_token',
  'page_view',
  'long_job',
  'long_job_item',
]);

/** When a record was last touched moves on, even when everything else is as it was. */
const movedOn: Readonly<Record<string, readonly string[]>> = {
  post_answer_index: ['version', 'passed_id'],
  setting: ['date_updated', 'update_user_id'],
  category: ['date_updated'],
  member: ['date_updated', 'date_last_active'],
  report: ['date_updated', 'update_user_id'],
  escalation: ['date_updated', 'update_user_id'],
  ban_rule: ['date_inserted', 'insert_user_id', 'date_updated'],
};

/** A checksum of each table, but for the parts that may move on. */
export async function databaseState({ db }: Pick<Forum, 'db'>): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name
  `.execute(db);
  const checksums = tables
    .filter(({ name }) => !beside.has(name))
    .map(
      ({ name }) => sql`
        select ${sql.lit(name)} as name, coalesce(md5(string_agg(line, ';' order by line)), 'empty') as checksum
        from (select (to_jsonb(t) - ${[...(movedOn[name] ?? [])]}::text[])::text as line from ${sql.table(name)} t) lines
      `,
    );
  const { rows } = await sql<{ name: string; checksum: string }>`${sql.join(checksums, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]));
}
