import { sql, type Transaction } from 'kysely';
import { textSource } from '#server/administration/translation/record-text.ts';
import type { LogState } from '#server/moderation/log/moderation-log.ts';
import { defineRowUndo, logInsertedRows, type RowSources, withRowLog } from '#server/moderation/log/row-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { publishPostTypeChange } from '#server/post/answer-index.job.ts';
import { findPostFieldNumber, findTypeNumber } from './post-type.queries.ts';

/** The rows of a post type. */
const postTypeSources: RowSources = async (_, number) => [
  { table: 'post_type', key: ['post_type_id'], where: sql`post_type_number = ${number}` },
];

/** The rows of a post field. */
const postFieldSources: RowSources = async (_, number) => [
  { table: 'post_field', key: ['post_field_id'], where: sql`post_field_number = ${number}` },
];

/** Returns the types that have a field, or had it when it was deleted. */
async function typesWith(trx: Transaction<Tables>, number: number, before: LogState | undefined): Promise<string[]> {
  const former = before?.['post_type.field_ids'] as readonly { post_type_id: string }[] | undefined;
  if (former) return former.map(({ post_type_id }) => post_type_id);
  const { rows } = await sql<{ id: string }>`
    select t.post_type_id as id from post_type t join post_field f on f.post_field_id = any(t.field_ids)
    where f.post_field_number = ${number}
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** The rows of a post field and its translations, and the field lists of the types that have it. */
const placedFieldSources: RowSources = async (trx, number, before) => [
  ...(await postFieldSources(trx, number)),
  {
    table: 'post_type',
    key: ['post_type_id'],
    where: sql`post_type_id = any(${await typesWith(trx, number, before)}::text[])`,
    only: ['field_ids'],
  },
  textSource(
    sql`record_type = 'postField' and record_key = (
      select post_field_id from post_field where post_field_number = ${number})`,
  ),
];

const common = { permission: 'site.manage', afterwards: publishPostTypeChange } as const;

defineRowUndo({
  actions: ['post-type.add', 'post-type.change', 'post-type.delete'],
  sources: postTypeSources,
  ...common,
});
defineRowUndo({ actions: ['post-field.add', 'post-field.change'], sources: postFieldSources, ...common });
defineRowUndo({ actions: ['post-field.delete'], sources: placedFieldSources, ...common });

type Trx = Transaction<Tables>;

/** Runs a change of a post type and logs the difference. */
export async function withTypeLog(
  trx: Trx,
  {
    action,
    postTypeID,
    actorID,
  }: { action: 'post-type.change' | 'post-type.delete'; postTypeID: string; actorID: number },
  work: () => Promise<void>,
): Promise<void> {
  const recordID = await findTypeNumber(trx, postTypeID);
  await withRowLog(trx, postTypeSources, { action, recordType: 'post-type', recordID, actorID }, work);
}

/** Logs the creation of a post type. */
export async function logMadeType(trx: Trx, postTypeID: string, actorID: number): Promise<void> {
  const recordID = await findTypeNumber(trx, postTypeID);
  await logInsertedRows(trx, postTypeSources, { action: 'post-type.add', recordType: 'post-type', recordID, actorID });
}

/** Runs a change of a post field and logs the difference. */
export async function withFieldLog(
  trx: Trx,
  {
    action,
    postFieldID,
    actorID,
  }: { action: 'post-field.change' | 'post-field.delete'; postFieldID: string; actorID: number },
  work: () => Promise<void>,
): Promise<void> {
  const recordID = await findPostFieldNumber(trx, postFieldID);
  const sources = action === 'post-field.delete' ? placedFieldSources : postFieldSources;
  await withRowLog(trx, sources, { action, recordType: 'post-field', recordID, actorID }, work);
}

/** Logs the creation of a post field. */
export async function logMadeField(trx: Trx, postFieldID: string, actorID: number): Promise<void> {
  const recordID = await findPostFieldNumber(trx, postFieldID);
  await logInsertedRows(trx, postFieldSources, {
    action: 'post-field.add',
    recordType: 'post-field',
    recordID,
    actorID,
  });
}
