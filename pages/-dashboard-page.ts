import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { type CheckedPermission, hasPermission, type PermissionRecord } from '#api/member/role/permission.ts';
import { meQuery, myPermissionsQuery } from '#api/member/user/me.queries.ts';
import { areaOf, type MessageID } from '#api/message-id.ts';
import { pageHead } from '#api/page-head.ts';
import { permissionFailure } from '#api/permission-failure.ts';
import { currentTranslations } from '#api/translations.ts';
import { siteNameOf } from '#components/shell/site/site-context.tsx';
import type { PageContext } from './_app.tsx';

/**
 * Returns the head of a dashboard page. Throws an `ApiFailure` (403) when the viewer has none of the permissions.
 * `title` is the message ID of the heading.
 */
export async function dashboardHead(
  { queryClient, api }: PageContext,
  title: MessageID,
  permissions: readonly CheckedPermission[],
) {
  const spoken = currentTranslations();
  const [settings, me, record] = await Promise.all([
    queryClient.ensureQueryData(siteSettingsQuery(api)),
    queryClient.ensureQueryData(meQuery(api)),
    queryClient.ensureQueryData(myPermissionsQuery(api)),
    spoken.need(areaOf(title)),
    spoken.need('dashboard'),
  ]);
  if (me.userID === 0) throw permissionFailure(['session.valid']);
  if (!hasPermission(record as PermissionRecord, permissions)) throw permissionFailure(permissions);
  return pageHead({ title: spoken.t(title), siteName: siteNameOf(settings), noIndex: true });
}
