import { z } from 'zod';
import { SiteFileTask, SiteTask } from '#api/administration/backup/site-task-fields.contract.ts';
import { recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/** The contents of a backup, or of a restored one. */
export const BackupContents = z.object({
  tables: z.number().int(),
  rows: z.number().int(),
  uploads: z.number().int(),
  uploadBytes: z.number().int(),
});
export type BackupContents = z.infer<typeof BackupContents>;

/**
 * The check of a backup: it was restored into a new folder and compared. `differences` names the tables that differ, and
 * `uploads`; an empty list means that all is equal.
 */
export const BackupCheck = SiteTask.extend({
  result: BackupContents.extend({ differences: z.array(z.string()) }).nullable(),
});
export type BackupCheck = z.infer<typeof BackupCheck>;

/** A backup of the whole forum. */
export const Backup = SiteFileTask.extend({
  contents: BackupContents.nullable(),
  /** Whether the file was uploaded. Its date is then that of the backup. */
  isUploaded: z.boolean(),
  /** The latest check. */
  check: BackupCheck.nullable(),
});
export type Backup = z.infer<typeof Backup>;

/** The backups, newest first, with the folder that contains them and its free space in bytes. */
export const BackupList = z.object({
  folder: z.string(),
  free: z.number().int().nullable(),
  /** The time of the next scheduled backup. */
  dateNext: z.string().nullable(),
  backups: z.array(Backup),
});
export type BackupList = z.infer<typeof BackupList>;

const tags = ['Backups'] as const;
const path = z.object({ id: recordID });
const needs = 'Needs site.manage.';

/** The routes of backups (docs/behavior/data.md#backups). */
export const backupRoutes = {
  list: {
    method: 'GET',
    url: '/backups',
    schema: { tags, summary: 'List backups', description: `Newest first. ${needs}`, response: { 200: BackupList } },
  },
  add: {
    method: 'POST',
    url: '/backups',
    schema: {
      tags,
      summary: 'Start a backup',
      description: `A job writes it. Rejected while another backup is written (\`backup.pending\`). ${needs}`,
      response: { 202: Backup },
    },
  },
  cancel: {
    method: 'POST',
    url: '/backups/:id/cancel',
    schema: {
      tags,
      summary: 'Cancel a backup or its check',
      description: `Nothing of a cancelled backup is kept. ${needs}`,
      params: path,
      response: { 200: Backup },
    },
  },
  check: {
    method: 'POST',
    url: '/backups/:id/check',
    schema: {
      tags,
      summary: 'Check a backup',
      description: `A job restores it into a temporary folder and compares every table and all uploads. Rejected while another check runs (\`backup.check-pending\`). ${needs}`,
      params: path,
      response: { 202: Backup },
    },
  },
  download: {
    method: 'GET',
    url: '/backups/:id/download',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Download a backup',
      description: `The file contains all data, including private messages and password hashes. Needs a full administrator and a session with a recently confirmed identity.`,
      params: path,
      response: { 200: z.unknown() },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/backups/:id',
    schema: {
      tags,
      summary: 'Delete a backup',
      description: `Deletes its file. Not while it is written. ${needs}`,
      params: path,
      response: { 204: z.undefined() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
