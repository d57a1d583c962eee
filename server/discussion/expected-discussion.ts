import { sql, type Transaction } from 'kysely';
import type { ExpectedDiscussion } from '#api/discussion/discussion-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import { findEntryActor, newestEntryAbout } from '#server/moderation/log/log-entry.queries.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/**
 * Rejects a change when the discussion no longer has the state that the client last loaded, because another moderator
 * has changed it. The `record` of the error states who (`userID`, `name`) and when (`date`), as far as the log contains
 * it. The discussion must be locked.
 * @throws {ApiError} discussion.changed-meanwhile
 */
export async function requireExpectedState(
  trx: Transaction<Tables>,
  discussionID: number,
  seen: ExpectedDiscussion | undefined,
): Promise<void> {
  if (!seen) return;
  const { rows } = await sql<Required<ExpectedDiscussion>>`
    select closed, sink, resolved, pinned, pin_location as "pinLocation", category_id as "categoryID",
      insert_user_id as "insertUserID", type, coalesce(post_type_id, type) as "postTypeID"
    from discussion where discussion_id = ${discussionID}
  `.execute(trx);
  const now = rows[0];
  const names = Object.keys(seen) as (keyof ExpectedDiscussion)[];
  if (now && names.some((name) => seen[name] !== undefined && seen[name] !== now[name]))
    await rejectAsChanged(trx, discussionID);
}

/** Throws ApiError `discussion.changed-meanwhile`, which states who changed the discussion and when. */
export async function rejectAsChanged(trx: Transaction<Tables>, discussionID: number): Promise<never> {
  throw new ApiError('discussion.changed-meanwhile', await lastSignature(trx, discussionID));
}

/** Returns the actor and date of the newest log entry of a discussion. Returns an empty object when there is none. */
async function lastSignature(trx: Transaction<Tables>, discussionID: number): Promise<{ record?: unknown }> {
  const logID = await newestEntryAbout(trx, discussionID);
  return logID === undefined ? {} : { record: await findEntryActor(trx, logID) };
}
