import { createFileRoute } from '@tanstack/react-router';
import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { assignableRolesQuery } from '#api/member/role/role.queries.ts';
import { userAdditionQuery } from '#api/member/user/user.queries.ts';
import { MemberAddition } from '#components/administration/member/member-addition.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The page that adds a member. */
export const Route = createFileRoute('/dashboard/user/add')({
  loader: async ({ context }) => {
    const { queryClient, api } = context;
    const head = await dashboardHead(context, 'user.add.title', ['users.add']);
    await Promise.all([
      queryClient.ensureQueryData(assignableRolesQuery(api)),
      queryClient.ensureQueryData(profileFieldsQuery(api)),
      queryClient.fetchQuery(userAdditionQuery(api)),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: MemberAddition,
});
