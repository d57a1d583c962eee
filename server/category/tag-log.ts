import { sql } from 'kysely';
import { defineRowUndo, type RowSources } from '#server/moderation/log/row-log.ts';

/** A tag, but for how often it is used, and what it is called in other languages. */
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
