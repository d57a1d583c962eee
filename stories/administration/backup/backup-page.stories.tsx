import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { backupsQuery } from '#api/administration/backup/backup.queries.ts';
import { restorationsQuery } from '#api/administration/restore/restoration.queries.ts';
import { BackupPage } from '#components/administration/backup/backup-page.tsx';
import { backupSettings } from '#components/administration/backup/backup-settings.ts';
import { aRestorationList } from '#stories/administration/restore/restoration-samples.ts';
import { settingSeed } from '#stories/support/setting-seed.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aBackup } from './backup-samples.ts';

export default { title: 'administration / backup-page' };

const settings = { 'backup.schedule': 'weekly', 'backup.weekday': 0, 'backup.hour': 3, 'backup.keep': 7 };
const safety = { hasPassword: true, hasApp: false, countPasskeys: 0, countRecoveryCodes: 0, isConfirmed: false };

export const Unconfirmed = () => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['site.manage']}
    seed={(client, api) => {
      settingSeed(backupSettings, settings)(client, api);
      client.setQueryData(twoFactorQuery(api).queryKey, safety);
      client.setQueryData(backupsQuery(api).queryKey, {
        folder: '/srv/forum/backups',
        free: 48_000_000_000,
        dateNext: '2026-11-29T03:00:00+00:00',
        backups: [aBackup],
      });
      client.setQueryData(restorationsQuery(api).queryKey, aRestorationList);
    }}
  >
    <BackupPage />
  </StorySite>
);
