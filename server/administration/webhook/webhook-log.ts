import { sql } from 'kysely';
import { defineRowUndo, type RowSources } from '#server/moderation/log/row-log.ts';

/** The rows of a webhook for the log. The secret is encrypted in the log, as it is in the database. */
export const webhookSources: RowSources = async (_, id) => [
  { table: 'webhook', key: ['webhook_id'], where: sql`webhook_id = ${id}`, without: ['failures', 'date_failing'] },
];

defineRowUndo({
  actions: ['webhook.add', 'webhook.change', 'webhook.delete'],
  permission: 'site.manage',
  sources: webhookSources,
  protects: () => true,
});
