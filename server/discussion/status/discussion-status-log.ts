import { sql } from 'kysely';
import { defineRowUndo, type RowSources } from '#server/moderation/log/row-log.ts';

const key = ['status_id'] as const;

/** The row sources of a status, and of the default flags, because a new default replaces the previous one. */
export const statusSources: RowSources = async (_, statusID) => [
  { table: 'discussion_status', key, where: sql`status_id = ${statusID}` },
  { table: 'discussion_status', key, where: sql`is_default`, only: ['is_default'] },
];

defineRowUndo({
  actions: ['discussion-status.add', 'discussion-status.change', 'discussion-status.delete'],
  permission: 'community.manage',
  sources: statusSources,
  afterwards: (forum) => forum.statuses.changed(),
});
