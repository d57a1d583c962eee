import { sql } from 'kysely';
import type { MergeContents } from '#api/member/merge/member-merge.contract.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** Counts what a member has, for the preview of a merge. */
export async function countContents(db: Queryable, userID: number): Promise<MergeContents> {
  const { rows } = await sql<MergeContents>`
    select
      (select count(*)::integer from discussion where insert_user_id = ${userID} and date_deleted is null) as discussions,
      (select count(*)::integer from comment where insert_user_id = ${userID} and date_deleted is null) as comments,
      (select count(*)::integer from reaction where user_id = ${userID}) as reactions,
      (select count(*)::integer from discussion_member where user_id = ${userID} and bookmarked) as bookmarks,
      (select count(*)::integer from category_member where user_id = ${userID} and followed) as follows,
      (select count(*)::integer from conversation_member where user_id = ${userID} and date_left is null) as conversations,
      (select count(*)::integer from draft where insert_user_id = ${userID}) as drafts,
      (select count(*)::integer from media where insert_user_id = ${userID}) as uploads,
      (select count(*)::integer from moderator_note where record_type = 'user' and record_id = ${userID}) as notes,
      (select count(*)::integer from decision where user_id = ${userID}) as decisions
  `.execute(db);
  return rows[0] as MergeContents;
}

/** Counts the reactions that a merge removes, because one member may not have them twice or to their own posts. */
export async function countLostReactions(db: Queryable, sourceID: number, targetID: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from reaction r
    where (r.user_id = ${sourceID} and (r.record_user_id = ${targetID} or exists (
        select from reaction o where o.user_id = ${targetID} and o.record_type = r.record_type and o.record_id = r.record_id)))
      or (r.user_id = ${targetID} and r.record_user_id = ${sourceID})
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Returns the mute or ban of a member, for the preview of a merge. */
export async function findSanctions(db: Queryable, userID: number): Promise<{ banned: boolean; muted: boolean }> {
  const { rows } = await sql<{ banned: boolean; muted: boolean }>`
    select banned, muted from member where user_id = ${userID}
  `.execute(db);
  return rows[0] ?? { banned: false, muted: false };
}
