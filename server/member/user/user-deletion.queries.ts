import { type Kysely, sql } from 'kysely';
import type { DeleteMethod } from '#api/member/user/delete-method.ts';
import { leaveAllConversations } from '#server/conversation/conversation-deletion.queries.ts';
import { reserveNamesAsHashes } from '#server/member/identity/former-name.queries.ts';
import type { Tables } from '#server/platform/database/tables.ts';

type Trx = Kysely<Tables>;

/** The member to delete, the acting member and the time. */
interface Deletion {
  readonly userID: number;
  readonly byUserID: number;
  readonly now: Date;
}

/** The text that replaces the posts of a deleted member. */
const wipedText = 'The user and all related content has been deleted.';

/**
 * Replaces the text of all posts of the member. Titles are preserved, so that replies by other members remain
 * understandable.
 */
async function wipePosts(trx: Trx, { userID }: Deletion): Promise<void> {
  await sql`
    update discussion set body = ${wipedText}, format = 'text', body_html = ${`<p>${wipedText}</p>`},
      excerpt = ${wipedText}, image_url = null, opening_key = null, search = null
    where insert_user_id = ${userID} and date_deleted is null
  `.execute(trx);
  await sql`
    update comment set body = ${wipedText}, format = 'text', body_html = ${`<p>${wipedText}</p>`}, opening_key = null,
      search = null
    where insert_user_id = ${userID} and date_deleted is null
  `.execute(trx);
}

async function deleteDiscussions(trx: Trx, { userID, byUserID, now }: Deletion): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update discussion set date_deleted = ${now}, delete_user_id = ${byUserID}, body = '', body_html = '', excerpt = '',
      image_url = null, opening_key = null, search = null
    where insert_user_id = ${userID} and date_deleted is null
    returning discussion_id as id
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Deletes the member's comments. A comment with replies leaves a tombstone. */
async function deleteComments(trx: Trx, { userID, byUserID, now }: Deletion) {
  const { rows } = await sql<{ commentID: number; discussionID: number; isWhole: boolean }>`
    update comment set date_deleted = ${now}, delete_user_id = ${byUserID}, body = '', body_html = '', opening_key = null, search = null,
      delete_method = case when count_child_comments > 0 then 'tombstone' else 'full' end
    where insert_user_id = ${userID} and date_deleted is null
    returning comment_id as "commentID", discussion_id as "discussionID", delete_method = 'full' as "isWhole"
  `.execute(trx);
  const removedIDs = rows.filter(({ isWhole }) => isWhole).map(({ commentID }) => commentID);
  await sql`
    update comment parent set count_child_comments = greatest(0, parent.count_child_comments - removed.count)
    from (select parent_comment_id, count(*)::integer as count from comment
      where comment_id = any(${rows.map(({ commentID }) => commentID)}::bigint[]) group by parent_comment_id) removed
    where parent.comment_id = removed.parent_comment_id
  `.execute(trx);
  return { discussionIDs: [...new Set(rows.map(({ discussionID }) => discussionID))], removedIDs };
}

/** Renumbers the positions after removed comments and adjusts the read counts of all readers. */
async function closeGaps(trx: Trx, removedIDs: readonly number[]): Promise<void> {
  await sql`
    update discussion_member reader set count_read = reader.count_read - gone.count
    from (
      select r.user_id, r.discussion_id, count(*)::integer as count
      from comment c join discussion_member r on r.discussion_id = c.discussion_id and c.position <= r.count_read
      where c.comment_id = any(${removedIDs}::bigint[])
      group by r.user_id, r.discussion_id) gone
    where reader.user_id = gone.user_id and reader.discussion_id = gone.discussion_id
  `.execute(trx);
  await sql`
    update comment c set position = placed.position, root_position = placed.root_position
    from (
      select comment_id, row_number() over (partition by discussion_id order by position)::integer as position,
        case when parent_comment_id is null then row_number() over (
          partition by discussion_id, parent_comment_id is null order by position)::integer end as root_position
      from comment
      where delete_method is distinct from 'full' and discussion_id in (
        select discussion_id from comment where comment_id = any(${removedIDs}::bigint[]))) placed
    where c.comment_id = placed.comment_id
      and (c.position, c.root_position) is distinct from (placed.position, placed.root_position)
  `.execute(trx);
}

