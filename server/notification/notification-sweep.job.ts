import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob } from '#server/jobs/job.ts';

const day = 86_400_000;

/** The retention of notifications in days: of read ones and of all others. */
const keptFor = { read: 90, unread: 365 } as const;

/** The maximum number of rows deleted in one statement. */
const atOnce = 5_000;

/** Deletes, every night, old notifications, and the notifications and push subscriptions of deleted members. */
export const notificationSweep = defineJob({
  name: 'notification.sweep',
  schema: z.object({}),
  cron: '50 3 * * *',
  retries: 1,
  async handler({ db, now }) {
    const ago = (days: number) => new Date(now().getTime() - days * day);
    for (let gone = atOnce; gone === atOnce; ) {
      const { numAffectedRows = 0n } = await sql`
        delete from notification where notification_id in (
          select notification_id from notification
          where date_inserted < ${ago(keptFor.read)} and (read or date_inserted < ${ago(keptFor.unread)})
          limit ${atOnce})
      `.execute(db);
      gone = Number(numAffectedRows);
    }
    await sql`
      delete from notification using member m
      where m.user_id = notification.user_id and m.date_deleted is not null`.execute(db);
    await sql`
      delete from push_subscription using member m
      where m.user_id = push_subscription.user_id and m.date_deleted is not null`.execute(db);
  },
});
