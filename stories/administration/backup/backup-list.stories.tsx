import { BackupList } from '#components/administration/backup/backup-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aBackup, aCheck, anUnfinishedBackup } from './backup-samples.ts';

export default { title: 'administration / backup-list' };

export const Empty = () => <BackupList backups={[]} mayRestore mayDownload />;

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <BackupList
      mayRestore
      mayDownload
      backups={[
        anUnfinishedBackup({ taskID: 9, status: 'running', step: 'database', done: 12_400, total: 48_210 }),
        { ...aBackup, taskID: 8, check: aCheck },
        { ...aBackup, taskID: 7, isScheduled: true },
        {
          ...aBackup,
          taskID: 6,
          check: {
            ...aCheck,
            result: { ...aCheck.result, differences: ['comment', 'uploads'] } as typeof aCheck.result,
          },
        },
        anUnfinishedBackup({
          taskID: 5,
          status: 'failed',
          reason: 'disk-full',
          reasonDetail: 'ENOSPC: no space left on device, write',
        }),
        { ...aBackup, taskID: 4, hasFile: false },
      ]}
    />
  </StorySite>
);
