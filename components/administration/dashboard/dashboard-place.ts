import type { CheckedPermission } from '#api/member/role/permission.ts';
import type { MessageID } from '#api/message-id.ts';

/** A page of the dashboard: who sees it in the navigation, and which of the viewer's counts it shows. */
export interface DashboardPlace {
  readonly name: MessageID;
  readonly href: string;
  /** Other words by which the search finds the page. */
  readonly also?: MessageID;
  /** The permissions that show the page; any of them suffices. The server checks access separately. */
  readonly permissions: readonly CheckedPermission[];
  /** The name of a count in the response of `GET /users/me-counts`. */
  readonly count?: string;
  /** The setting that enables the page. */
  readonly setting?: string;
}

/** A group of pages of the dashboard. `id` is its anchor on the overview. */
export interface DashboardGroup {
  readonly id: string;
  readonly name: MessageID;
  readonly places: readonly DashboardPlace[];
}

/** The permissions of moderators, global or in a category. */
export const moderatorPermissions = ['community.moderate', 'posts.moderate'] as const;

/** Returns a page for those who manage the site. `also` has other words by which the search finds it. */
export const sitePlace = (name: MessageID, href: string, also?: MessageID): DashboardPlace => ({
  name,
  href,
  ...(also && { also }),
  permissions: ['site.manage'],
});
