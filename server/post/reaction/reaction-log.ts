import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import { defineUndo, type LogState, logAction } from '#server/moderation/log/moderation-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { changeReaction, type ReactedRecord, type ReactionRecordType } from './reaction.queries.ts';

type Trx = Transaction<Tables>;

interface Given {
  readonly tagID: number;
  readonly date: string;
}

const prefix = 'reaction-of-';

/**
 * Returns a member's reaction to a post as a log state. The key contains the member's ID, so that each reaction can be
 * restored separately.
 */
async function readReaction(
  trx: Trx,
  { recordType, recordID }: Pick<ReactedRecord, 'recordType' | 'recordID'>,
  userID: number,
): Promise<LogState> {
  const { rows } = await sql<{ given: Given }>`
    select jsonb_build_object('tagID', tag_id, 'date', date_inserted) as given from reaction
    where record_type = ${recordType} and record_id = ${recordID} and user_id = ${userID}
  `.execute(trx);
  return { [prefix + userID]: rows[0]?.given ?? null };
}

/** Removes a member's reaction and logs it. The log entry is not public, because it discloses the member's reaction. */
export async function removeReactionLogged(
  trx: Trx,
  record: ReactedRecord,
  { userID, actorID, now }: { userID: number; actorID: number; now: Date },
): Promise<void> {
  const before = await readReaction(trx, record, userID);
  if (before[prefix + userID] === null) return;
  await changeReaction(trx, record, { userID, tagID: undefined, now });
  const { recordType, recordID } = record;
  const after = { [prefix + userID]: null };
  await logAction(trx, { action: 'reaction.remove', actorID, recordType, recordID, before, after, isPublic: false });
}

const memberIn = (state: LogState): number => Number(Object.keys(state)[0]?.slice(prefix.length));

async function findReacted(trx: Trx, recordType: ReactionRecordType, recordID: number): Promise<ReactedRecord> {
  const post =
    recordType === 'discussion'
      ? sql`discussion d where d.discussion_id = ${recordID}`
      : sql`comment c join discussion d using (discussion_id) where c.comment_id = ${recordID}`;
  const { rows } = await sql<ReactedRecord>`
    select ${recordType}::text as "recordType", ${recordID}::bigint as "recordID", d.discussion_id as "discussionID",
      d.category_id as "categoryID", ${sql.ref(recordType === 'discussion' ? 'd' : 'c')}.insert_user_id as "insertUserID"
    from ${post}
  `.execute(trx);
  if (!rows[0]) throw new ApiError('log-entry.different');
  return rows[0];
}

defineUndo({
  action: 'reaction.remove',
  permission: 'community.moderate',
  current: (trx, { recordType, recordID, after }) =>
    readReaction(trx, { recordType: recordType as ReactionRecordType, recordID }, memberIn(after)),
  async undo(trx, { recordType, recordID, before }) {
    const userID = memberIn(before);
    const { tagID, date } = before[prefix + userID] as Given;
    const record = await findReacted(trx, recordType as ReactionRecordType, recordID);
    await changeReaction(trx, record, { userID, tagID, now: new Date(date), isTold: false });
  },
});
