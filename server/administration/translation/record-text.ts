import { type RawBuilder, sql } from 'kysely';
import type { RowSource } from '#server/moderation/log/row-log.ts';
import type { Queryable } from '#server/platform/database/queryable.ts';

/** The rows of translations that a condition selects, for the log of the deletion of records. */
export const textSource = (where: RawBuilder<unknown>): RowSource => ({
  table: 'translation',
  key: ['resource', 'record_type', 'record_key', 'property_name', 'locale'],
  where,
});

/** Deletes the translations of a record. */
export async function deleteTextsOf(db: Queryable, recordType: string, recordKey: string): Promise<void> {
  await db
    .deleteFrom('translation')
    .where('record_type', '=', recordType)
    .where('record_key', '=', recordKey)
    .execute();
}

/** The condition for the translations of the widgets of layouts. `layoutIDs` is a list of IDs as texts, or a subquery. */
export const textsOfWidgets = (layoutIDs: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`record_type = 'widget' and split_part(record_key, '.', 1) in ${layoutIDs}`;
