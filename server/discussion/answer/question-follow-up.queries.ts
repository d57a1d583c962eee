import { sql, type Transaction } from 'kysely';
import { statusIDs } from '#api/discussion/status/discussion-status.ts';
import { statusSql } from '#server/discussion/status/discussion-status-column.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/** A question whose author has not accepted or rejected the answers. */
export interface OpenQuestion {
  readonly discussion_id: number;
  readonly category_id: number;
  readonly name: string;
  readonly insert_user_id: number;
  readonly asker: string;
  readonly date_answered: string;
  readonly count_answers: number;
}

/** The selection of questions: those first answered within a time span, or a single one. */
export interface OpenQuestionFilter {
  readonly span?: { readonly from: Date; readonly until: Date };
  readonly discussionID?: number;
  /** Selects only questions with a higher ID. */
  readonly after?: number;
  readonly limit: number;
}

/** The SQL condition for a pending answer by a member other than the asker, unless the asker ignores that member. */
const waiting = sql`
  c.discussion_id = d.discussion_id and c.parent_comment_id is null and c.date_deleted is null and c.qna is null
    and c.insert_user_id <> d.insert_user_id
    and not exists (select from member_ignore i where i.user_id = d.insert_user_id and i.ignored_user_id = c.insert_user_id)`;

/**
 * Finds open questions with the status "answered", in categories with reminders enabled, whose authors have not been
 * reminded yet. Sorted by ID.
 */
export async function findOpenQuestions(
  db: Queryable,
  { span, discussionID, after = 0, limit }: OpenQuestionFilter,
): Promise<OpenQuestion[]> {
  const { rows } = await sql<OpenQuestion>`
    select d.discussion_id, d.category_id, d.name, d.insert_user_id, asker.name as asker, answered.date_answered,
      answered.count_answers
    from discussion d
    join category using (category_id)
    join member asker on asker.user_id = d.insert_user_id
    cross join lateral (
      select min(c.date_inserted) as date_answered, count(*) as count_answers from comment c where ${waiting}) answered
    where d.type = 'question' and d.date_deleted is null and not d.closed and d.discussion_id > ${after}
      and d.count_comments > 0 and d.accepted_comment_id is null and category.question_follow_up
      and ${discussionID === undefined ? sql`true` : sql`d.discussion_id = ${discussionID}`}
      and ${span ? sql`d.date_last_comment >= ${span.from} and answered.date_answered between ${span.from} and ${span.until}` : sql`true`}
      and answered.count_answers > 0 and ${statusSql} = ${statusIDs.answered}
      and asker.date_deleted is null and not asker.banned and not asker.is_system and asker.email is not null
      and not exists (select from question_follow_up f where f.discussion_id = d.discussion_id)
      and not exists (
        select from discussion_member dm
        where dm.user_id = d.insert_user_id and dm.discussion_id = d.discussion_id and dm.muted)
    order by d.discussion_id
    limit ${limit}
  `.execute(db);
  return rows;
}

/** Finds the pending answers of a question, those with the highest score first. */
export async function findWaitingAnswers(db: Queryable, discussionID: number, limit: number): Promise<WaitingAnswer[]> {
  const { rows } = await sql<WaitingAnswer>`
    select c.comment_id, c.insert_user_id, c.body_html, c.date_inserted
    from comment c join discussion d on d.discussion_id = c.discussion_id
    where d.discussion_id = ${discussionID} and ${waiting}
    order by c.score desc, c.position
    limit ${limit}
  `.execute(db);
  return rows;
}

/** A pending answer. */
export interface WaitingAnswer {
  readonly comment_id: number;
  readonly insert_user_id: number;
  readonly body_html: string;
  readonly date_inserted: string;
}

/** Records that the author of a question is reminded. Returns false when the author has been reminded before. */
export async function recordFollowUp(trx: Transaction<Tables>, discussionID: number, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('question_follow_up')
    .values({ discussion_id: discussionID, date_inserted: now })
    .onConflict((conflict) => conflict.column('discussion_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Checks whether the author of a question has been reminded. */
export async function wasFollowedUp(db: Queryable, discussionID: number): Promise<boolean> {
  const { rows } = await sql`select from question_follow_up where discussion_id = ${discussionID}`.execute(db);
  return rows.length > 0;
}
