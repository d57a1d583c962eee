import { createFileRoute } from '@tanstack/react-router';
import { accountDeletionQuery, dataExportsQuery, twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { OwnDataPage } from '#components/account/own-data/own-data-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { settingsHead } from '#pages/-settings-page.ts';

/** The page where members export their data and delete their account. */
export const Route = createFileRoute('/profile/data')({
  loader: async ({ context }) => {
    const { queryClient, api } = context;
    const head = await settingsHead(context, 'account.data.title');
    await Promise.all([
      queryClient.ensureQueryData(twoFactorQuery(api)),
      queryClient.ensureQueryData(dataExportsQuery(api)),
      queryClient.ensureQueryData(accountDeletionQuery(api)),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: OwnDataPage,
});
