import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';
import { deleteOldIncomingMails } from './incoming/incoming-mail.queries.ts';

const day = 86_400_000;

/**
 * Deletes, every night, finished e-mails and entries of incoming mails after 30 days, the content of failed e-mails after 7
 * days, digests after 90 days, and used unsubscribe links after a year.
 */
export const mailSweep = defineJob({
  name: 'mail.sweep',
  schema: z.object({}),
  cron: '40 3 * * *',
  retries: 1,
  async handler({ db, now }) {
    const ago = (days: number) => new Date(now().getTime() - days * day).toISOString();
    await db
      .deleteFrom('mail')
      .where('state', 'not in', ['queued', 'sending'])
      .where('date_inserted', '<', ago(30))
      .execute();
    await db.deleteFrom('digest').where('date_inserted', '<', ago(90)).execute();
    // After that, failed messages cannot be tried again.
    await db
      .updateTable('mail')
      .set({ data: '{}' })
      .where('state', 'in', ['failed', 'uncertain'])
      .where('date_inserted', '<', ago(7))
      .execute();
    await deleteOldIncomingMails(db, new Date(ago(30)));
    await db.deleteFrom('unsubscribe').where('date_inserted', '<', ago(365)).execute();
  },
});
