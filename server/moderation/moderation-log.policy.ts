import { ApiError } from '#api/errors.ts';
import type { Settings } from '#server/administration/settings.ts';
import { categoriesWhere, demand, demandSession, may, type Viewer } from '#server/platform/viewer.ts';

/** Which entries of the log somebody sees. */
export interface LogScope {
  readonly level: 'public' | 'private';
  /** Only entries of these categories; all where undefined. */
  readonly categoryIDs: readonly number[] | undefined;
  /** Whether moderators have names. */
  readonly withNames: boolean;
}

const keepers = ['community.moderate', 'site.manage'] as const;

/** The private log: all of it for those who keep order everywhere, else that of one's categories. Undefined for others. */
export function privateScope(viewer: Viewer): LogScope | undefined {
  if (may(viewer, keepers)) return { level: 'private', categoryIDs: undefined, withNames: true };
  const categoryIDs = viewer.userID === 0 ? [] : categoriesWhere(viewer, 'discussions.moderate');
  return categoryIDs.length > 0 ? { level: 'private', categoryIDs, withNames: true } : undefined;
}

/** The log for everybody, as far as the site publishes it. @throws {ApiError} permission.missing */
export function publicScope(viewer: Viewer, settings: Settings): LogScope {
  const readers = settings['moderation.publicLog'];
  if (readers === 'nobody') demand(viewer, keepers);
  if (readers === 'members') demandSession(viewer);
  return {
    level: 'public',
    categoryIDs: categoriesWhere(viewer, 'discussions.view'),
    withNames: settings['moderation.publicLogNames'],
  };
}

/** The part of the log that is asked for, else the most that the viewer may see. @throws {ApiError} permission.missing */
export function demandScope(viewer: Viewer, settings: Settings, level: LogScope['level'] | undefined): LogScope {
  const own = privateScope(viewer);
  if (level !== 'public' && own) return own;
  if (level === 'private') throw ApiError.permission([...keepers]);
  return publicScope(viewer, settings);
}

/** Refuses who may not see former and deleted texts of a category. @throws {ApiError} permission.missing */
export const demandHistory = (viewer: Viewer, categoryID: number): void =>
  demand(viewer, ['discussions.moderate', 'community.moderate'], categoryID);
