import { sql, type Transaction } from 'kysely';
import { publishLive } from '#server/live/live.ts';
import { inTransaction } from '#server/platform/database-transaction.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Tables } from '#server/platform/tables.ts';
import { sendDeliveries } from './delivery.ts';
import { type Cause, findSubject, type Subject } from './notification-subject.ts';
import { findCandidates, mostCandidates } from './recipient.queries.ts';
import { chooseHearers, type Hearer } from './recipient.ts';

/** A cause that fails this often is given up. */
const mostAttempts = 10;

/** So many causes are told in one transaction at most, where more than one waits. */
const mostCauses = 10;

/** Tells the next causes, or the next chunk of the members of one; false when nothing else waits. */
export async function tellNext(forum: Forum, most = mostCauses): Promise<boolean> {
  let causes: readonly Cause[] = [];
  try {
    const told = await inTransaction(forum.db, async (trx) => {
      causes = await takeCauses(trx, most);
      return tellAll(forum, trx, causes);
    });
    const heard = told.filter(({ userIDs }) => userIDs.length > 0);
    await Promise.all(heard.map(({ userIDs, data }) => publishLive(forum, { userIDs, type: 'notification', data })));
    return causes.length === most || told.some(({ isFinished }) => !isFinished) || told.length < causes.length;
  } catch (error) {
    const [cause, another] = causes;
    if (!cause) throw error;
    // One of them is at fault: the others are told by themselves.
    if (another) return tellNext(forum, 1);
    await putOff(forum, cause, error);
    return true;
  }
}

async function takeCauses(trx: Transaction<Tables>, most: number): Promise<Cause[]> {
  const { rows } = await sql<Cause>`
    select cause_id, kind, actor_id, record_type, record_id, data, told_until, attempts, date_inserted
    from notification_cause
    order by attempts, cause_id
    limit ${most}
    for update skip locked
  `.execute(trx);
  return rows;
}

/** Tells causes until enough members have been told for one transaction; what is left is told in the next. */
async function tellAll(forum: Forum, trx: Transaction<Tables>, causes: readonly Cause[]) {
  const told: Awaited<ReturnType<typeof tellChunk>>[] = [];
  const stored: StoredNotification[] = [];
  for (const cause of causes) {
    if (stored.length >= mostCandidates) break;
    const chunk = await tellChunk(forum, trx, cause);
    told.push(chunk);
    stored.push(...chunk.stored);
  }
  const finished = told.filter(({ isFinished }) => isFinished).map(({ cause }) => cause.cause_id);
  if (finished.length > 0)
    await sql`delete from notification_cause where cause_id = any(${finished}::bigint[])`.execute(trx);
  await sendDeliveries(forum, trx, stored);
  return told;
}

async function tellChunk(forum: Forum, trx: Transaction<Tables>, cause: Cause) {
  const subject = await findSubject(trx, cause);
  const candidates = subject ? await findCandidates(trx, cause, subject) : [];
  const hearers = subject ? await chooseHearers(forum, subject, candidates) : [];
  const stored = subject ? await storeNotifications(trx, cause, subject, hearers) : [];
  const isFinished = candidates.length < mostCandidates;
  if (!isFinished) await noteProgress(trx, cause, candidates.at(-1)?.user_id ?? 0);
  return {
    cause,
    isFinished,
    stored,
    userIDs: stored.filter(({ popup }) => popup).map(({ user_id }) => user_id),
    data: { recordType: cause.record_type, recordID: cause.record_id, discussionID: subject?.discussionID ?? null },
  };
}

/** A notification that was just written. */
export interface StoredNotification {
  readonly notification_id: number;
  readonly user_id: number;
  readonly popup: boolean;
  readonly email: boolean;
  readonly push: boolean;
}

async function storeNotifications(
  trx: Transaction<Tables>,
  cause: Cause,
  subject: Subject,
  hearers: readonly Hearer[],
): Promise<StoredNotification[]> {
  if (hearers.length === 0) return [];
  const rows = await trx
    .insertInto('notification')
    .values(
      hearers.map(({ userID, type, reasons, choice }) => ({
        user_id: userID,
        type,
        reasons: [...reasons],
        actor_id: cause.actor_id,
        record_type: subject.recordType,
        record_id: subject.recordID,
        discussion_id: subject.discussionID,
        category_id: subject.categoryID,
        cause: subject.cause,
        batch: `${type} ${subject.batchOf(type)}`,
        data: JSON.stringify(subject.data),
        popup: choice.popup,
        date_inserted: cause.date_inserted,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'cause']).doNothing())
    .returning(['notification_id', 'user_id', 'popup'])
    .execute();
  const choices = new Map(hearers.map(({ userID, choice }) => [userID, choice]));
  return rows.map((row) => ({
    ...row,
    email: choices.get(row.user_id)?.email ?? false,
    push: choices.get(row.user_id)?.push ?? false,
  }));
}

const noteProgress = (trx: Transaction<Tables>, { cause_id }: Cause, told_until: number) =>
  trx.updateTable('notification_cause').set({ told_until }).where('cause_id', '=', cause_id).execute();

async function putOff(forum: Forum, cause: Cause, error: unknown): Promise<void> {
  const isLast = cause.attempts + 1 >= mostAttempts;
  forum.log[isLast ? 'error' : 'warn']({ err: error, cause: cause.cause_id }, 'A notification could not be told.');
  if (isLast) await forum.db.deleteFrom('notification_cause').where('cause_id', '=', cause.cause_id).execute();
  else
    await forum.db
      .updateTable('notification_cause')
      .set({ attempts: cause.attempts + 1 })
      .where('cause_id', '=', cause.cause_id)
      .execute();
}
