import { sql } from 'kysely';
import { defineRowUndo, type RowSources } from '#server/moderation/log/row-log.ts';
import { invalidateFragments } from './fragment-cache.ts';

/**
 * The rows of a fragment for the log: its published revision and its draft. Earlier revisions never change, so that an
 * entry does not contain the whole history.
 */
export const fragmentSources: RowSources = async (_, fragmentID) => [
  { table: 'fragment', key: ['fragment_id'], where: sql`fragment_id = ${fragmentID}` },
  {
    table: 'fragment_revision',
    key: ['revision_id'],
    where: sql`fragment_id = ${fragmentID} and (commit_message is null
      or revision_id = (select revision_id from fragment where fragment_id = ${fragmentID}))`,
  },
];

defineRowUndo({
  actions: ['fragment.add', 'fragment.change', 'fragment.delete'],
  permission: 'site.manage',
  sources: fragmentSources,
  afterwards: invalidateFragments,
});
