import { createFileRoute } from '@tanstack/react-router';
import { siteSettingsQuery } from '#api/administration/config.queries.ts';
import { myEditQuery, mySessionsQuery } from '#api/member/user.queries.ts';
import { pageHead } from '#api/page-head.ts';
import { MemberEditPage } from '#components/member/member-edit-page.tsx';
import { siteNameOf } from '#components/shell/site-context.tsx';
import { headFromLoader } from '#pages/-head.ts';

/** Where members change their own profile and account. Guests are asked to sign in. */
export const Route = createFileRoute('/profile/edit')({
  loader: async ({ context: { queryClient, api } }) => {
    const [settings] = await Promise.all([
      queryClient.ensureQueryData(siteSettingsQuery(api)),
      queryClient.ensureQueryData(myEditQuery(api)),
      queryClient.ensureQueryData(mySessionsQuery(api)),
    ]);
    return { head: pageHead({ title: 'Edit Profile', siteName: siteNameOf(settings), noIndex: true }) };
  },
  head: headFromLoader,
  component: MemberEditPage,
});
