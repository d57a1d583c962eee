import { sql, type Transaction } from 'kysely';
import { publishLive } from '#server/live/live.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { sendDeliveries } from './delivery.ts';
import { type Cause, findSubject, type Subject } from './notification-subject.ts';
import { findCandidates, mostCandidates } from './recipient.queries.ts';
import { chooseNotificationRecipients, type NotificationRecipient } from './recipient.ts';

/** The number of failures after which a cause is dropped. */
const mostAttempts = 10;

/** The maximum number of causes processed in one transaction. */
const mostCauses = 10;

/**
 * Processes the next causes, or the next chunk of recipients of one cause. Returns false if nothing else is waiting.
 */
export async function processNextCauses(forum: Forum, most = mostCauses): Promise<boolean> {
  let causes: readonly Cause[] = [];
  try {
    const told = await inTransaction(forum.db, async (trx) => {
      causes = await takeCauses(trx, most);
      return processCauses(forum, trx, causes);
    });
    const heard = told.filter(({ userIDs }) => userIDs.length > 0);
    await Promise.all(heard.map(({ userIDs, data }) => publishLive(forum, { userIDs, type: 'notification', data })));
    return causes.length === most || told.some(({ isFinished }) => !isFinished) || told.length < causes.length;
  } catch (error) {
    const [cause, another] = causes;
    if (!cause) throw error;
    // One of the causes has failed. The others are processed individually.
    if (another) return processNextCauses(forum, 1);
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

/** Processes causes until one transaction has notified enough members. The next transaction continues with the rest. */
async function processCauses(forum: Forum, trx: Transaction<Tables>, causes: readonly Cause[]) {
  const chunks: Chunk[] = [];
  for (let count = 0; chunks.length < causes.length && count < mostCandidates; ) {
    const chunk = await chooseChunk(forum, trx, causes[chunks.length] as Cause);
    chunks.push(chunk);
    count += chunk.news.length;
  }
  const stored = await storeNotifications(
    trx,
    chunks.flatMap(({ news }) => news),
  );
  const finished = chunks.filter(({ isFinished }) => isFinished).map(({ cause }) => cause.cause_id);
  if (finished.length > 0)
    await sql`delete from notification_cause where cause_id = any(${finished}::bigint[])`.execute(trx);
  await sendDeliveries(forum, trx, stored);
  return chunks.map(({ cause, discussionID, isFinished }) => ({
    isFinished,
    userIDs: stored.filter(({ cause_id, popup }) => popup && cause_id === cause.cause_id).map(({ user_id }) => user_id),
    data: { recordType: cause.record_type, recordID: cause.record_id, discussionID },
  }));
}

/** The notifications that a cause creates in one transaction. */
interface Chunk {
  readonly cause: Cause;
  readonly discussionID: number | null;
  readonly news: readonly NewNotification[];
  readonly isFinished: boolean;
}

async function chooseChunk(forum: Forum, trx: Transaction<Tables>, cause: Cause): Promise<Chunk> {
  const subject = await findSubject(trx, cause);
  if (!subject) return { cause, discussionID: null, news: [], isFinished: true };
  const candidates = await findCandidates(trx, cause, subject);
  const listeners = await chooseNotificationRecipients(forum, subject, candidates);
  const isFinished = candidates.length < mostCandidates;
  if (!isFinished) await noteProgress(trx, cause, candidates.at(-1)?.user_id ?? 0);
  return { cause, discussionID: subject.discussionID, news: buildNotifications(cause, subject, listeners), isFinished };
}

/** A notification to be stored, with its channels. */
type NewNotification = ReturnType<typeof buildNotifications>[number];

const buildNotifications = (cause: Cause, subject: Subject, listeners: readonly NotificationRecipient[]) =>
  listeners.map(({ userID, type, reasons, choice }) => ({
    cause_id: cause.cause_id,
    user_id: userID,
    type,
    reasons,
    actor_id: cause.actor_id,
    record_type: subject.recordType,
    record_id: subject.recordID,
    discussion_id: subject.discussionID,
    category_id: subject.categoryID,
    cause: subject.cause,
    batch: `${type} ${subject.batchOf(type)}`,
    data: subject.data,
    ...choice,
    date_inserted: cause.date_inserted,
  }));

/** A stored notification. */
export interface StoredNotification {
  readonly notification_id: number;
  readonly cause_id: number;
  readonly user_id: number;
  readonly popup: boolean;
  readonly email: boolean;
  readonly push: boolean;
}

/** Stores notifications in a single statement whose text never changes, so that it is parsed and planned once. */
async function storeNotifications(
  trx: Transaction<Tables>,
  news: readonly NewNotification[],
): Promise<StoredNotification[]> {
  if (news.length === 0) return [];
  const { rows } = await sql<StoredNotification>`
    with news as materialized (
      select * from json_to_recordset(${JSON.stringify(news)}::json) as news (cause_id bigint, user_id bigint, type text,
        reasons text[], actor_id bigint, record_type text, record_id bigint, discussion_id bigint, category_id bigint,
        cause text, batch text, data jsonb, popup boolean, email boolean, push boolean, date_inserted timestamptz)),
    stored as (
      insert into notification (user_id, type, reasons, actor_id, record_type, record_id, discussion_id, category_id,
        cause, batch, data, popup, date_inserted)
      select user_id, type, reasons, actor_id, record_type, record_id, discussion_id, category_id,
        cause, batch, data, popup, date_inserted
      from news
      on conflict (user_id, cause) do nothing
      returning notification_id, user_id, cause)
    select notification_id, cause_id, user_id, popup, email, push from stored join news using (user_id, cause)
  `.execute(trx);
  return rows;
}

const noteProgress = (trx: Transaction<Tables>, { cause_id }: Cause, told_until: number) =>
  trx.updateTable('notification_cause').set({ told_until }).where('cause_id', '=', cause_id).execute();

async function putOff(forum: Forum, cause: Cause, error: unknown): Promise<void> {
  const isLast = cause.attempts + 1 >= mostAttempts;
  forum.log[isLast ? 'error' : 'warn']({ err: error, cause: cause.cause_id }, 'A notification could not be created.');
  if (isLast) await forum.db.deleteFrom('notification_cause').where('cause_id', '=', cause.cause_id).execute();
  else
    await forum.db
      .updateTable('notification_cause')
      .set({ attempts: cause.attempts + 1 })
      .where('cause_id', '=', cause.cause_id)
      .execute();
}
