import { sql } from 'kysely';
import { defineRowUndo, type RowSources } from '#server/moderation/row-log.ts';

/** A tag, but for how often it is used. */
export const tagSources: RowSources = async (_, tagID) => [
  { table: 'tag', key: ['tag_id'], where: sql`tag_id = ${tagID}`, without: ['count_discussions'] },
];

defineRowUndo({
  actions: ['tag.change', 'tag.delete'],
  permission: ['community.manage', 'site.manage'],
  sources: tagSources,
});
