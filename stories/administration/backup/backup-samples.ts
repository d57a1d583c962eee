import type { Backup, BackupCheck } from '#api/administration/backup/backup.contract.ts';

const contents = { tables: 102, rows: 48_210, uploads: 1_204, uploadBytes: 812_000_000 };

const task = {
  status: 'done',
  isScheduled: false,
  insertUser: null,
  dateInserted: '2026-11-26T03:00:00+00:00',
  dateDone: '2026-11-26T03:04:00+00:00',
  step: null,
  done: 0,
  total: 0,
  reason: null,
  reasonDetail: null,
} as const;

/** A check that found everything equal. */
export const aCheck: BackupCheck = { ...task, taskID: 9, result: { ...contents, differences: [] } };

/** A finished backup that was not checked. */
export const aBackup: Backup = {
  ...task,
  taskID: 4,
  fileName: 'backup-2026-11-26-030000-4.tar.gz',
  size: 401_000_000,
  checksum: '45fe5f6a63aa117f5a4706e71b517bae62c2cd9fa8ca2009af1213cf30084083',
  hasFile: true,
  isUploaded: false,
  contents,
  check: null,
};

/** A backup without a file, in the given state. */
export const anUnfinishedBackup = (state: Partial<Backup>): Backup => ({
  ...aBackup,
  fileName: null,
  size: null,
  checksum: null,
  hasFile: false,
  contents: null,
  ...state,
});
