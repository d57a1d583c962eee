import { sql } from 'kysely';
import type { Forum } from '#server/platform/forum.ts';

/**
 * The tables excluded from the state of a forum: the log and former texts, which only grow; sessions and jobs; messages
 * to members (notifications that a deletion removes are not sent again; statements of reasons; sent e-mails and the
 * tokens in them); and page views.
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

/**
 * The columns excluded from the state, by table. They record the last change, which advances even when everything else
 * is restored.
 */
const excludedColumns: Readonly<Record<string, readonly string[]>> = {
  post_answer_index: ['version', 'passed_id'],
  setting: ['date_updated', 'update_user_id'],
  category: ['date_updated'],
  member: ['date_updated', 'date_last_active'],
  report: ['date_updated', 'update_user_id'],
  escalation: ['date_updated', 'update_user_id'],
  ban_rule: ['date_inserted', 'insert_user_id', 'date_updated'],
};

/**
 * The rows that belong to the state, for tables that keep others. A revoked token is kept for the log; the secrets with
 * which the forum signs are created on first use, possibly by a job (storedSecret).
 */
const countedRows: Readonly<Record<string, string>> = {
  access_token: 'date_revoked is null',
  setting: "key not in ('longJob.secret', 'mail.replySecret', 'mail.unsubscribeSecret')",
};

/** Returns a checksum of each table, without the excluded columns. */
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
        from (select (to_jsonb(t) - ${[...(excludedColumns[name] ?? [])]}::text[])::text as line from ${sql.table(name)} t
          where ${sql.raw(countedRows[name] ?? 'true')}) lines
      `,
    );
  const { rows } = await sql<{ name: string; checksum: string }>`${sql.join(checksums, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, checksum }) => [name, checksum]));
}
