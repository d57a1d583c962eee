import { createReadStream } from 'node:fs';
import type { FastifyReply } from 'fastify';
import type { Forum } from '#server/platform/forum.ts';
import { backupPath } from './backup-file.ts';

/** Sends a file of the folder of backups as a download. */
export const sendBackupFile = (
  forum: Pick<Forum, 'configuration'>,
  reply: FastifyReply,
  { fileName, size }: { fileName: string; size: number | null },
): FastifyReply =>
  reply
    .header('Cache-Control', 'no-store')
    .header('Content-Disposition', `attachment; filename="${fileName}"`)
    .header('Content-Length', size ?? undefined)
    .type('application/gzip')
    .send(createReadStream(backupPath(forum, fileName)));
