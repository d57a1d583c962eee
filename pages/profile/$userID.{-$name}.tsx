import { createFileRoute } from '@tanstack/react-router';
import { MemberAbout } from '#components/member/profile/member-about.tsx';
import { MemberPage } from '#components/member/profile/member-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { loadMember, profileHead } from '#pages/-profile-page.ts';

/** A member's profile. `/profile/@name`, the target of mentions, and `/profile/name` redirect to it. */
export const Route = createFileRoute('/profile/$userID/{-$name}')({
  loader: async ({ context, params: { userID } }) => {
    const loaded = await loadMember(context, userID);
    return { userID: loaded.userID, head: profileHead(loaded) };
  },
  head: headFromLoader,
  component: Profile,
});

function Profile() {
  const { userID } = Route.useLoaderData();
  return (
    <MemberPage userID={userID} tab="about">
      {(member) => <MemberAbout member={member} />}
    </MemberPage>
  );
}