/** Recounts the comments and positions of some discussions and updates their last author. */
async function countInDiscussions(trx: Trx, discussionIDs: readonly number[]): Promise<void> {
  await sql`
    update discussion d set (count_comments, count_positions, count_root_positions) = (
        select count(*) filter (where c.date_deleted is null),
          count(*) filter (where c.delete_method is distinct from 'full'),
          count(*) filter (where c.delete_method is distinct from 'full' and c.parent_comment_id is null)
        from comment c where c.discussion_id = d.discussion_id),
      (last_comment_id, last_user_id, date_last_comment) = (
        select c.comment_id, coalesce(c.insert_user_id, d.insert_user_id), coalesce(c.date_inserted, d.date_inserted)
        from (select d.discussion_id) one
        left join lateral (
          select comment_id, insert_user_id, date_inserted from comment
          where discussion_id = d.discussion_id and date_deleted is null
          order by position desc limit 1) c on true)
    where d.discussion_id = any(${discussionIDs}::bigint[])
  `.execute(trx);
}

/** Recounts the discussions and comments of the affected categories and updates their last post. */
async function countInCategories(trx: Trx, discussionIDs: readonly number[]): Promise<void> {
  await sql`
    update category c set
      (count_discussions, count_comments) = (
        select count(*), coalesce(sum(d.count_comments), 0) from discussion d
        where d.category_id = c.category_id and d.date_deleted is null),
      (last_discussion_id, last_comment_id, date_last_post) = (
        select d.discussion_id, d.last_comment_id, d.date_last_comment
        from (select c.category_id) one
        left join lateral (
          select discussion_id, last_comment_id, date_last_comment from discussion
          where category_id = c.category_id and date_deleted is null
          order by date_last_comment desc, discussion_id desc limit 1) d on true)
    where c.category_id in (select category_id from discussion where discussion_id = any(${discussionIDs}::bigint[]))
  `.execute(trx);
}

async function countTags(trx: Trx, discussionIDs: readonly number[]): Promise<void> {
  await sql`
    update tag t set count_discussions = (
      select count(*) from discussion_tag l join discussion d using (discussion_id)
      where l.tag_id = t.tag_id and d.date_deleted is null)
    where t.tag_id in (select tag_id from discussion_tag where discussion_id = any(${discussionIDs}::bigint[]))
  `.execute(trx);
}

/** Deletes the reactions that a member gave and updates scores, counts and points. */
async function deleteReactions(trx: Trx, { userID }: Deletion): Promise<void> {
  await sql`
    with gone as (
      delete from reaction where user_id = ${userID} returning record_type, record_id, record_user_id, tag_id),
    valued as (select gone.*, t.reaction_value, t.points from gone join reaction_type t using (tag_id)),
    posts as (
      select record_type, record_id, sum(reaction_value)::integer as value from valued group by record_type, record_id),
    counted as (
      update reaction_count r set count = r.count - 1 from gone
      where r.record_type = gone.record_type and r.record_id = gone.record_id and r.tag_id = gone.tag_id),
    discussions as (
      update discussion d set score = d.score - posts.value from posts
      where posts.record_type = 'discussion' and d.discussion_id = posts.record_id),
    comments as (
      update comment c set score = c.score - posts.value from posts
      where posts.record_type = 'comment' and c.comment_id = posts.record_id)
    update member m set points = m.points - given.points
    from (select record_user_id, sum(points)::integer as points from valued group by record_user_id) given
    where m.user_id = given.record_user_id
  `.execute(trx);
}

/** Deletes the member's personal data: bookmarks, followed categories, drafts, roles, sessions and links. */
async function deleteBelongings(trx: Trx, { userID }: Deletion): Promise<void> {
  await sql`
    with marks as (delete from discussion_member where user_id = ${userID} returning discussion_id, bookmarked)
    update discussion d set count_bookmarks = greatest(0, d.count_bookmarks - 1)
    from marks where marks.bookmarked and d.discussion_id = marks.discussion_id
  `.execute(trx);
  await sql`
    with marks as (delete from category_member where user_id = ${userID} returning category_id, followed)
    update category c set count_followers = greatest(0, c.count_followers - 1)
    from marks where marks.followed and c.category_id = marks.category_id
  `.execute(trx);
  await sql`
    with drafts as (delete from draft where insert_user_id = ${userID}),
    roles as (delete from member_role where user_id = ${userID}),
    tokens as (delete from member_token where user_id = ${userID}),
    apps as (delete from totp where user_id = ${userID}),
    codes as (delete from recovery_code where user_id = ${userID}),
    passkeys as (delete from passkey where user_id = ${userID}),
    devices as (delete from remembered_device where user_id = ${userID}),
    places as (delete from sign_in_place where user_id = ${userID}),
    programs as (delete from access_token where user_id = ${userID}),
    services as (delete from authenticator_member where user_id = ${userID}),
    invitations as (delete from invitation where user_id = ${userID}),
    blocks as (delete from flood_block where user_id = ${userID}),
    exports as (delete from data_export where user_id = ${userID}),
    asked as (delete from member_deletion where user_id = ${userID}),
    answers as (delete from member_profile_field where user_id = ${userID}),
    signature as (delete from member_signature where user_id = ${userID})
    delete from session where user_id = ${userID}
  `.execute(trx);
}

