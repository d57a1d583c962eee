import { z } from 'zod';

/** The version of the format of backups. A reader rejects newer versions. */
export const backupFormat = 1;

/** The names of the entries of a backup. Rows of tables are in `database/<table>/<number>.ndjson`. */
export const entryNames = {
  description: 'backup.json',
  database: 'database/',
  jobs: 'jobs/',
  uploads: 'uploads/',
  secretKey: 'secret.key',
  checksums: 'checksums.json',
} as const;

const digest = z.object({ count: z.int(), checksum: z.string() });

/** The first entry of a backup: the structure of its database, without content. */
export const BackupDescription = z.object({
  format: z.literal('folkmoot-backup'),
  formatVersion: z.int().max(backupFormat),
  dateCreated: z.string(),
  siteUrl: z.string(),
  version: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.object({ name: z.string(), type: z.string() })).min(1) }),
  ),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string().nullable() })),
});
export type BackupDescription = Readonly<z.infer<typeof BackupDescription>>;

/** The last entry of a backup: the number and checksum of the rows of each table, and of all uploads. */
export const BackupChecksums = z.object({
  tables: z.record(z.string(), digest),
  uploads: digest.extend({ bytes: z.int() }),
});
export type BackupChecksums = z.infer<typeof BackupChecksums>;
