import { queryOptions } from '@tanstack/react-query';
import { isPendingTask } from '#api/administration/backup/site-task.ts';
import type { Api } from '#api/api.ts';
import { listBackups } from './backup.client.ts';
import type { BackupList } from './backup.contract.ts';

/** Whether a backup or a check of one waits or runs. */
export const hasPendingBackup = ({ backups }: BackupList): boolean =>
  backups.some((backup) => isPendingTask(backup) || (backup.check !== null && isPendingTask(backup.check)));

/** The query for the backups. It is repeated each second while one is written or checked. */
export const backupsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['backups'],
    queryFn: async () => (await listBackups(api)).body,
    refetchInterval: ({ state: { data } }) => (data && hasPendingBackup(data) ? 1_000 : false),
  });
