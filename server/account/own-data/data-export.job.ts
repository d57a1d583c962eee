import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { sendExportReadyMail } from './account-notice-mail.ts';
import { findPendingExport, readOwnData, storeExport } from './own-data.queries.ts';

/** Exports a member's own data, and notifies the member when the export can be downloaded. */
export const dataExport = defineJob({
  name: 'data-export',
  isLong: true,
  schema: z.object({ dataExportID: z.uuid() }),
  async handler(forum, { dataExportID }) {
    const userID = await findPendingExport(forum.db, dataExportID);
    if (userID === undefined) return;
    const data = {
      site: forum.configuration.siteUrl,
      exported: forum.now().toISOString(),
      ...(await readOwnData(forum.db, userID)),
    };
    const content = Buffer.from(JSON.stringify(data, null, 2));
    const kept = await storeExport(forum.db, dataExportID, content, forum.now());
    if (kept) await sendExportReadyMail(forum, { userID, expires: new Date(kept.dateExpires) });
  },
});
