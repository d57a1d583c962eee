import type { FormerData, Restoration, RestorationList } from '#api/administration/restore/restoration.contract.ts';
import { aBackup, aCheck } from '#stories/administration/backup/backup-samples.ts';

/** A backup that was restored, and equals its file. */
export const aRestoration: Restoration = {
  ...aCheck,
  taskID: 12,
  backup: { taskID: aBackup.taskID, dateInserted: aBackup.dateInserted, fileName: aBackup.fileName },
  result: {
    tables: 102,
    rows: 48_210,
    uploads: 1_204,
    uploadBytes: 812_000_000,
    differences: [],
    dateCreated: aBackup.dateInserted,
    siteUrl: 'https://forum.example.org',
  },
  isReady: true,
};

/** Data before a restored backup, and before going back. */
export const formerData: FormerData[] = [
  {
    name: 'before-restore-2026-11-27-091500000',
    kind: 'restore',
    date: '2026-11-27T09:15:00+00:00',
    dateData: aBackup.dateInserted,
    size: 1_240_000_000,
  },
];

/** A forum that can restore backups by itself, and has not done so. */
export const aRestorationList: RestorationList = { isAvailable: true, restoration: null, former: [], last: null };
