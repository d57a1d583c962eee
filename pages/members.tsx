import { createFileRoute } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/setting/config.queries.ts';
import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { memberDirectoryQuery } from '#api/member/user/user.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { t } from '#api/translations.ts';
import { MemberDirectory } from '#components/member/profile/member-directory.tsx';
import { siteNameOf } from '#components/shell/site/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { requireListPage } from '#pages/-list-page.ts';
import { directoryFilterIn } from '#pages/-member-directory.ts';
import type { SearchText } from '#pages/-search-text.ts';

/** The member directory (docs/behavior/member.md#member-directory). The member search redirects here. */
export const Route = createFileRoute('/members')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { queryClient, api }, deps: { search } }) => {
    const filter = directoryFilterIn(search);
    const [settings, { users }] = await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(api)),
      queryClient.ensureQueryData(memberDirectoryQuery(api, filter)),
      queryClient.ensureQueryData(rolesQuery(api)),
      queryClient.ensureQueryData(profileFieldsQuery(api)),
    ]);
    requireListPage(filter.page, users);
    const siteName = siteNameOf(settings);
    return {
      filter,
      head: pageHead({
        title: t('shell.title.members'),
        siteName,
        description: t('shell.members.about', { site: siteName }),
        noIndex: true,
      }),
    };
  },
  head: headFromLoader,
  component: () => <MemberDirectory filter={Route.useLoaderData().filter} />,
});
