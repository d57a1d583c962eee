import { sql } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { logAction } from '#server/moderation/log/moderation-log.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import type { ConversationRow } from './conversation-row.ts';

/** The access of a moderator to a conversation in which they do not participate. */
export interface Inspection {
  readonly userID: number | null;
  readonly reason: string;
  readonly dateInserted: string;
}

/** The inspections of a conversation `c`, oldest first, as a column of a query. */
export const inspectionsColumn = sql<readonly Inspection[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('userID', l.actor_id, 'reason', l.reason, 'dateInserted', l.date_inserted)
    order by l.moderation_log_id), '[]')
  from moderation_log l
  where l.record_type = 'conversation' and l.record_id = c.conversation_id and l.action = 'conversation.read'
) as inspections`;

/** The period within which reads with the same reason count as one inspection. */
const sameVisit = '1 hour';

/** Logs that the viewer reads these conversations, once per visit and reason. */
async function logInspection(forum: Forum, viewer: Viewer, ids: readonly number[], reason: string): Promise<void> {
  await inTransaction(forum.database, async (trx) => {
    const { rows } = await sql<{ id: number }>`
      select id from unnest(${[...ids]}::bigint[]) id where not exists (
        select from moderation_log l
        where l.record_type = 'conversation' and l.record_id = id and l.action = 'conversation.read'
          and l.actor_id = ${viewer.userID} and l.reason = ${reason}
          and l.date_inserted > ${forum.now()}::timestamptz - ${sameVisit}::interval)
    `.execute(trx);
    for (const { id } of rows)
      await logAction(trx, {
        ...{ action: 'conversation.read', actorID: viewer.userID, recordType: 'conversation', recordID: id },
        ...{ before: {}, after: {}, reason, isPublic: false },
      });
  });
}

/** Checks whether the viewer may read conversations of others at all: by permission, and by the site's setting. */
async function mayInspect(forum: Forum, viewer: Viewer): Promise<boolean> {
  const { 'conversations.inspection': isAllowed } = await forum.settings.get();
  return isAllowed && may(viewer, 'conversations.moderate');
}

/**
 * Returns the conversation if the viewer participates in it. Holders of conversations.moderate can read others only if
 * the setting `conversations.inspection` allows it, and with a reason, which is logged and shown to the participants.
 * For everyone else the conversation does not exist.
 *
 * @throws {ApiError} conversation.not-found; conversation.reason-required.
 */
export async function requireReadableConversation(
  forum: Forum,
  viewer: Viewer,
  row: ConversationRow | undefined,
  reason: string | undefined,
): Promise<ConversationRow> {
  if (row?.takes_part) return row;
  if (!row || !(await mayInspect(forum, viewer))) throw new ApiError('conversation.not-found');
  if (reason === undefined) throw new ApiError('conversation.reason-required');
  await logInspection(forum, viewer, [row.conversation_id], reason);
  return row;
}

/**
 * Checks that the viewer may list the conversations of another member, under the same rules as reading them.
 *
 * @throws {ApiError} permission.missing; conversation.reason-required.
 */
export async function requireInspection(forum: Forum, viewer: Viewer, reason: string | undefined): Promise<void> {
  if (!(await mayInspect(forum, viewer))) throw ApiError.permission(['conversations.moderate']);
  if (reason === undefined) throw new ApiError('conversation.reason-required');
}

/** Logs that a list showed these conversations of another member to the viewer. */
export async function logListed(
  forum: Forum,
  viewer: Viewer,
  rows: readonly ConversationRow[],
  reason: string | undefined,
): Promise<void> {
  const ids = rows.filter(({ takes_part }) => !takes_part).map(({ conversation_id }) => conversation_id);
  if (ids.length > 0 && reason !== undefined) await logInspection(forum, viewer, ids, reason);
}
