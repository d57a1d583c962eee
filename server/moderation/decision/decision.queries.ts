import { type RawBuilder, sql } from 'kysely';
import type { DecisionKind } from '#api/moderation/decision/decision-kind.ts';
import { viewableSql } from '#server/category/viewable.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';

/** A stored decision with its appeal and the post it concerns. */
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

/** The reader of a decision. */
export interface DecisionReader {
  readonly viewer: Viewer;
  /** The member whose key grants access to the decision without a session. */
  readonly ownerID?: number | undefined;
}

/**
 * SQL columns for the title and excerpt of the post a decision concerns, for readers who may view the post now. Members
 * also see the excerpt of their own post and the title of their own discussion. Without a reader both are null.
 */
function postColumns(reader: DecisionReader | undefined): RawBuilder<unknown> {
  if (!reader) return sql`null::text as "recordName", null::text as "recordExcerpt"`;
  const { viewer, ownerID = viewer.userID } = reader;
  const isViewable = viewableSql(viewer, sql`coalesce(discussion.category_id, thread.category_id)`);
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

/**
 * Returns a decision, or undefined when it does not exist. The post's title and excerpt are included only if a reader
 * is given.
 */
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

/** The filter of a decision list. */
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

/**
 * Returns a page of decisions with the total count. Decisions are listed newest first, those with a pending appeal
 * oldest first.
 */
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

/** A decision to insert. */
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
  /** The ID of the warning whose points caused the decision. */
  readonly causedBy?: number;
  readonly dateExpires?: Date | null;
}

/** The reason for a decision, with its name at the time of the decision. */
export interface DecisionReason {
  readonly reportReasonID: string | null;
  readonly name: string;
  readonly description: string;
}

/** Inserts a decision. Returns its ID. */
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

/** Ends a decision in force. Returns false when it is already over. */
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

/**
 * Sets what ended a decision that is already over. When an appeal against a removal is granted, restoring the post has
 * already ended the decision.
 */
export async function nameLift(
  trx: Queryable,
  decisionID: number,
  by: NonNullable<DecisionRow['liftedBy']>,
): Promise<void> {
  await trx.updateTable('decision').set({ lifted_by: by }).where('decision_id', '=', decisionID).execute();
}

/** Reinstates a lifted decision. */
export async function restoreDecision(trx: Queryable, decisionID: number): Promise<void> {
  await trx
    .updateTable('decision')
    .set({ date_lifted: null, lift_user_id: null, lifted_by: null })
    .where('decision_id', '=', decisionID)
    .execute();
}

/** Sets or removes the expiry date of a decision. */
export async function setExpiry(trx: Queryable, decisionID: number, dateExpires: Date | null): Promise<void> {
  await trx.updateTable('decision').set({ date_expires: dateExpires }).where('decision_id', '=', decisionID).execute();
}

/** Returns the latest mute or ban in force for a member; undefined when there is none. */
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

/** Returns the latest warning in force for a post; undefined when there is none. */
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

/** Returns the latest warning in force that a member received after a decision; undefined when there is none. */
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

/** Locks a member while a decision about them is made or ended, so that concurrent decisions see each other. */
export async function lockMember(trx: Queryable, userID: number): Promise<void> {
  await sql`select from member where user_id = ${userID} for update`.execute(trx);
}
