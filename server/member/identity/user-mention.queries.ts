import { sql } from 'kysely';
import type { UserMention } from '#api/member/identity/user-mention.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** Returns a page of a member's mentions, latest first, and the total count. */
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

/** A row of a post that mentions a member. */
export interface MentioningRow {
  readonly recordType: 'discussion' | 'comment';
  readonly recordID: number;
  readonly discussionID: number;
  readonly categoryID: number;
  readonly name: string;
  readonly mentionedName: string;
  readonly bodyHtml: string;
  readonly insertUserID: number;
  readonly dateInserted: string;
}

/** The query for a page of mentions: the member, the categories they may read, and the page. */
export interface MentionQuery {
  readonly userID: number;
  readonly categoryIDs: readonly number[];
  readonly page: number;
  readonly limit: number;
}

/**
 * Lists the posts that mention a member, latest first. Excludes their own posts and those of members they ignore.
 * Returns one more than a page, to detect a next page.
 */
export async function findMentioning(db: Queryable, question: MentionQuery): Promise<MentioningRow[]> {
  const { userID, categoryIDs, page, limit } = question;
  const { rows } = await sql<MentioningRow>`
    select m.record_type as "recordType", m.record_id as "recordID", d.discussion_id as "discussionID",
      d.category_id as "categoryID", d.name, m.mentioned_name as "mentionedName",
      coalesce(c.body_html, d.body_html) as "bodyHtml", coalesce(c.insert_user_id, d.insert_user_id) as "insertUserID",
      coalesce(c.date_inserted, d.date_inserted) as "dateInserted"
    from user_mention m
    left join comment c on m.record_type = 'comment' and c.comment_id = m.record_id
    join discussion d on d.discussion_id = case when m.record_type = 'comment' then c.discussion_id else m.record_id end
    where m.user_id = ${userID} and m.status = 'active' and d.date_deleted is null and c.date_deleted is null
      and d.category_id = any(${[...categoryIDs]}::bigint[])
      and coalesce(c.insert_user_id, d.insert_user_id) <> ${userID}
      and not exists (select from member_ignore i where i.user_id = ${userID}
        and i.ignored_user_id = coalesce(c.insert_user_id, d.insert_user_id))
    order by m.user_mention_id desc
    limit ${limit + 1} offset ${(page - 1) * limit}
  `.execute(db);
  return rows;
}

/** Returns the IDs of the mentions that still contain a member's name, oldest first. */
export async function findNamedMentions(db: Queryable, userID: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select user_mention_id as id from user_mention where user_id = ${userID} and mentioned_name <> '' order by id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** A mention: its post and the mentioned name. */
export interface MentionRow {
  readonly recordType: 'discussion' | 'comment';
  readonly recordID: number;
  readonly userID: number;
  readonly name: string;
}

/** Locks a mention until the transaction ends. Returns undefined when it no longer contains a name. */
export async function lockMention(trx: Queryable, mentionID: number): Promise<MentionRow | undefined> {
  const { rows } = await sql<MentionRow>`
    select record_type as "recordType", record_id as "recordID", user_id as "userID", mentioned_name as name from user_mention
    where user_mention_id = ${mentionID} and mentioned_name <> '' for update
  `.execute(trx);
  return rows[0];
}

/** Clears the name of a mention and marks it as removed. */
export async function clearMention(trx: Queryable, mentionID: number): Promise<void> {
  await sql`
    update user_mention set status = 'removed', mentioned_name = '' where user_mention_id = ${mentionID}
  `.execute(trx);
}
