import type { TokenArea } from '#api/account/own-data/token-area.ts';
import type { RecordStatus } from '#api/discussion/status/discussion-status-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import {
  type CheckedPermission,
  hasPermission,
  type PermissionRecord,
  type PermissionScope,
} from '#api/member/role/permission.ts';
import type { Translations } from '#api/translations.ts';
import type { ReadyLayout } from '#server/administration/layout/layout-store.ts';
import type { ContentTexts } from '#server/administration/translation/content-text.ts';
import type { CategoryTree } from '#server/category/category-tree.ts';
import type { TagNames } from '#server/category/tag-text.queries.ts';
import type { PostTypeCatalog } from '#server/post/type/post-type-catalog.ts';

/** The role or member as which an administrator views the forum, and the account of the administrator. */
export interface ViewerPreview {
  readonly kind: 'role' | 'member';
  /** The ID of the role or of the member. */
  readonly id: number;
  readonly name: string;
  readonly userID: number;
}

/** The member or guest on whose behalf a request runs. Guests have userID 0. */
export interface Viewer {
  readonly userID: number;
  readonly name: string;
  readonly roleIDs: readonly number[];
  readonly isAdmin: boolean;
  readonly emailConfirmed: boolean;
  /** The public ID of the session that authenticated the request. Undefined for guests and access tokens. */
  readonly sessionID: string | undefined;
  /** The ID of the access token that authenticated the request, if any. */
  readonly accessTokenID?: number | undefined;
  /** The areas to which that access token is limited. Undefined or null means no limit. */
  readonly tokenAreas?: readonly TokenArea[] | null | undefined;
  readonly permissions: PermissionRecord;
  readonly categories: CategoryTree;
  /** The statuses of discussions. */
  readonly statuses: readonly RecordStatus[];
  /** The post types and their fields. */
  readonly postTypes: PostTypeCatalog;
  /** The members whose posts the viewer ignores. */
  readonly ignored: ReadonlySet<number>;
  /** The translated names of tags in the language of the request, if there are translations. */
  readonly tagNames?: TagNames | undefined;
  /** The translations of content into the language of the request, if there are any. */
  readonly contentTexts?: ContentTexts | undefined;
  /** The texts in the language of the request. Only set for members; guests need them only in pages. */
  readonly words?: Translations | undefined;
  /** The time at which everything was last marked as read. Older posts count as read. */
  readonly dateAllViewed: string | null;
  /** Whether the viewer may read but not write. */
  readonly isMuted?: boolean;
  /** Whether the viewer may have unread notifications. */
  readonly hasUnreadNotifications?: boolean;
  /** The layout that pages of its kind have instead of the stored ones. Set only for previews. */
  readonly previewedLayout?: ReadyLayout | undefined;
  /** What an administrator views the forum as. Every change is refused meanwhile. */
  readonly preview?: ViewerPreview | undefined;
  /** The language chosen by the member. Not set for guests and for members who follow the browser's language. */
  readonly language?: string | null;
}

/**
 * Cached permission checks by permission record. Records are immutable and shared by all viewers with the same roles.
 */
const answers = new WeakMap<PermissionRecord, Map<string, boolean>>();

/** Whether the viewer has any of the permissions. With a category, the category's own permissions apply. */
export function may(
  viewer: Viewer,
  names: CheckedPermission | readonly CheckedPermission[],
  categoryID?: number,
): boolean {
  const known = answers.get(viewer.permissions) ?? new Map<string, boolean>();
  if (known.size === 0) answers.set(viewer.permissions, known);
  const question = categoryID === undefined ? `${names}` : `${categoryID} ${names}`;
  const answer = known.get(question) ?? findOut(viewer, names, categoryID);
  known.set(question, answer);
  return answer;
}

/** Returns the scope of a permission check: the whole site or, with a category, the category's own permissions. */
export const scopeOf = (categoryID: number | undefined): PermissionScope =>
  categoryID === undefined ? { mode: 'global' } : { resourceType: 'category', resourceID: categoryID };

function findOut(
  viewer: Viewer,
  names: CheckedPermission | readonly CheckedPermission[],
  categoryID: number | undefined,
): boolean {
  return hasPermission(viewer.permissions, names, scopeOf(categoryID));
}

/** Throws a 403 ApiError that names the permissions, unless the viewer has one of them. */
export function requirePermission(
  viewer: Viewer,
  names: CheckedPermission | readonly CheckedPermission[],
  categoryID?: number,
): void {
  if (!may(viewer, names, categoryID)) throw ApiError.permission([names].flat());
}

/** Throws an ApiError for guests: the route requires a signed-in member. */
export function requireSession(viewer: Viewer): void {
  if (viewer.userID === 0) throw ApiError.permission(['session.valid']);
}

const visible = new WeakMap<PermissionRecord, Map<string, readonly number[]>>();

/**
 * Returns the categories in which the viewer has the permission, computed once for all viewers with the same
 * permissions.
 */
export function findPermittedCategoryIDs(viewer: Viewer, permission: CheckedPermission): readonly number[] {
  const known = visible.get(viewer.permissions) ?? new Map<string, readonly number[]>();
  visible.set(viewer.permissions, known);
  const ids =
    known.get(permission) ??
    viewer.categories.all
      .filter(({ categoryID }) => may(viewer, permission, categoryID))
      .map(({ categoryID }) => categoryID);
  known.set(permission, ids);
  return ids;
}

/** Whether these are all categories of the site, so that no category condition is needed. */
export const isEverywhere = (viewer: Viewer, categoryIDs: readonly number[]): boolean =>
  viewer.categories.isWhole && categoryIDs.length === viewer.categories.all.length;

const parts = new WeakMap<PermissionRecord, Map<number, PermissionRecord>>();

/** Returns the viewer restricted to a category and its descendants. */
export function restrictViewer(viewer: Viewer, categoryID: number): Viewer {
  const { permissions } = viewer;
  // Permission checks are cached by permission record, so the restricted viewer needs its own copy of the record.
  const known = parts.get(permissions) ?? new Map<number, PermissionRecord>();
  parts.set(permissions, known);
  const own = known.get(categoryID) ?? { ...permissions };
  known.set(categoryID, own);
  return { ...viewer, permissions: own, categories: viewer.categories.within(categoryID) };
}
