import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { postableCategoriesQuery } from '#api/category/category.queries.ts';
import { meQuery } from '#api/member/user/me.queries.ts';
import { permissionFailure } from '#api/permission-failure.ts';
import { postTypesQuery } from '#api/post/type/post-type.queries.ts';
import { siteNameOf } from '#components/shell/site/site-context.tsx';
import type { PageContext } from '#pages/_app.tsx';

/** Parses a positive integer from a URL. Returns undefined when it is invalid or 0. */
export const numberIn = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : undefined;

/** Loads the data of pages with an editor. Rejects with `permission.missing` when the viewer may not post anywhere. */
export async function loadPostable({ queryClient, api }: PageContext, isNew: boolean) {
  const [settings, categories, types, me] = await Promise.all([
    queryClient.ensureQueryData(siteSettingsQuery(api)),
    queryClient.ensureQueryData(postableCategoriesQuery(api)),
    queryClient.ensureQueryData(postTypesQuery(api)),
    queryClient.ensureQueryData(meQuery(api)),
  ]);
  if (me.userID === 0) throw permissionFailure(['session.valid']);
  if (isNew && categories.length === 0) throw permissionFailure(['discussions.add']);
  return { siteName: siteNameOf(settings), categories, types };
}
