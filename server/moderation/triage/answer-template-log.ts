import { sql } from 'kysely';
import { defineRowUndo, type RowSources } from '#server/moderation/log/row-log.ts';

/** The table row of an answer template, for the log. */
export const templateSources: RowSources = async (_, id) => [
  { table: 'answer_template', key: ['answer_template_id'], where: sql`answer_template_id = ${id}` },
];

defineRowUndo({
  actions: ['answer-template.add', 'answer-template.change', 'answer-template.delete'],
  permission: 'community.moderate',
  sources: templateSources,
});
