import type { DiscussionType } from '#api/discussion/discussion-type.ts';
import { ApiError } from '#api/errors.ts';
import type { PostField } from '#api/post/post-field.contract.ts';
import type { PostType } from '#api/post/post-type.contract.ts';
import { may, type Viewer } from '#server/platform/viewer.ts';
import type { PostTypeBook, StoredPostType } from './post-type-book.ts';

/** Who sees answers that are not for everybody, beside the author of a private one. */
const seers = {
  private: ['personalInfo.view', 'community.moderate'],
  internal: ['internalInfo.view', 'community.moderate'],
} as const;

/** Whether the viewer may see this question at all, whoever answered it. */
export function maySeePostField(viewer: Viewer, { isActive, visibility }: PostField): boolean {
  if (may(viewer, 'site.manage')) return true;
  if (!isActive) return false;
  if (visibility === 'internal') return may(viewer, seers.internal);
  return visibility === 'public' || viewer.userID > 0;
}

/** Whether the viewer may see what a post by this member answers, and give such an answer where the post is theirs to write. */
export function maySeeAnswer(
  viewer: Viewer,
  { isActive, visibility }: Pick<PostField, 'isActive' | 'visibility'>,
  authorID: number,
): boolean {
  if (!isActive) return false;
  if (visibility === 'public') return true;
  return may(viewer, seers[visibility]) || (visibility === 'private' && viewer.userID === authorID && authorID > 0);
}

type Offered = Pick<StoredPostType, 'isActive' | 'isDeleted' | 'roleIDs'>;

/** Whether there are new posts of a type, and a role of the viewer's may write them. */
export const mayWriteType = (viewer: Viewer, { isActive, isDeleted, roleIDs }: Offered): boolean =>
  isActive &&
  !isDeleted &&
  (roleIDs.length === 0 || viewer.isAdmin || roleIDs.some((roleID) => viewer.roleIDs.includes(roleID)));

/** Finds the type that a new post, or one that changes its type, shall have; its field in a refusal is `named`. */
export function demandWritable(viewer: Viewer, book: PostTypeBook, postTypeID: string, named = 'type'): StoredPostType {
  const type = book.find(postTypeID);
  if (!type || type.isDeleted || !type.isActive)
    throw ApiError.fields({ [named]: 'This discussion type does not exist.' });
  if (!mayWriteType(viewer, type)) throw new ApiError('post-type.not-yours');
  return type;
}

/** What is stored of a discussion's type: the original one, and the further one it is of. */
export const storedType = (type: StoredPostType): { type: DiscussionType; postTypeID: string | null } => ({
  type: (type.parentPostTypeID ?? type.postTypeID) as DiscussionType,
  postTypeID: type.isOriginal ? null : type.postTypeID,
});

/** A type as the API tells it to the viewer; of its categories those that they may see. */
export function presentPostType(viewer: Viewer, { fieldIDs: _, ...type }: StoredPostType): PostType {
  const categoryIDs = type.categoryIDs.filter((id) => may(viewer, 'discussions.view', id));
  const isHidden = type.categoryIDs.length > 0 && categoryIDs.length === 0;
  return { ...type, categoryIDs, mayPost: mayWriteType(viewer, type) && !isHidden };
}
