import type { Transaction } from 'kysely';
import type { Forum } from '#server/platform/forum.ts';
import type { Tables } from '#server/platform/tables.ts';
import type { StoredNotification } from './telling.ts';

/** Sends notifications by the ways that lead out of the forum, once they are written. */
export async function sendDeliveries(
  _forum: Forum,
  _trx: Transaction<Tables>,
  _stored: readonly StoredNotification[],
): Promise<void> {}
