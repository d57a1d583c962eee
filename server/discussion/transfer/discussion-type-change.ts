import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { PostMeta, PostMetaPatch } from '#api/post/type/post-field.contract.ts';
import { requireAllowedType } from '#server/discussion/discussion.policy.ts';
import type { DiscussionChange } from '#server/discussion/discussion-change.queries.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { readPostMeta } from '#server/post/type/post-meta.ts';
import { storedType } from '#server/post/type/post-type.policy.ts';
import type { PostTypeCatalog, StoredPostType } from '#server/post/type/post-type-catalog.ts';

/** The change of a discussion's type and field values. */
type Retyping = Required<{ [Part in 'type' | 'postMeta']: Exclude<DiscussionChange[Part], undefined> }>;

/**
 * Finds an active post type. @throws {ApiError} discussion.unknown-type when it does not exist, is deleted or is
 * inactive.
 */
export function requireType(book: PostTypeCatalog, postTypeID: string): StoredPostType {
  const type = book.find(postTypeID);
  if (!type || type.isDeleted || !type.isActive) throw new ApiError('discussion.unknown-type');
  return type;
}

/**
 * Determines the change of a discussion that receives another type. Values of fields that the new type lacks are
 * preserved but hidden.
 *
 * @throws {ApiError} request.invalid with field errors when a required value is missing or a value is invalid.
 */
export function answersFor(
  viewer: Viewer,
  book: PostTypeCatalog,
  type: StoredPostType,
  row: { readonly authorID: number; readonly before: PostMeta | null; readonly entered: PostMetaPatch | undefined },
): Retyping {
  const fields = book.fieldsOf(type.postTypeID);
  return { type: storedType(type), postMeta: readPostMeta(viewer, { fields, ...row }) };
}

/** Determines the change of a locked discussion that receives another type in its current category. */
export async function planTypeChange(
  trx: Transaction<Tables>,
  forum: Forum,
  viewer: Viewer,
  requested: {
    readonly discussionID: number;
    readonly postTypeID: string;
    readonly postMeta: PostMetaPatch | undefined;
  },
): Promise<Retyping> {
  const book = await forum.postTypes.get();
  const type = requireType(book, requested.postTypeID);
  const { rows } = await sql<{ categoryID: number; authorID: number; before: PostMeta | null }>`
    select category_id as "categoryID", insert_user_id as "authorID", post_meta as before
    from discussion where discussion_id = ${requested.discussionID}
  `.execute(trx);
  const [row] = rows;
  if (!row) throw new ApiError('discussion.not-found');
  const node = viewer.categories.byID(row.categoryID);
  if (node) requireAllowedType(node, type);
  return answersFor(viewer, book, type, { ...row, entered: requested.postMeta });
}
