import { createFileRoute } from '@tanstack/react-router';
import { passkeysQuery, twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { mySessionsQuery } from '#api/member/user/user.queries.ts';
import { SecurityPage } from '#components/account/credential/security-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { settingsHead } from '#pages/-settings-page.ts';

/** The page where members manage their sessions and second factors. */
export const Route = createFileRoute('/profile/sessions')({
  loader: async ({ context }) => {
    const { queryClient, api } = context;
    const head = await settingsHead(context, 'account.security.title');
    await Promise.all([
      queryClient.ensureQueryData(mySessionsQuery(api)),
      queryClient.ensureQueryData(twoFactorQuery(api)),
      queryClient.ensureQueryData(passkeysQuery(api)),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: SecurityPage,
});
