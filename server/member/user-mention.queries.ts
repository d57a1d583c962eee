import { sql } from 'kysely';
import type { UserMention } from '#api/member/user-mention.contract.ts';
import type { Queryable } from '#server/category/queryable.ts';

/** A page of the mentions of a member, the latest first, and how many there are. */
export async function listMentions(
  db: Queryable,
  { userID, page, limit }: { userID: number; page: number; limit: number },
): Promise<{ mentions: UserMention[]; total: number }> {
  const { rows } = await sql<UserMention & { total: number }>`
    select user_id as "userID", record_id as "recordID", mentioned_name as "mentionedName", m.status,
      case record_type when 'comment' then 'comment' else 'discussions' end as "recordType",
      case record_type when 'comment' then 'discussions' else 'category' end as "parentRecordType",
      coalesce(comment.discussion_id, discussion.category_id) as "ParentRecordID",
      m.date_inserted as "dateInserted", count(*) over () as total
    from user_mention m
    left join comment on record_type = 'comment' and comment.comment_id = record_id
    left join discussion on record_type = 'discussion' and discussion.discussion_id = record_id
    where user_id = ${userID} and coalesce(comment.discussion_id, discussion.category_id) is not null
    order by user_mention_id desc limit ${limit} offset ${(page - 1) * limit}
  `.execute(db);
  return { mentions: rows.map(({ total: _, ...mention }) => mention), total: rows[0]?.total ?? 0 };
}

/** The numbers of the mentions that still name a member, the oldest first. */
export async function findNamedMentions(db: Queryable, userID: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select user_mention_id as id from user_mention where user_id = ${userID} and mentioned_name <> '' order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** A mention: in which post, and by what name. */
export interface MentionRow {
  readonly recordType: 'discussion' | 'comment';
  readonly recordID: number;
  readonly name: string;
}

/** Keeps others away from a mention until the transaction ends; undefined when it names nobody any more. */
export async function lockMention(trx: Queryable, mentionID: number): Promise<MentionRow | undefined> {
  const { rows } = await sql<MentionRow>`
    select record_type as "recordType", record_id as "recordID", mentioned_name as name from user_mention
    where user_mention_id = ${mentionID} and mentioned_name <> '' for update
  `.execute(trx);
  return rows[0];
}

/** Forgets the name that a mention had. */
export async function forgetMention(trx: Queryable, mentionID: number): Promise<void> {
  await sql`
    update user_mention set status = 'removed', mentioned_name = '' where user_mention_id = ${mentionID}
  `.execute(trx);
}
