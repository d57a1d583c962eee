import { type Kysely, sql } from 'kysely';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { heldRoleSources } from '#server/member/role/role-log.ts';
import { defineRowUndo, type RowSources } from '#server/moderation/log/row-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** The log sources of an application: the member's roles. */
export const applicantSources: RowSources = heldRoleSources;

/**
 * Undoing an approval makes the member an applicant again. Declining cannot be undone, because it deletes the account.
 */
defineRowUndo({
  actions: ['applicant.approve'],
  permission: ['community.moderate', 'applicants.manage'],
  sources: applicantSources,
});

const answers: readonly LogAction[] = ['applicant.approve', 'applicant.decline'];

/**
 * Returns the moderator who decided on an application and the date. Returns undefined when there is no decision or it
 * was undone.
 */
export async function findAnswer(
  db: Kysely<Tables>,
  userID: number,
): Promise<{ userID: number | null; date: string } | undefined> {
  const { rows } = await sql<{ userID: number | null; date: string }>`
    select actor_id as "userID", date_inserted as date from moderation_log
    where record_type = 'member' and record_id = ${userID} and action = any(${answers}::text[])
      and undo_of is null and undone_by is null
    order by moderation_log_id desc limit 1
  `.execute(db);
  return rows[0];
}