/** Deletes the revisions of the member's posts. */
async function forgetRevisions(trx: Trx, { userID }: Deletion): Promise<void> {
  await sql`
    delete from post_revision r
    where (record_type = 'discussion' and exists (
        select from discussion where discussion_id = r.record_id and insert_user_id = ${userID}))
      or (record_type = 'comment' and exists (
        select from comment where comment_id = r.record_id and insert_user_id = ${userID}))
  `.execute(trx);
}

/** Removes personal data from the moderation log entries about or by the member. The entries themselves remain. */
async function emptyLogEntries(trx: Trx, { userID }: Deletion): Promise<void> {
  await sql`
    update moderation_log set before = '{}', after = '{}' where record_type = 'member' and record_id = ${userID}
  `.execute(trx);
  await sql`update moderation_log set ip_address = null where actor_id = ${userID}`.execute(trx);
}

/**
 * Clears the account, so that no personal data remains. The address becomes available again; the names remain reserved.
 */
async function emptyAccount(trx: Trx, { userID, now }: Deletion, isAllGone: boolean): Promise<void> {
  await sql`
    update member set name = 'User Deleted', name_key = null, name_skeleton = null, email = null, pending_email = null, email_confirmed = false,
      password_hash = null, photo_url = null, title = null, label = null, about = null, about_html = null,
      location = null, website = null, is_admin = false, private = true, ban_reason = null, show_email = false,
      discovery_text = null, preferences = '{}', insert_ip_address = null, last_ip_address = null,
      count_discussions = case when ${isAllGone} then 0 else count_discussions end,
      count_comments = case when ${isAllGone} then 0 else count_comments end,
      date_deleted = ${now}, date_updated = ${now}
    where user_id = ${userID}
  `.execute(trx);
  await sql`delete from incoming_mail where user_id = ${userID}`.execute(trx);
  await sql`
    update mail set state = 'dropped', problem = 'member-gone', data = '{}'
    where user_id = ${userID} and state in ('failed', 'uncertain')
  `.execute(trx);
}

/** Deletes what is left of the accounts that were merged into the member, with what an undo of the merges would need. */
async function forgetMerged(trx: Trx, deletion: Deletion): Promise<void> {
  await sql`
    delete from member_merge_row where log_id in (
      select moderation_log_id from moderation_log
      where record_type = 'member' and action = 'member.merge' and (record_id = ${deletion.userID}
        or record_id in (select user_id from member where merged_into_user_id = ${deletion.userID})))
  `.execute(trx);
  const { rows } = await sql<{ userID: number }>`
    select user_id as "userID" from member where merged_into_user_id = ${deletion.userID}
  `.execute(trx);
  for (const { userID } of rows) {
    await emptyLogEntries(trx, { ...deletion, userID });
    await deleteBelongings(trx, { ...deletion, userID });
    await emptyAccount(trx, { ...deletion, userID }, true);
  }
}

/** Deletes a member within a transaction and updates all affected counts. */
export async function deleteMember(trx: Trx, deletion: Deletion, method: DeleteMethod): Promise<void> {
  if (method === 'wipe') await wipePosts(trx, deletion);
  if (method === 'delete') {
    await deleteReactions(trx, deletion);
    const deletedIDs = await deleteDiscussions(trx, deletion);
    const { discussionIDs, removedIDs } = await deleteComments(trx, deletion);
    await closeGaps(trx, removedIDs);
    await countInDiscussions(trx, discussionIDs);
    await countInCategories(trx, [...deletedIDs, ...discussionIDs]);
    await countTags(trx, deletedIDs);
  }
  await leaveAllConversations(trx, { ...deletion, words: method === 'keep' ? undefined : wipedText });
  if (method !== 'keep') await forgetRevisions(trx, deletion);
  await forgetMerged(trx, deletion);
  await emptyLogEntries(trx, deletion);
  await deleteBelongings(trx, deletion);
  await reserveNamesAsHashes(trx, deletion.userID, deletion.now);
  await emptyAccount(trx, deletion, method === 'delete');
}
