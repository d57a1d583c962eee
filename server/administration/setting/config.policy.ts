import type { SettingAccess, SettingWriteAccess } from '#server/administration/setting/setting-definition.ts';
import { may, type Viewer } from '#server/platform/http/viewer.ts';

/**
 * Checks whether the viewer has the access that a setting requires. The permission `site.manage` grants every access.
 */
export const hasAccess = (viewer: Viewer, access: SettingAccess): boolean =>
  access === 'public' || (access === 'session.valid' ? viewer.userID !== 0 : may(viewer, [access, 'site.manage']));

/** Checks whether the viewer may write a setting. */
export const mayWrite = (viewer: Viewer, access: SettingWriteAccess): boolean =>
  access === 'administrator' ? viewer.permissions.isAdmin && may(viewer, 'site.manage') : hasAccess(viewer, access);
