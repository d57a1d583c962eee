import type { DiscussionPatch, DiscussionPost } from '#api/discussion/discussion-fields.contract.ts';
import { allowsPostType } from '#api/discussion/discussion-type.ts';
import { ApiError } from '#api/errors.ts';
import { foldedIdentity } from '#api/folded-identity.ts';
import type { CheckedPermission } from '#api/member/role/permission.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import type { CategoryNode } from '#server/category/category-tree.ts';
import type { DiscussionRow } from '#server/discussion/list/discussion-row.ts';
import { may, requirePermission, requireSession, type Viewer } from '#server/platform/http/viewer.ts';
import { isEditable } from '#server/post/edit-window.ts';
import type { PostTypeCatalog, StoredPostType } from '#server/post/type/post-type-catalog.ts';

/**
 * Checks that the viewer may read a discussion. Throws 404 when it does not exist, 403 when its category is hidden, and
 * 410 when it was deleted.
 */
export function requireReadable<T extends Pick<DiscussionRow, 'category_id' | 'date_deleted'>>(
  viewer: Viewer,
  row: T | undefined,
): T {
  if (!row) throw new ApiError('discussion.not-found');
  requirePermission(viewer, 'discussions.view', row.category_id);
  if (row.date_deleted !== null) throw new ApiError('discussion.gone');
  return row;
}

/**
 * Checks that the viewer may post in a category. Throws when the category does not contain discussions (of this type),
 * is archived, or the viewer lacks permission.
 */
export function requirePostable(viewer: Viewer, categoryID: number, type: PlacedType): CategoryNode {
  const node = viewer.categories.byID(categoryID);
  if (!node) throw new ApiError('category.not-found');
  requirePermission(viewer, 'discussions.view', categoryID);
  requirePermission(viewer, 'discussions.add', categoryID);
  if (node.isArchived) throw new ApiError('category.archived');
  if (node.displayAs !== 'discussions') throw new ApiError('category.not-postable');
  requireAllowedType(node, type);
  return node;
}

/** Checks that a category allows a post type. Throws ApiError `category.not-postable` otherwise. */
export function requireAllowedType(node: CategoryNode, type: PlacedType): void {
  const { categoryID, allowedDiscussionTypes } = node;
  if (!allowsPostType({ categoryID, allowedDiscussionTypes: allowedDiscussionTypes ?? [] }, type))
    throw new ApiError('category.not-postable');
}

/** The properties of a post type that determine in which categories it is allowed. */
type PlacedType = Pick<StoredPostType, 'postTypeID' | 'categoryIDs'>;

/** Checks that the viewer may post in a category with at least one of the types that it allows. */
export function requirePostableCategory(viewer: Viewer, categoryID: number): void {
  const [postTypeID = 'discussion'] = viewer.categories.byID(categoryID)?.allowedDiscussionTypes ?? [];
  requirePostable(viewer, categoryID, { postTypeID, categoryIDs: [] });
}

/** Returns the post type of a discussion. */
export const typeOfRow = (
  book: PostTypeCatalog,
  { type, post_type_id }: Pick<DiscussionRow, 'type' | 'post_type_id'>,
): PlacedType => book.find(post_type_id ?? type) ?? { postTypeID: type, categoryIDs: [] };

/**
 * Checks that the viewer may set the tags of a discussion.
 *
 * @throws {ApiError} tag.not-enabled; permission.missing without tags.add for new names; request.invalid for too many.
 */
export function requireTags(
  viewer: Viewer,
  settings: Settings,
  change: Pick<DiscussionPost, 'tagIDs' | 'newTagNames'>,
): void {
  if (!change.tagIDs?.length && !change.newTagNames?.length) return;
  if (!settings['tagging.enabled']) throw new ApiError('tag.not-enabled');
  if (change.newTagNames?.length) requirePermission(viewer, 'tags.add');
  const count = new Set(change.tagIDs).size + new Set(change.newTagNames?.map(foldedIdentity)).size;
  const most = settings['tagging.max'];
  if (count > most) throw ApiError.fields({ tagIDs: `A discussion can have at most ${most} tags.` });
}

/** Checks that a title does not exceed the site's maximum length. */
export function requireTitle(settings: Settings, name: string): void {
  const most = settings['discussions.nameLength'];
  if ([...name].length > most) throw ApiError.fields({ name: `The title can have at most ${most} characters.` });
}

