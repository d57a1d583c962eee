import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { CheckedPermission } from '#api/member/role/permission.ts';
import type { PostMeta } from '#api/post/type/post-field.contract.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';

type Trx = Transaction<Tables>;

/** A post locked for a bulk action. */
export interface LockedPost {
  readonly name: string;
  readonly category_id: number;
  readonly type: string;
  /** The custom type of its discussion, if any. */
  readonly post_type_id: string | null;
  /** The author of the discussion. `post_meta` contains its post field values. */
  readonly insert_user_id: number;
  readonly post_meta: PostMeta | null;
  readonly closed: boolean;
  readonly date_deleted: string | null;
  readonly delete_user_id: number | null;
}

/** Locks discussions and loads the data for bulk actions. Returns them by ID. */
export async function lockDiscussionRows(trx: Trx, discussionIDs: readonly number[]): Promise<Map<number, LockedPost>> {
  const { rows } = await sql<LockedPost & { discussion_id: number }>`
    select discussion_id, name, category_id, type, post_type_id, insert_user_id, post_meta, closed, date_deleted, delete_user_id
    from discussion where discussion_id = any(${[...discussionIDs]}::bigint[]) order by discussion_id for no key update
  `.execute(trx);
  return new Map(rows.map((row) => [row.discussion_id, row]));
}

/**
 * Locks a discussion and loads the data for bulk actions. Throws ApiError `discussion.not-found` when it does not
 * exist.
 */
export async function lockDiscussionRow(trx: Trx, discussionID: number): Promise<LockedPost> {
  const row = (await lockDiscussionRows(trx, [discussionID])).get(discussionID);
  if (!row) throw new ApiError('discussion.not-found');
  return row;
}

/**
 * Locks the discussion of a comment and loads the data for bulk actions. Throws ApiError `comment.not-found` when the
 * comment does not exist or its discussion is deleted.
 */
export async function lockCommentRow(trx: Trx, commentID: number): Promise<LockedPost & { discussion_id: number }> {
  const { rows } = await sql<LockedPost & { discussion_id: number; discussion_deleted: string | null }>`
    select d.name, d.category_id, d.type, d.post_type_id, d.insert_user_id, d.post_meta, d.closed, d.discussion_id, c.date_deleted, c.delete_user_id,
      d.date_deleted as discussion_deleted
    from comment c join discussion d on d.discussion_id = c.discussion_id
    where c.comment_id = ${commentID} for no key update of d
  `.execute(trx);
  const [row] = rows;
  if (!row || row.discussion_deleted !== null) throw new ApiError('comment.not-found');
  return row;
}

/**
 * Throws when a post has already been deleted. The error states who deleted it and when, for a second moderator acting
 * on the same post.
 */
export async function refuseDeleted(
  trx: Trx,
  post: Pick<LockedPost, 'date_deleted' | 'delete_user_id'>,
  code: 'discussion.deleted-meanwhile' | 'comment.deleted-meanwhile',
): Promise<void> {
  if (post.date_deleted === null) return;
  const userID = post.delete_user_id ?? 0;
  const { rows } = await sql<{ name: string }>`select name from member where user_id = ${userID}`.execute(trx);
  const name = rows[0]?.name ?? '';
  throw new ApiError(code, { subject: name, record: { userID, name, date: post.date_deleted } });
}

/** Checks that the viewer may see and manage a locked discussion and that it has not been deleted in the meantime. */
export async function requireManageable(
  trx: Trx,
  viewer: Viewer,
  row: LockedPost,
  permission: CheckedPermission,
): Promise<LockedPost> {
  requirePermission(viewer, 'discussions.view', row.category_id);
  requirePermission(viewer, permission, row.category_id);
  await refuseDeleted(trx, row, 'discussion.deleted-meanwhile');
  return row;
}
