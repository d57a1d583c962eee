import { z } from 'zod';
import { UserFragment } from '#api/member/user/user-fragment.contract.ts';

/** The reasons of failed tasks. Details are in `reasonDetail`. */
export const taskReasons = [
  'disk-full',
  'folder-unusable',
  'file-missing',
  'file-damaged',
  'interrupted',
  'unexpected',
] as const;

/** Long work that a job performs: its state, its progress, and the reason if it failed. */
export const SiteTask = z.object({
  taskID: z.number().int(),
  status: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']),
  isScheduled: z.boolean(),
  insertUser: UserFragment.nullable(),
  dateInserted: z.string(),
  dateDone: z.string().nullable(),
  step: z.string().nullable(),
  /** The number of finished records. `total` is 0 while it is unknown. */
  done: z.number().int(),
  total: z.number().int(),
  reason: z.enum(taskReasons).nullable(),
  reasonDetail: z.string().nullable(),
});
export type SiteTask = z.infer<typeof SiteTask>;

/** A task that writes one file to the folder of backups. The facts of the file are null until it is complete. */
export const SiteFileTask = SiteTask.extend({
  fileName: z.string().nullable(),
  size: z.number().int().nullable(),
  /** The SHA-256 checksum of the file. */
  checksum: z.string().nullable(),
  /** Whether the file is still in the folder of backups. */
  hasFile: z.boolean(),
});
export type SiteFileTask = z.infer<typeof SiteFileTask>;
