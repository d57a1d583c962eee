import { createFileRoute } from '@tanstack/react-router';
import { myProfileValuesQuery, profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { myEditQuery } from '#api/member/user/user.queries.ts';
import { MemberEditPage } from '#components/member/settings/member-edit-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { settingsHead } from '#pages/-settings-page.ts';

/** The page where members edit their profile. Guests are asked to sign in. */
export const Route = createFileRoute('/profile/edit')({
  loader: async ({ context }) => {
    const { queryClient, api } = context;
    const head = await settingsHead(context, 'member.edit.title');
    await Promise.all([
      queryClient.ensureQueryData(myEditQuery(api)),
      queryClient.ensureQueryData(profileFieldsQuery(api)),
      queryClient.ensureQueryData(myProfileValuesQuery(api)),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: MemberEditPage,
});
