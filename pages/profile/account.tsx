import { createFileRoute } from '@tanstack/react-router';
import { visitPrivacyQuery } from '#api/administration/count/tick.queries.ts';
import { myEditQuery, mySessionsQuery } from '#api/member/user/user.queries.ts';
import { MemberAccountPage } from '#components/member/settings/member-account-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { settingsHead } from '#pages/-settings-page.ts';

/** The page where members change their sign-in data and their privacy settings. */
export const Route = createFileRoute('/profile/account')({
  loader: async ({ context }) => {
    const { queryClient, api } = context;
    const head = await settingsHead(context, 'member.account.title');
    await Promise.all([
      queryClient.ensureQueryData(myEditQuery(api)),
      queryClient.ensureQueryData(mySessionsQuery(api)),
      queryClient.ensureQueryData(visitPrivacyQuery(api)),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: MemberAccountPage,
});
