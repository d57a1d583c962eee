import { createFileRoute } from '@tanstack/react-router';
import { invitationsQuery } from '#api/account/own-data/account.queries.ts';
import { InvitationPage } from '#components/account/registration/invitation-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { settingsHead } from '#pages/-settings-page.ts';

/** The page where members invite others. */
export const Route = createFileRoute('/profile/invitations')({
  loader: async ({ context }) => {
    const head = await settingsHead(context, 'account.invitation.title');
    await context.queryClient.ensureQueryData(invitationsQuery(context.api));
    return { head };
  },
  head: headFromLoader,
  component: InvitationPage,
});
