import { createFileRoute } from '@tanstack/react-router';
import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { siteExportsQuery } from '#api/administration/export/site-export.queries.ts';
import { currentTranslations } from '#api/translations.ts';
import { ExportPage } from '#components/administration/export/export-page.tsx';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';

/** The exports of the forum, for administrators. */
export const Route = createFileRoute('/dashboard/export')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'transfer.export.title', ['site.manage']);
    await Promise.all([
      queryClient.ensureQueryData(siteExportsQuery(api)),
      queryClient.ensureQueryData(twoFactorQuery(api)),
      currentTranslations().need('account'),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: ExportPage,
});
