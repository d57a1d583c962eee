import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import type { TranslationResource } from '#api/administration/translation/translation.contract.ts';
import { ApiError } from '#api/errors.ts';
import { defineUndo, logAction } from '#server/moderation/log/moderation-log.ts';
import { defineRowUndo, logInsertedRows, type RowSources } from '#server/moderation/log/row-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { translatableResources } from './resource/translatable-resources.ts';
import {
  type ChangedText,
  loggedText,
  nameInLog,
  readTextState,
  readTextsOfState,
  writeTextState,
} from './text-state.ts';
import { insertTranslationResource, writeTexts } from './translation.queries.ts';

type Trx = Transaction<Tables>;

/** Stores the translations of one record and logs the changes. */
async function changeRecord(trx: Trx, texts: readonly ChangedText[], actorID: number): Promise<void> {
  const [{ recordType = '', recordKey = '' } = {}] = texts;
  const before = await readTextState(trx, texts);
  const changed = texts.filter((text) => !isDeepStrictEqual(before[nameInLog(text)], loggedText(text)));
  if (changed.length === 0) return;
  await writeTexts(trx, changed);
  await logAction(trx, {
    action: 'translation.change',
    recordType: recordType === 'category' ? recordType : 'translation',
    recordID: recordType === 'category' ? Number(recordKey) : 0,
    actorID,
    isPublic: false,
    before: Object.fromEntries(changed.map((text) => [nameInLog(text), before[nameInLog(text)]])),
    after: await readTextState(trx, changed),
  });
}

/** Stores translations, with one log entry per record. If a text occurs twice, the last one counts. */
export async function changeTexts(trx: Trx, texts: readonly ChangedText[], actorID: number): Promise<void> {
  const last = [...new Map(texts.map((text) => [nameInLog(text), text])).values()];
  const byRecord = Map.groupBy(last, ({ recordType, recordKey }) => `${recordType}.${recordKey}`);
  for (const ofRecord of byRecord.values()) await changeRecord(trx, ofRecord, actorID);
}

/** Invalidates the cached texts of all resources in every process. */
export async function invalidateTranslations(forum: Forum): Promise<void> {
  for (const { invalidate } of translatableResources()) await invalidate?.(forum);
  await forum.contentTexts.changed();
}

defineUndo({
  action: 'translation.change',
  permission: 'site.manage',
  current: (trx, { after }) => readTextsOfState(trx, after),
  undo: (trx, { before }) => writeTextState(trx, before),
  afterwards: invalidateTranslations,
});

const resourceSources: RowSources = async (_, id) => [
  {
    table: 'translation_resource',
    key: ['translation_resource_id'],
    where: sql`translation_resource_id = ${id}`,
  },
];

defineRowUndo({ actions: ['translation.add'], permission: 'site.manage', sources: resourceSources });

/** Creates a translation resource and logs it. */
export async function addResource(trx: Trx, resource: TranslationResource, actorID: number): Promise<void> {
  const { urlCode, name, sourceLocale } = resource;
  const recordID = await insertTranslationResource(trx, resource);
  if (recordID === undefined)
    throw new ApiError('translation.resource-taken', { subject: `${urlCode}-${sourceLocale ?? ''}-${name}` });
  const action = { action: 'translation.add', recordType: 'translation', recordID, actorID, isPublic: false } as const;
  await logInsertedRows(trx, resourceSources, action);
}
