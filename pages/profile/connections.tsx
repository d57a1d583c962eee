import { createFileRoute } from '@tanstack/react-router';
import { connectionsQuery, twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { ConnectionPage } from '#components/account/sign-in/connection-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { type SearchText, textIn } from '#pages/-search-text.ts';
import { settingsHead } from '#pages/-settings-page.ts';

/** The page where members connect accounts of external services. */
export const Route = createFileRoute('/profile/connections')({
  validateSearch: (search: SearchText) => search,
  loader: async ({ context }) => {
    const { queryClient, api } = context;
    const head = await settingsHead(context, 'account.connection.title');
    await Promise.all([
      queryClient.ensureQueryData(connectionsQuery(api)),
      queryClient.ensureQueryData(twoFactorQuery(api)),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: Connections,
});

function Connections() {
  return <ConnectionPage error={textIn(Route.useSearch(), 'error')} />;
}
