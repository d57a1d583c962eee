import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { meQuery } from '#api/member/user/me.queries.ts';
import { areaOf, type MessageID } from '#api/message-id.ts';
import { pageHead } from '#api/page-head.ts';
import { permissionFailure } from '#api/permission-failure.ts';
import { currentTranslations } from '#api/translations.ts';
import { siteNameOf } from '#components/shell/site/site-context.tsx';
import type { PageContext } from './_app.tsx';

/**
 * Returns the head of a settings page. Throws an `ApiFailure` (403) for guests, who are then offered to sign in.
 * `title` is a message ID.
 */
export async function settingsHead({ queryClient, api }: PageContext, title: MessageID) {
  const spoken = currentTranslations();
  const [settings, me] = await Promise.all([
    queryClient.ensureQueryData(siteSettingsQuery(api)),
    queryClient.ensureQueryData(meQuery(api)),
    spoken.need(areaOf(title)),
  ]);
  if (me.userID === 0) throw permissionFailure(['session.valid']);
  return pageHead({ title: spoken.t(title), siteName: siteNameOf(settings), noIndex: true });
}
