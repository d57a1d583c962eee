import { createFileRoute } from '@tanstack/react-router';
import { myEditQuery } from '#api/member/user/user.queries.ts';
import { MemberPicturePage } from '#components/member/settings/member-picture-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { settingsHead } from '#pages/-settings-page.ts';

/** The page where members choose their profile picture. */
export const Route = createFileRoute('/profile/picture')({
  loader: async ({ context }) => {
    const head = await settingsHead(context, 'member.picture.title');
    await context.queryClient.ensureQueryData(myEditQuery(context.api));
    return { head };
  },
  head: headFromLoader,
  component: MemberPicturePage,
});
