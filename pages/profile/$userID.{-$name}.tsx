import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { userByNameQuery } from '#api/member/user.queries.ts';
import { MemberAbout } from '#components/member/member-about.tsx';
import { MemberPage } from '#components/member/member-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { loadMember, profileHead } from '#pages/-profile-page.ts';

/** A member's profile. `/profile/@name`, where mentions lead, goes on to the profile of that name. */
export const Route = createFileRoute('/profile/$userID/{-$name}')({
  loader: async ({ context, params: { userID } }) => {
    if (!userID.startsWith('@')) {
      const loaded = await loadMember(context, userID);
      return { userID: loaded.userID, head: profileHead(loaded) };
    }
    const member = await context.queryClient.ensureQueryData(userByNameQuery(context.api, userID.slice(1)));
    if (!member) throw notFound();
    throw redirect({
      to: '/profile/$userID/{-$name}',
      params: { userID: String(member.userID), name: member.name },
      statusCode: 302,
    });
  },
  head: headFromLoader,
  component: Profile,
});

function Profile() {
  const { userID } = Route.useLoaderData();
  return (
    <MemberPage userID={userID} tab="profile">
      {(member) => <MemberAbout member={member} />}
    </MemberPage>
  );
}
