import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { StoredNotification } from './cause-processing.ts';
import { notificationDelivery } from './delivery.job.ts';

/** Queues the external channels of notifications when the transaction is committed. */
export async function sendDeliveries(
  forum: Forum,
  trx: Transaction<Tables>,
  stored: readonly StoredNotification[],
): Promise<void> {
  const deliveries = stored
    .filter(({ email, push }) => email || push)
    .map(({ notification_id: notificationID, email, push }) => ({ notificationID, email, push }));
  if (deliveries.length > 0) await forum.jobs.send(notificationDelivery, { deliveries }, { trx });
}
