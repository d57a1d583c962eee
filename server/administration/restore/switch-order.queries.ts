import { sql } from 'kysely';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { DataSwitch } from './switch-file.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns what an ordered switch carries over: the administrator with their session, and the tasks. Tasks that wait or run
 * are interrupted. They are carried over too, so that no new task gets their ID, which is part of the names of files.
 */
export async function readCarriedOver(
  db: Queryable,
  { userID, sessionID }: { userID: number; sessionID: string | undefined },
): Promise<Pick<DataSwitch, 'actor' | 'session' | 'tasks'>> {
  const { rows: actors } = await sql<{ row: Row }>`
    select jsonb_build_object('userID', user_id, 'name', name, 'email', email) as row from member where user_id = ${userID}
  `.execute(db);
  const { rows: sessions } = await sql<{ row: Row }>`
    select to_jsonb(s) as row from session s where session_id = ${sessionID ?? null}::uuid
  `.execute(db);
  const { rows: tasks } = await sql<{ row: Row }>`
    select to_jsonb(t) || jsonb_build_object('member_name', m.name) || case when t.status in ('waiting', 'running')
      then jsonb_build_object('status', 'failed', 'reason', 'interrupted', 'date_done', now()) else '{}' end as row
    from site_task t left join member m on m.user_id = t.insert_user_id
    order by t.site_task_id
  `.execute(db);
  return { actor: actors[0]?.row ?? {}, session: sessions[0]?.row ?? null, tasks: tasks.map(({ row }) => row) };
}

/** Returns the administrator who ordered a switch, if the database contains the same account. */
export async function findSameAdministrator(db: Queryable, actor: DataSwitch['actor']): Promise<number | undefined> {
  const { rows } = await sql<{ userID: number }>`
    select user_id as "userID" from member
    where user_id = ${actor['userID'] ?? null}::bigint and name = ${actor['name'] ?? null} and email = ${actor['email'] ?? null}
      and is_admin and not banned
  `.execute(db);
  return rows[0]?.userID;
}

/** Ends all sessions, and stores that of the administrator who ordered the switch again, if their account is the same. */
export async function replaceSessions(
  db: Queryable,
  session: DataSwitch['session'],
  userID: number | undefined,
): Promise<void> {
  await sql`delete from session`.execute(db);
  if (!session || userID === undefined) return;
  await sql`
    insert into session select (jsonb_populate_record(null::session, ${JSON.stringify(session)}::jsonb)).*
  `.execute(db);
}

/** Adds tasks that the database does not contain, because backups do not contain tasks. */
export async function addTasks(db: Queryable, tasks: DataSwitch['tasks']): Promise<void> {
  await sql`
    insert into site_task overriding system value
    select (jsonb_populate_record(null::site_task, task || jsonb_build_object('insert_user_id',
      (select user_id from member where user_id = (task->>'insert_user_id')::bigint and name = task->>'member_name')))).*
    from jsonb_array_elements(${JSON.stringify(tasks)}::jsonb) task
    on conflict do nothing
  `.execute(db);
  await sql`
    select setval(pg_get_serial_sequence('site_task', 'site_task_id'), greatest(max(site_task_id), 1)) from site_task
  `.execute(db);
}

/** Whether the log contains the entry of a switch. */
export async function isSwitchLogged(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from moderation_log where record_type = 'backup' and after->>'switch' = ${id} limit 1
  `.execute(db);
  return rows.length > 0;
}
