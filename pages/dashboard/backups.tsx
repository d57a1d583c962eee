import { createFileRoute } from '@tanstack/react-router';
import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { backupsQuery } from '#api/administration/backup/backup.queries.ts';
import { restorationsQuery } from '#api/administration/restore/restoration.queries.ts';
import { currentTranslations } from '#api/translations.ts';
import { BackupPage } from '#components/administration/backup/backup-page.tsx';
import { backupSettings } from '#components/administration/backup/backup-settings.ts';
import { dashboardHead } from '#pages/-dashboard-page.ts';
import { headFromLoader } from '#pages/-head.ts';
import { loadSettings } from '#pages/-setting-page.ts';

/** The backups of the forum, for administrators. */
export const Route = createFileRoute('/dashboard/backups')({
  loader: async ({ context }) => {
    const { api, queryClient } = context;
    const head = await dashboardHead(context, 'data.backup.title', ['site.manage']);
    await Promise.all([
      loadSettings(context, backupSettings),
      queryClient.ensureQueryData(backupsQuery(api)),
      queryClient.ensureQueryData(restorationsQuery(api)),
      queryClient.ensureQueryData(twoFactorQuery(api)),
      currentTranslations().need('account'),
    ]);
    return { head };
  },
  head: headFromLoader,
  component: BackupPage,
});
