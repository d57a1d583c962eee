import type { DiscussionType } from '#api/discussion/discussion-type.ts';
import { ApiError } from '#api/errors.ts';
import type { PostField } from '#api/post/type/post-field.contract.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';
import type { PostTypeCatalog, StoredPostType } from './post-type-catalog.ts';

/** The permissions to see field values that are not public. The author also sees private values. */
const seers = {
  private: ['personalInfo.view', 'community.moderate'],
  internal: ['internalInfo.view', 'community.moderate'],
} as const;

/** Whether the viewer may see the field itself, independent of any author. */
export function maySeePostField(viewer: Viewer, { isActive, visibility }: PostField): boolean {
  if (may(viewer, 'site.manage')) return true;
  if (!isActive) return false;
  if (visibility === 'internal') return may(viewer, seers.internal);
  return visibility === 'public' || viewer.userID > 0;
}

/** Whether the viewer may see a field's value in a post of this author, and set it if the viewer writes the post. */
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

/** Whether new posts of a type are possible and one of the viewer's roles may write them. */
export const mayWriteType = (viewer: Viewer, { isActive, isDeleted, roleIDs }: Offered): boolean =>
  isActive &&
  !isDeleted &&
  (roleIDs.length === 0 || viewer.isAdmin || roleIDs.some((roleID) => viewer.roleIDs.includes(roleID)));

/** Returns the type for a new post or a change of type. `named` is the field name in the validation error. */
export function requireWritable(
  viewer: Viewer,
  book: PostTypeCatalog,
  postTypeID: string,
  named = 'type',
): StoredPostType {
  const type = book.find(postTypeID);
  if (!type || type.isDeleted || !type.isActive)
    throw ApiError.fields({ [named]: 'This discussion type does not exist.' });
  if (!mayWriteType(viewer, type)) throw new ApiError('post-type.not-yours');
  return type;
}

/** Returns the stored columns of a discussion's type: the built-in type, and the custom type if there is one. */
export const storedType = (type: StoredPostType): { type: DiscussionType; postTypeID: string | null } => ({
  type: (type.parentPostTypeID ?? type.postTypeID) as DiscussionType,
  postTypeID: type.isOriginal ? null : type.postTypeID,
});

/** Maps a post type to the API representation, with only the categories that the viewer may see. */
export function presentPostType(viewer: Viewer, { fieldIDs: _, ...type }: StoredPostType): PostType {
  const categoryIDs = type.categoryIDs.filter((id) => may(viewer, 'discussions.view', id));
  const isHidden = type.categoryIDs.length > 0 && categoryIDs.length === 0;
  return { ...type, categoryIDs, mayPost: mayWriteType(viewer, type) && !isHidden };
}
