import { sql } from 'kysely';
import { defineRowUndo, type RowSources } from '#server/moderation/log/row-log.ts';

/** The row sources of a tag and its translations, without its usage count. */
export const tagSources: RowSources = async (_, tagID) => [
  { table: 'tag', key: ['tag_id'], where: sql`tag_id = ${tagID}`, without: ['count_discussions'] },
  {
    table: 'translation',
    key: ['resource', 'record_type', 'record_key', 'property_name', 'locale'],
    where: sql`record_type = 'tag' and record_key = ${String(tagID)}`,
  },
];

defineRowUndo({
  actions: ['tag.change', 'tag.delete'],
  permission: ['community.manage', 'site.manage'],
  sources: tagSources,
  afterwards: (forum) => forum.tagNames.changed(),
});
