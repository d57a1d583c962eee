import { createFileRoute } from '@tanstack/react-router';
import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { importsQuery } from '#api/administration/import/site-import.queries.ts';
import { currentTranslations } from '#api/translations.ts';
import { ImportPage } from '#components/administration/import/import-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The imports of other communities, for administrators. */
export const Route = createFileRoute('/dashboard/import')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'transfer.import.title', ['site.manage']);
    await Promise.all([
      queryClient.ensureQueryData(importsQuery(api)),
      queryClient.ensureQueryData(twoFactorQuery(api)),
      currentTranslations().need('account'),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: ImportPage,
});
