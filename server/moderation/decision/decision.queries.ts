import { type RawBuilder, sql } from 'kysely';
import type { DecisionKind } from '#api/moderation/decision/decision-kind.ts';
import type { Queryable } from '#server/category/queryable.ts';
import { viewableBy } from '#server/category/viewable.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/** A decision as kept, with its appeal and the post it is about. */
export interface DecisionRow {
  readonly decisionID: number;
  readonly kind: DecisionKind;
  readonly userID: number;
  readonly recordType: 'discussion' | 'comment' | null;
  readonly recordID: number | null;
  readonly recordName: string | null;
  readonly recordExcerpt: string | null;
  readonly reasonID: string | null;
  readonly reasonName: string | null;
  readonly reasonDescription: string | null;
  readonly words: string;
  readonly note: string;
  readonly points: number;
  readonly isAutomated: boolean;
  readonly insertUserID: number | null;
  readonly dateInserted: string;
  readonly dateExpires: string | null;
  readonly dateLifted: string | null;
  readonly liftUserID: number | null;
  readonly liftedBy: 'expiry' | 'moderator' | 'appeal' | 'replacement' | null;
  readonly appealBody: string | null;
  readonly appealStatus: 'open' | 'upheld' | 'changed' | 'revoked' | null;
  readonly appealAnswer: string | null;
  readonly appealUserID: number | null;
  readonly dateAppealed: string | null;
  readonly dateAnswered: string | null;
}

/** Who reads decisions. */
export interface DecisionReader {
  readonly viewer: Viewer;
  /** The member by whose key a decision is read without a session. */
  readonly ownerID?: number | undefined;
}

/**
 * The title and the text of the post that a decision is about: for readers who may view the post as it is now. Members
 * read the texts, and the titles of discussions, that they wrote themselves. Nothing without a reader.
 */
function postColumns(reader: DecisionReader | undefined): RawBuilder<unknown> {
  if (!reader) return sql`null::text as "recordName", null::text as "recordExcerpt"`;
  const { viewer, ownerID = viewer.userID } = reader;
  const isViewable = viewableBy(viewer, sql`coalesce(discussion.category_id, thread.category_id)`);
  return sql`
    case when ${isViewable} or (d.user_id = ${ownerID} and d.record_type = 'discussion')
      then coalesce(discussion.name, thread.name) end as "recordName",
    case when ${isViewable} or d.user_id = ${ownerID}
      then coalesce(nullif(comment.body_html, ''), discussion.excerpt) end as "recordExcerpt"`;
}

const columnsFor = (reader?: DecisionReader) => sql`
  d.decision_id as "decisionID", d.kind, d.user_id as "userID", d.record_type as "recordType",
  d.record_id as "recordID", ${postColumns(reader)},
  d.report_reason_id as "reasonID", d.reason_name as "reasonName", d.reason_description as "reasonDescription",
  d.words, d.note, d.points, d.is_automated as "isAutomated", d.insert_user_id as "insertUserID",
  d.date_inserted as "dateInserted", d.date_expires as "dateExpires", d.date_lifted as "dateLifted",
  d.lift_user_id as "liftUserID", d.lifted_by as "liftedBy",
  a.body as "appealBody", a.status as "appealStatus", a.answer as "appealAnswer",
  a.answer_user_id as "appealUserID", a.date_inserted as "dateAppealed", a.date_answered as "dateAnswered"`;

const source = sql`
  decision d
  left join appeal a using (decision_id)
  left join comment on d.record_type = 'comment' and comment.comment_id = d.record_id
  left join discussion thread on thread.discussion_id = comment.discussion_id
  left join discussion on d.record_type = 'discussion' and discussion.discussion_id = d.record_id`;

