import { z } from 'zod';
import { Backup, BackupContents } from '#api/administration/backup/backup.contract.ts';
import { SiteTask } from '#api/administration/backup/site-task-fields.contract.ts';
import { recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

/** A backup that is restored beside the present data, and its comparison with the file. */
export const Restoration = SiteTask.extend({
  /** The date and the file of the backup. */
  backup: z.object({ taskID: z.number().int(), dateInserted: z.string(), fileName: z.string().nullable() }).nullable(),
  /** `differences` names the tables that differ, and `uploads`; an empty list means that all is equal. */
  result: BackupContents.extend({
    differences: z.array(z.string()),
    dateCreated: z.string(),
    siteUrl: z.string(),
  }).nullable(),
  /** Whether the restored data are complete, equal the backup, and still exist, so that the forum can use them. */
  isReady: z.boolean(),
});
export type Restoration = z.infer<typeof Restoration>;

/** Data that the forum used before it changed to other data. */
export const FormerData = z.object({
  /** The name of the folder in the data folder. */
  name: z.string(),
  /** `restore`: a backup took its place. `back`: earlier former data did. */
  kind: z.enum(['restore', 'back']),
  date: z.string(),
  /** The time of the data that took its place. */
  dateData: z.string(),
  size: z.number().int(),
});
export type FormerData = z.infer<typeof FormerData>;

/** The last change to other data. `problem` is why the forum had to keep its data. */
export const LastSwitch = z.object({
  kind: FormerData.shape.kind,
  date: z.string(),
  dateData: z.string(),
  problem: z.string().nullable(),
});
export type LastSwitch = z.infer<typeof LastSwitch>;

/** The restored data, the former data, and whether this forum can change to other data by itself. */
export const RestorationList = z.object({
  /** False for a forum on a PostgreSQL server, which is restored with the command. */
  isAvailable: z.boolean(),
  /** The latest backup that was restored. */
  restoration: Restoration.nullable(),
  former: z.array(FormerData),
  last: LastSwitch.nullable(),
});
export type RestorationList = z.infer<typeof RestorationList>;

/** Identifies the running process, so that a page can wait until the forum has restarted. */
export const ProcessStart = z.object({ startID: z.string(), isSwitching: z.boolean() });
export type ProcessStart = z.infer<typeof ProcessStart>;

const tags = ['Backups'] as const;
const path = z.object({ id: recordID });
const named = z.object({ name: z.string().regex(/^before-restore-[\d-]+$/) });
const full = 'Needs a full administrator and a session with a recently confirmed identity.';
const confirmed = { confirmed: true } as const;

/** The routes of restoring a backup into the running forum (docs/behavior/data.md#restoring-from-the-dashboard). */
export const restorationRoutes = {
  list: {
    method: 'GET',
    url: '/restorations',
    schema: {
      tags,
      summary: 'Read the restored and the former data',
      description: 'Needs site.manage.',
      response: { 200: RestorationList },
    },
  },
  start: {
    method: 'GET',
    url: '/restorations/start',
    schema: {
      tags,
      summary: 'Identify the running process',
      description: 'The ID changes with each start. Open to everyone, because a change of the data ends all sessions.',
      response: { 200: ProcessStart },
    },
  },
  addFile: {
    method: 'POST',
    url: '/restorations/files',
    config: confirmed,
    schema: {
      tags,
      summary: 'Upload a part of a backup',
      description: `A multipart form with one part of the file of at most 1 GB. Parts are sent one after the other with the same \`upload\`; the answer to the last one is the backup, whose whole file was read. ${full} Only the first part needs the confirmation.`,
      consumes: ['multipart/form-data'],
      querystring: z.object({
        upload: z.uuid(),
        /** The number of bytes sent before. */
        offset: z.coerce.number().int().min(0),
        /** The size of the whole file. */
        size: z.coerce.number().int().min(1),
      }),
      body: z.any(),
      response: { 200: z.object({ received: z.number().int() }), 201: Backup },
    },
  },
  prepare: {
    method: 'POST',
    url: '/restorations',
    config: confirmed,
    schema: {
      tags,
      summary: 'Restore a backup beside the present data',
      description: `A job restores it into a folder of its own, compares everything with the file, and migrates it. The forum goes on with its present data. Replaces an earlier restored backup. Rejected while another one is restored (\`restoration.pending\`). ${full}`,
      body: z.object({ backupID: recordID }),
      response: { 202: RestorationList },
    },
  },
  cancel: {
    method: 'POST',
    url: '/restorations/:id/cancel',
    config: confirmed,
    schema: {
      tags,
      summary: 'Cancel restoring a backup',
      description: `Nothing of it is kept. ${full}`,
      params: path,
      response: { 200: RestorationList },
    },
  },
  discard: {
    method: 'DELETE',
    url: '/restorations/:id',
    config: confirmed,
    schema: {
      tags,
      summary: 'Discard restored data',
      description: `The backup stays. ${full}`,
      params: path,
      response: { 204: z.undefined() },
    },
  },
  use: {
    method: 'POST',
    url: '/restorations/:id/use',
    config: confirmed,
    schema: {
      tags,
      summary: 'Change to restored data',
      description: `The forum restarts with the restored data. The present data are kept in a folder. All sessions end, except the own one if the account exists in the restored data. ${full}`,
      params: path,
      response: { 202: ProcessStart },
    },
  },
  useFormer: {
    method: 'POST',
    url: '/former-data/:name/use',
    config: confirmed,
    schema: {
      tags,
      summary: 'Change back to former data',
      description: `The forum restarts with the former data. The present data are kept in a folder. ${full}`,
      params: named,
      response: { 202: ProcessStart },
    },
  },
  removeFormer: {
    method: 'DELETE',
    url: '/former-data/:name',
    config: confirmed,
    schema: {
      tags,
      summary: 'Delete former data',
      description: full,
      params: named,
      response: { 204: z.undefined() },
    },
  },
} as const satisfies Record<string, ContractRoute>;
