import { createFileRoute, redirect } from '@tanstack/react-router';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import { meQuery } from '#api/member/user/me.queries.ts';

/** Redirects to the viewer's profile. Guests are redirected to sign in first. */
export const Route = createFileRoute('/profile/')({
  loader: async ({ context: { queryClient, api } }) => {
    const me = await queryClient.ensureQueryData(meQuery(api));
    const href = me.userID > 0 ? profileUrl(me) : '/entry/signin?Target=%2Fprofile';
    throw redirect({ href, statusCode: 302 });
  },
});
