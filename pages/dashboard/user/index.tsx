import { createFileRoute } from '@tanstack/react-router';
import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { memberManagementPermissions } from '#api/member/role/profile-permission.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { memberColumnsQuery, memberListQuery } from '#api/member/user/member-list.queries.ts';
import { memberListFilterIn } from '#api/member/user/member-list-filter.ts';
import { MemberList } from '#components/administration/member/member-list.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { requireListPage } from '#pages/-list-page.ts';
import type { SearchText } from '#pages/-search-text.ts';

/** The member list, for viewers who manage or moderate members. */
export const Route = createFileRoute('/dashboard/user/')({
  validateSearch: (search: SearchText) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const { queryClient, api } = context;
    const filter = memberListFilterIn(search);
    const head = await dashboardHead(context, 'user.list.title', memberManagementPermissions);
    const [{ users }] = await Promise.all([
      queryClient.ensureQueryData(memberListQuery(api, filter)),
      queryClient.ensureQueryData(memberColumnsQuery(api)),
      queryClient.ensureQueryData(rolesQuery(api)),
      queryClient.ensureQueryData(profileFieldsQuery(api)),
    ]);
    requireListPage(filter.page, users);
    return { filter, head };
  },
  head: headFromLoader,
  component: () => <MemberList filter={Route.useLoaderData().filter} />,
});
