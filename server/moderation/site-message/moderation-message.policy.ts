import type { ModerationMessage } from '#api/moderation/site-message/moderation-message.contract.ts';
import { findPermittedCategoryIDs, may, requirePermission, type Viewer } from '#server/platform/http/viewer.ts';

/** The permissions that allow managing moderation messages. Any of them suffices. */
export const messageManaging = ['site.manage', 'community.moderate'] as const;

/** Whether the viewer may see and manage all moderation messages. */
export const mayManageMessages = (viewer: Viewer): boolean => may(viewer, messageManaging);

/** Throws ApiError `permission.missing` unless the viewer may manage moderation messages. */
export const requireMessageManaging = (viewer: Viewer): void => requirePermission(viewer, messageManaging);

/** Whether a message is enabled and addressed to the viewer: to one of their roles and to a category they may view. */
export function isMessageFor(viewer: Viewer, { isEnabled, roleIDs, categoryIDs }: ModerationMessage): boolean {
  const isForRole = roleIDs.length === 0 || roleIDs.some((roleID) => viewer.roleIDs.includes(roleID));
  const visible = categoryIDs && findPermittedCategoryIDs(viewer, 'discussions.view');
  return isEnabled && isForRole && (!visible || categoryIDs.some((categoryID) => visible.includes(categoryID)));
}