/** Reads one decision, its post named where a reader is given; undefined when there is none. */
export async function findDecision(
  db: Queryable,
  decisionID: number,
  reader?: DecisionReader,
): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    select ${columnsFor(reader)} from ${source} where d.decision_id = ${decisionID}
  `.execute(db);
  return rows[0];
}

/** Which decisions a page lists. */
export interface DecisionQuestion {
  readonly userID?: number | undefined;
  readonly kind?: readonly DecisionKind[] | undefined;
  readonly appeal?: 'open' | 'answered' | undefined;
  readonly page: number;
  readonly limit: number;
}

function conditionsOf({ userID, kind, appeal }: DecisionQuestion): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(userID === undefined ? [] : [sql`d.user_id = ${userID}`]),
    ...(kind?.length ? [sql`d.kind = any(${[...kind]}::text[])`] : []),
    ...(appeal === 'open' ? [sql`a.status = 'open'`] : []),
    ...(appeal === 'answered' ? [sql`a.status <> 'open'`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** Reads a page of decisions, the latest first, those whose appeal waits the oldest first; and how many there are. */
export async function listDecisions(
  db: Queryable,
  reader: DecisionReader,
  question: DecisionQuestion,
): Promise<{ rows: DecisionRow[]; total: number }> {
  const { page, limit, appeal } = question;
  const order = appeal === 'open' ? sql`a.date_inserted, d.decision_id` : sql`d.decision_id desc`;
  const { rows } = await sql<DecisionRow>`
    select ${columnsFor(reader)} from ${source} where ${conditionsOf(question)}
    order by ${order} limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from decision d left join appeal a using (decision_id)
    where ${conditionsOf(question)}
  `.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** A decision that is to be written down. */
export interface NewDecision {
  readonly kind: DecisionKind;
  readonly userID: number;
  readonly insertUserID: number | null;
  readonly now: Date;
  readonly recordType?: 'discussion' | 'comment' | undefined;
  readonly recordID?: number | undefined;
  readonly reason?: DecisionReason | undefined;
  readonly words?: string;
  readonly note?: string;
  readonly points?: number;
  readonly isAutomated?: boolean;
  /** The warning by whose points it came. */
  readonly causedBy?: number;
  readonly dateExpires?: Date | null;
}

/** Why something was decided, as it was named then. */
export interface DecisionReason {
  readonly reportReasonID: string | null;
  readonly name: string;
  readonly description: string;
}

/** Writes a decision down; gives its number. */
export async function insertDecision(trx: Queryable, decision: NewDecision): Promise<number> {
  const { reason, now } = decision;
  const row = await trx
    .insertInto('decision')
    .values({
      kind: decision.kind,
      user_id: decision.userID,
      record_type: decision.recordType ?? null,
      record_id: decision.recordID ?? null,
      report_reason_id: reason?.reportReasonID ?? null,
      reason_name: reason?.name ?? null,
      reason_description: reason?.description ?? null,
      words: decision.words ?? '',
      note: decision.note ?? '',
      points: decision.points ?? 0,
      is_automated: decision.isAutomated ?? false,
      caused_by: decision.causedBy ?? null,
      insert_user_id: decision.insertUserID,
      date_inserted: now,
      date_expires: decision.dateExpires ?? null,
    })
    .returning('decision_id')
    .executeTakeFirstOrThrow();
  return row.decision_id;
}

/** Ends a decision that is not over; false when it is. */
export async function liftDecision(
  trx: Queryable,
  lift: { decisionID: number; userID: number | null; by: NonNullable<DecisionRow['liftedBy']>; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('decision')
    .set({ date_lifted: lift.now, lift_user_id: lift.userID, lifted_by: lift.by })
    .where('decision_id', '=', lift.decisionID)
    .where('date_lifted', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Names what ended a decision that is over: a removed post was restored already when its appeal is answered. */
export async function nameLift(
  trx: Queryable,
  decisionID: number,
  by: NonNullable<DecisionRow['liftedBy']>,
): Promise<void> {
  await trx.updateTable('decision').set({ lifted_by: by }).where('decision_id', '=', decisionID).execute();
}

/** Puts a decision that was lifted back in force. */
export async function restoreDecision(trx: Queryable, decisionID: number): Promise<void> {
  await trx
    .updateTable('decision')
    .set({ date_lifted: null, lift_user_id: null, lifted_by: null })
    .where('decision_id', '=', decisionID)
    .execute();
}

/** Gives a decision another end, or none. */
export async function setExpiry(trx: Queryable, decisionID: number, dateExpires: Date | null): Promise<void> {
  await trx.updateTable('decision').set({ date_expires: dateExpires }).where('decision_id', '=', decisionID).execute();
}

/** The mute or ban that holds for a member, the latest; undefined when there is none. */
export async function findInForce(
  db: Queryable,
  { userID, kind, now }: { userID: number; kind: DecisionKind; now: Date },
): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    select ${columnsFor()} from ${source}
    where d.user_id = ${userID} and d.kind = ${kind} and d.date_lifted is null
      and (d.date_expires is null or d.date_expires > ${now})
    order by d.decision_id desc limit 1
  `.execute(db);
  return rows[0];
}

/** The latest warning that a post bears and that holds; undefined when there is none. */
export async function findWarningOf(
  db: Queryable,
  { recordType, recordID, now }: { recordType: string; recordID: number; now: Date },
): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    select ${columnsFor()} from ${source}
    where d.record_type = ${recordType} and d.record_id = ${recordID} and d.kind = 'warning' and d.date_lifted is null
      and (d.date_expires is null or d.date_expires > ${now})
    order by d.decision_id desc limit 1
  `.execute(db);
  return rows[0];
}

/** The latest warning that a member got after a decision and that holds; undefined when there is none. */
export async function findWarningAfter(
  db: Queryable,
  { userID, decisionID, now }: { userID: number; decisionID: number | null; now: Date },
): Promise<DecisionRow | undefined> {
  const { rows } = await sql<DecisionRow>`
    select ${columnsFor()} from ${source}
    where d.user_id = ${userID} and d.decision_id > ${decisionID ?? 0} and d.kind = 'warning' and d.date_lifted is null
      and (d.date_expires is null or d.date_expires > ${now})
    order by d.decision_id desc limit 1
  `.execute(db);
  return rows[0];
}

/** Locks a member while a decision about them is made or ended, so that two do not pass each other by. */
export async function lockMember(trx: Queryable, userID: number): Promise<void> {
  await sql`select from member where user_id = ${userID} for update`.execute(trx);
}
