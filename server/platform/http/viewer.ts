import type { RecordStatus } from '#api/discussion/status/discussion-status-fields.contract.ts';
import { ApiError } from '#api/errors.ts';
import {
  type AskedPermission,
  hasPermission,
  type PermissionRecord,
  type PermissionScope,
} from '#api/member/role/permission.ts';
import type { Words } from '#api/words.ts';
import type { CategoryTree } from '#server/category/category-tree.ts';
import type { TagNames } from '#server/category/tag-text.queries.ts';
import type { PostTypeBook } from '#server/post/type/post-type-book.ts';

/** Whom a request comes from. Guests have userID 0. */
export interface Viewer {
  readonly userID: number;
  readonly name: string;
  readonly roleIDs: readonly number[];
  readonly isAdmin: boolean;
  readonly emailConfirmed: boolean;
  /** The public id of the session that signed the request; none for guests. */
  readonly sessionID: string | undefined;
  /** The access token that signed the request, where one did. */
  readonly accessTokenID?: number | undefined;
  readonly permissions: PermissionRecord;
  readonly categories: CategoryTree;
  /** What discussions can stand at. */
  readonly statuses: readonly RecordStatus[];
  /** The types of posts with their fields. */
  readonly postTypes: PostTypeBook;
  /** The members whose words they do not want to see. */
  readonly ignored: ReadonlySet<number>;
  /** What tags are called in the language of the request, where they are translated into it. */
  readonly tagNames?: TagNames | undefined;
  /** The words of the language of the request; members alone need them beyond their pages. */
  readonly words?: Words | undefined;
  /** When everything was last marked read; what is older counts as read. */
  readonly dateAllViewed: string | null;
  /** They may read and not write. */
  readonly isMuted?: boolean;
  /** They may have been told of something that they have not read. */
  readonly hasNews?: boolean;
  /** The language the member chose; none for guests, and while the browser decides. */
  readonly language?: string | null;
}

/** What was found out already about each record; records are never changed, and everybody with the same roles shares one. */
const answers = new WeakMap<PermissionRecord, Map<string, boolean>>();

/** Whether the viewer holds any of the permissions; with a category, by that category's own permissions. */
export function may(viewer: Viewer, names: AskedPermission | readonly AskedPermission[], categoryID?: number): boolean {
  const known = answers.get(viewer.permissions) ?? new Map<string, boolean>();
  if (known.size === 0) answers.set(viewer.permissions, known);
  const question = categoryID === undefined ? `${names}` : `${categoryID} ${names}`;
  const answer = known.get(question) ?? findOut(viewer, names, categoryID);
  known.set(question, answer);
  return answer;
}

/** Where the server's checks look: at the whole site, or, with a category, at that category's own permissions. */
export const scopeOf = (categoryID: number | undefined): PermissionScope =>
  categoryID === undefined ? { mode: 'global' } : { resourceType: 'category', resourceID: categoryID };

function findOut(
  viewer: Viewer,
  names: AskedPermission | readonly AskedPermission[],
  categoryID: number | undefined,
): boolean {
  return hasPermission(viewer.permissions, names, scopeOf(categoryID));
}

/** Refuses with a 403 that names the permission, unless the viewer holds one of them. */
export function demand(viewer: Viewer, names: AskedPermission | readonly AskedPermission[], categoryID?: number): void {
  if (!may(viewer, names, categoryID)) throw ApiError.permission([names].flat());
}

/** Refuses guests: the call needs somebody signed in. */
export function demandSession(viewer: Viewer): void {
  if (viewer.userID === 0) throw ApiError.permission(['session.valid']);
}

const visible = new WeakMap<PermissionRecord, Map<string, readonly number[]>>();

/** The categories in which the viewer holds the permission; computed once for all who have the same permissions. */
export function categoriesWhere(viewer: Viewer, permission: AskedPermission): readonly number[] {
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

/** Whether no category of the site is missing among these, so that none needs to be asked about. */
export const isEverywhere = (viewer: Viewer, categoryIDs: readonly number[]): boolean =>
  viewer.categories.isWhole && categoryIDs.length === viewer.categories.all.length;

const parts = new WeakMap<PermissionRecord, Map<number, PermissionRecord>>();

/** The viewer, for whom there are no other categories than one and those below it. */
export function viewerWithin(viewer: Viewer, categoryID: number): Viewer {
  const { permissions } = viewer;
  // What was computed for the whole site is remembered by the record of permissions, so that a part needs one of its own.
  const known = parts.get(permissions) ?? new Map<number, PermissionRecord>();
  parts.set(permissions, known);
  const own = known.get(categoryID) ?? { ...permissions };
  known.set(categoryID, own);
  return { ...viewer, permissions: own, categories: viewer.categories.within(categoryID) };
}
