import { sql } from 'kysely';
import { defineRowUndo, type RowSources } from '#server/moderation/log/row-log.ts';

const key = ['report_reason_id'] as const;

/** The table row of a report reason, by its number, for the log. */
export const reasonSources: RowSources = async (_, number) => [
  { table: 'report_reason', key, where: sql`report_reason_number = ${number}` },
];

/** The positions of all report reasons, for the log. */
export const reasonOrderSources: RowSources = async () => [
  { table: 'report_reason', key, where: sql`true`, only: ['sort'] },
];

const permission = 'site.manage';

defineRowUndo({
  actions: ['report-reason.add', 'report-reason.change', 'report-reason.delete'],
  permission,
  sources: reasonSources,
});
defineRowUndo({ actions: ['report-reason.sort'], permission, sources: reasonOrderSources });
