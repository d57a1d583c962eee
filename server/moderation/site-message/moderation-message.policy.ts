import type { ModerationMessage } from '#api/moderation/site-message/moderation-message.contract.ts';
import { categoriesWhere, demand, may, type Viewer } from '#server/platform/http/viewer.ts';

/** Any of these lets somebody make and change moderation messages. */
export const messageManaging = ['site.manage', 'community.moderate'] as const;

/** Whether the viewer may make, change and see all moderation messages. */
export const mayManageMessages = (viewer: Viewer): boolean => may(viewer, messageManaging);

/** Refuses unless the viewer may make and change moderation messages. */
export const demandMessageManaging = (viewer: Viewer): void => demand(viewer, messageManaging);

/** Whether a message is on and meant for the viewer: one of their roles, and a category that they may see. */
export function isMessageFor(viewer: Viewer, { isEnabled, roleIDs, categoryIDs }: ModerationMessage): boolean {
  const isForRole = roleIDs.length === 0 || roleIDs.some((roleID) => viewer.roleIDs.includes(roleID));
  const visible = categoryIDs && categoriesWhere(viewer, 'discussions.view');
  return isEnabled && isForRole && (!visible || categoryIDs.some((categoryID) => visible.includes(categoryID)));
}
