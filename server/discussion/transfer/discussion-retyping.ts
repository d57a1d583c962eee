import { sql, type Transaction } from 'kysely';
import { ApiError } from '#api/errors.ts';
import type { PostMeta, PostMetaPatch } from '#api/post/type/post-field.contract.ts';
import { demandTaken } from '#server/discussion/discussion.policy.ts';
import type { DiscussionChange } from '#server/discussion/discussion-change.queries.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import { readPostMeta } from '#server/post/type/post-meta.ts';
import { storedType } from '#server/post/type/post-type.policy.ts';
import type { PostTypeBook, StoredPostType } from '#server/post/type/post-type-book.ts';

/** What a discussion becomes as it gets another type. */
type Retyping = Required<{ [Part in 'type' | 'postMeta']: Exclude<DiscussionChange[Part], undefined> }>;

/** Finds the type that discussions shall have; not one that is deleted or off. @throws {ApiError} discussion.unknown-type */
export function demandType(book: PostTypeBook, postTypeID: string): StoredPostType {
  const type = book.find(postTypeID);
  if (!type || type.isDeleted || !type.isActive) throw new ApiError('discussion.unknown-type');
  return type;
}

/**
 * What becomes of a discussion that gets another type: its answers to fields that the type lacks stay with it, untold.
 *
 * @throws {ApiError} request.invalid by field where an answer that the type demands is missing or wrong.
 */
export function answersFor(
  viewer: Viewer,
  book: PostTypeBook,
  type: StoredPostType,
  row: { readonly authorID: number; readonly before: PostMeta | null; readonly entered: PostMetaPatch | undefined },
): Retyping {
  const fields = book.fieldsOf(type.postTypeID);
  return { type: storedType(type), postMeta: readPostMeta(viewer, { fields, ...row }) };
}

/** Reads what becomes of a locked discussion that gets another type where it stands. */
export async function retyping(
  trx: Transaction<Tables>,
  forum: Forum,
  viewer: Viewer,
  asked: {
    readonly discussionID: number;
    readonly postTypeID: string;
    readonly postMeta: PostMetaPatch | undefined;
  },
): Promise<Retyping> {
  const book = await forum.postTypes.get();
  const type = demandType(book, asked.postTypeID);
  const { rows } = await sql<{ categoryID: number; authorID: number; before: PostMeta | null }>`
    select category_id as "categoryID", insert_user_id as "authorID", post_meta as before
    from discussion where discussion_id = ${asked.discussionID}
  `.execute(trx);
  const [row] = rows;
  if (!row) throw new ApiError('discussion.not-found');
  const node = viewer.categories.byID(row.categoryID);
  if (node) demandTaken(node, type);
  return answersFor(viewer, book, type, { ...row, entered: asked.postMeta });
}
