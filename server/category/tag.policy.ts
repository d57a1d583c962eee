import { ApiError } from '#api/errors.ts';
import type { Settings } from '#server/administration/setting/settings.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';

/** The permissions that allow changing and deleting tags. One of them is sufficient. */
export const tagManaging = ['community.manage', 'site.manage'] as const;

/** The type of tags that members create. */
export const memberTagType = 'User';

/**
 * Requires the permission to create a tag of a type: tags.add, and additionally a tag management permission for types
 * other than the member type. Throws ApiError `tag.not-enabled` when tagging is disabled.
 */
export function requireTagAdding(viewer: Viewer, settings: Settings, type: string): void {
  requirePermission(viewer, 'tags.add');
  if (!settings['tagging.enabled']) throw new ApiError('tag.not-enabled');
  if (type !== memberTagType) requireTagManaging(viewer);
}

/** Requires a permission to change and delete tags. */
export const requireTagManaging = (viewer: Viewer): void => requirePermission(viewer, tagManaging);
