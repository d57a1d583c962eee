import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import type { TranslationResource } from '#api/administration/translation/translation.contract.ts';
import { propertyKeyOf, readPropertyKey } from '#api/administration/translation/translation-key.ts';
import { ApiError } from '#api/errors.ts';
import { defineUndo, type LogState, logAction } from '#server/moderation/log/moderation-log.ts';
import { defineRowUndo, logInsertedRows, type RowSources } from '#server/moderation/log/row-log.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import type { Forum } from '#server/platform/forum.ts';
import { translatableResources } from './resource/translatable-resources.ts';
import { insertTranslationResource, readTexts, type TextAt, writeTexts } from './translation.queries.ts';

type Trx = Transaction<Tables>;

/** A changed translation. Null deletes it. */
export interface ChangedText extends TextAt {
  readonly translation: string | null;
  readonly isByMachine?: boolean | undefined;
}

/** Returns the name of a text in the log: `categories fr category.4.name`. */
const nameOf = (text: TextAt): string => `${text.resource} ${text.locale} ${propertyKeyOf(text)}`;

function textNamed(name: string): TextAt {
  const [, resource = '', locale = '', key = ''] = /^(\S+) (\S+) (.*)$/s.exec(name) ?? [];
  return { resource, locale, ...readPropertyKey(key) };
}

/** A text in the log. A text that a machine wrote is an object. */
type LoggedText = string | { readonly text: string; readonly isByMachine: true } | null;

const loggedText = ({ translation, isByMachine }: Omit<ChangedText, keyof TextAt>): LoggedText =>
  translation !== null && isByMachine ? { text: translation, isByMachine } : translation;

const textOf = (logged: LoggedText): Pick<ChangedText, 'translation' | 'isByMachine'> =>
  typeof logged === 'object' && logged !== null
    ? { translation: logged.text, isByMachine: true }
    : { translation: logged, isByMachine: false };

async function stateOf(trx: Trx, texts: readonly TextAt[]): Promise<LogState> {
  const translations = await readTexts(trx, texts);
  return Object.fromEntries(
    texts.map((text, index) => [nameOf(text), loggedText(translations[index] ?? { translation: null })]),
  );
}

/** Stores the translations of one record and logs the changes. */
async function changeRecord(trx: Trx, texts: readonly ChangedText[], actorID: number): Promise<void> {
  const [{ recordType = '', recordKey = '' } = {}] = texts;
  const before = await stateOf(trx, texts);
  const changed = texts.filter((text) => !isDeepStrictEqual(before[nameOf(text)], loggedText(text)));
  if (changed.length === 0) return;
  await writeTexts(trx, changed);
  await logAction(trx, {
    action: 'translation.change',
    recordType: recordType === 'category' ? recordType : 'translation',
    recordID: recordType === 'category' ? Number(recordKey) : 0,
    actorID,
    isPublic: false,
    before: Object.fromEntries(changed.map((text) => [nameOf(text), before[nameOf(text)]])),
    after: await stateOf(trx, changed),
  });
}

/** Stores translations, with one log entry per record. If a text occurs twice, the last one counts. */
export async function changeTexts(trx: Trx, texts: readonly ChangedText[], actorID: number): Promise<void> {
  const last = [...new Map(texts.map((text) => [nameOf(text), text])).values()];
  const byRecord = Map.groupBy(last, ({ recordType, recordKey }) => `${recordType}.${recordKey}`);
  for (const ofRecord of byRecord.values()) await changeRecord(trx, ofRecord, actorID);
}

/** Invalidates the cached texts of all resources in every process. */
export async function invalidateTranslations(forum: Forum): Promise<void> {
  for (const { invalidate } of translatableResources()) await invalidate?.(forum);
}

defineUndo({
  action: 'translation.change',
  permission: 'site.manage',
  current: (trx, { after }) => stateOf(trx, Object.keys(after).map(textNamed)),
  undo: (trx, { before }) =>
    writeTexts(
      trx,
      Object.entries(before).map(([name, logged]) => ({ ...textNamed(name), ...textOf(logged as LoggedText) })),
    ),
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