const stateOf = ({ pinned, pinLocation }: Pick<DiscussionPost, 'pinned' | 'pinLocation'>) => {
  if (pinned === false || pinLocation === 'none') return { pinned: false, pinLocation: null };
  if (pinned || pinLocation) return { pinned: true, pinLocation: pinLocation ?? 'category' } as const;
  return undefined;
};

/** Returns the requested pin state of a post. Returns undefined when the request does not contain one. */
export const pinOf = stateOf;

/** Checks that the viewer may create a discussion with the requested properties. */
export function requireStartable(viewer: Viewer, settings: Settings, post: DiscussionPost, type: PlacedType): void {
  requireSession(viewer);
  const { categoryID } = post;
  requirePostable(viewer, categoryID, type);
  if (post.closed) requirePermission(viewer, 'discussions.close', categoryID);
  if (post.sink) requirePermission(viewer, ['discussions.sink', 'community.manage'], categoryID);
  if (stateOf(post)?.pinned) requirePermission(viewer, ['discussions.announce', 'community.manage'], categoryID);
  if (post.resolved) requirePermission(viewer, 'staff.allow');
  requireTags(viewer, settings, post);
}

/** Checks whether the viewer may currently edit the text of a discussion. */
export const mayEditDiscussion = (viewer: Viewer, settings: Settings, row: DiscussionRow, now: Date): boolean =>
  isEditable(
    viewer,
    {
      insertUserID: row.insert_user_id,
      dateInserted: row.date_inserted,
      categoryID: row.category_id,
      closed: row.closed,
    },
    { permission: 'discussions.edit', timeout: settings['ui.editContentTimeout'], now },
  );

/**
 * Checks that the viewer may edit the text of a discussion. Throws 403 for other members without permission, and 400
 * for the author after the edit timeout.
 */
export function requireEditable(viewer: Viewer, settings: Settings, row: DiscussionRow, now: Date): void {
  if (viewer.userID === 0 || viewer.userID !== row.insert_user_id)
    requirePermission(viewer, ['discussions.edit', 'community.moderate'], row.category_id);
  if (!mayEditDiscussion(viewer, settings, row, now)) throw new ApiError('discussion.not-editable');
}

const requireChange = (viewer: Viewer, isChanged: boolean, names: CheckedPermission[], categoryID: number) => {
  if (isChanged) requirePermission(viewer, names, categoryID);
};

/** Checks that the viewer may make every part of a change. Unchanged values require no permission. */
export function requireChangeable(
  viewer: Viewer,
  settings: Settings,
  { row, type, change, now }: { row: DiscussionRow; type: PlacedType; change: DiscussionPatch; now: Date },
): void {
  const { category_id: categoryID } = row;
  const differs = <T>(requested: T | undefined, stored: T): boolean => requested !== undefined && requested !== stored;
  const isMoved = differs(change.categoryID, categoryID);
  const isWritten = [change.name, change.body, change.format, change.tagIDs, change.newTagNames, change.postMeta].some(
    (part) => part !== undefined,
  );
  if (isWritten || isMoved) {
    requireEditable(viewer, settings, row, now);
    if (row.closed && !may(viewer, ['discussions.close', 'community.moderate'], categoryID))
      throw new ApiError('discussion.closed');
  }
  const closesOwn = viewer.userID === row.insert_user_id && may(viewer, 'discussions.closeOwn');
  requireChange(viewer, differs(change.closed, row.closed) && !closesOwn, ['discussions.close'], categoryID);
  requireChange(viewer, differs(change.sink, row.sink), ['discussions.sink', 'community.manage'], categoryID);
  const pin = stateOf(change);
  const isRepinned = pin !== undefined && (pin.pinned !== row.pinned || pin.pinLocation !== row.pin_location);
  requireChange(viewer, isRepinned, ['discussions.announce', 'community.manage'], categoryID);
  if (differs(change.resolved, row.resolved)) requirePermission(viewer, 'staff.allow');
  if (differs(change.insertUserID, row.insert_user_id)) requirePermission(viewer, 'site.manage');
  if (isMoved && change.categoryID !== undefined) requirePostable(viewer, change.categoryID, type);
  requireTags(viewer, settings, change);
}
