import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type TextPlace,
  type Translation,
  translationRoutes,
} from '#api/administration/translation/translation.contract.ts';
import { propertyKeyOf } from '#api/administration/translation/translation-key.ts';
import { ApiError } from '#api/errors.ts';
import { inTransaction } from '#server/platform/database/database-transaction.ts';
import { requireFound } from '#server/platform/http/me.ts';
import { sendPaging } from '#server/platform/http/paging.ts';
import { requirePermission, type Viewer } from '#server/platform/http/viewer.ts';
import { loadTexts } from '#server/platform/text/message-catalog.ts';
import { isRecordNumber } from './record-key.ts';
import { findTranslatableRecords, readTranslationProgress } from './resource/translatable-records.ts';
import {
  limitOf,
  resourceOfRecordType,
  type SourceRecord,
  type TranslatableResource,
  translatableResource,
} from './resource/translatable-resources.ts';
import type { ChangedText } from './text-state.ts';
import { findTranslationResource, listTexts, type TextAt, type TranslatedText } from './translation.queries.ts';
import { addResource, changeTexts, invalidateTranslations } from './translation-writing.ts';

const present = (text: TextAt & TranslatedText): Translation => {
  const { resource, recordType, recordKey, propertyName, locale, translation, isByMachine } = text;
  const key = propertyKeyOf(text);
  return {
    resource,
    recordType,
    ...(isRecordNumber(recordKey) ? { recordID: Number(recordKey) } : { recordKey }),
    propertyName,
    key,
    translationPropertyKey: key,
    locale,
    translation,
    isByMachine,
  };
};

/**
 * Maps the body's text reference to a stored one. Throws a field error unless exactly one of ID and key is given; a key
 * of digits only is rejected, because it would be read as an ID.
 */
function textIn(resource: string, place: TextPlace, at: number): TextAt {
  const { recordType, recordID, recordKey, locale, propertyName } = place;
  if ((recordID === undefined) === (recordKey === undefined) || (recordKey !== undefined && isRecordNumber(recordKey)))
    throw ApiError.fields({
      [`${at}.recordID`]: 'Specify the record by its numeric ID, or else by a key that is not a number.',
    });
  return { resource, recordType, recordKey: recordKey ?? String(recordID), locale, propertyName };
}

/**
 * Checks translations of the forum's own records: the record must exist, the text must be translatable, and the length
 * must be within its limit.
 */
function refuseOddTexts(
  resource: TranslatableResource,
  records: ReadonlyMap<string, SourceRecord>,
  texts: readonly (readonly [at: number, text: ChangedText])[],
): void {
  for (const [at, { recordType, recordKey, propertyName, translation }] of texts) {
    const { notFound = 'translation.record-not-found' } = resource.recordTypes[recordType] ?? {};
    const record = requireFound(records.get(`${recordType} ${recordKey}`), notFound);
    const limit = limitOf(resource, record, propertyName);
    if (!limit) throw ApiError.fields({ [`${at}.propertyName`]: 'This cannot be translated.' });
    const over = (translation?.length ?? 0) - limit.maxLength;
    if (over > 0) throw ApiError.fields({ [`${at}.translation`]: `This text is ${over} characters too long.` });
    const { refuse } = record.texts.find((text) => text.propertyName === propertyName) ?? {};
    const problem = translation === null ? undefined : refuse?.(translation);
    if (problem) throw ApiError.fields({ [`${at}.translation`]: problem });
  }
}

/** The API routes for translations (docs/behavior/administration.md#content-translations). */
export const translationResource: FastifyPluginAsyncZod = async (server) => {
  const { forum } = server;

  const refuseUnspoken = async (locales: readonly string[]): Promise<void> => {
    const known = new Set((await forum.locales.get()).map(({ locale }) => locale));
    known.add((await forum.settings.get())['garden.locale']);
    if (!locales.every((locale) => known.has(locale))) throw new ApiError('locale.not-found');
  };

  const wordsFor = async ({ viewer, language }: FastifyRequest) => viewer.words ?? (await loadTexts(forum, language));

  const checkTexts = async (request: FastifyRequest, texts: readonly ChangedText[]): Promise<void> => {
    const byResource = Map.groupBy([...texts.entries()], ([, { recordType }]) => resourceOfRecordType(recordType));
    for (const [resource, ofResource] of byResource) {
      if (!resource) continue;
      const records = await resource.listRecords(forum, await wordsFor(request));
      const byKey = new Map(records.map((record) => [`${record.recordType} ${record.recordKey}`, record]));
      refuseOddTexts(resource, byKey, ofResource);
    }
  };

  const change = (viewer: Viewer, resource: string, texts: readonly ChangedText[]): Promise<void> =>
    inTransaction(forum.database, async (trx) => {
      requireFound(await findTranslationResource(trx, resource, { isHeld: true }), 'translation.resource-not-found');
      await changeTexts(trx, texts, viewer.userID);
    });

  server.route({
    ...translationRoutes.add,
    handler: async ({ viewer, body }, reply) => {
      requirePermission(viewer, 'site.manage');
      const { urlCode, name = urlCode, sourceLocale = null } = body;
      const resource = { urlCode, name, sourceLocale };
      await inTransaction(forum.database, (trx) => addResource(trx, resource, viewer.userID));
      return reply.code(201).send(resource);
    },
  });

  server.route({
    ...translationRoutes.progress,
    handler: async (request) => {
      requirePermission(request.viewer, 'site.manage');
      const { locale } = request.query;
      await refuseUnspoken([locale]);
      return [...(await readTranslationProgress(forum, { locale, words: await wordsFor(request) }))];
    },
  });

  server.route({
    ...translationRoutes.records,
    handler: async (request, reply) => {
      const { viewer, params, query } = request;
      requirePermission(viewer, 'site.manage');
      const resource = requireFound(translatableResource(params.resource), 'translation.resource-not-found');
      await refuseUnspoken([query.locale]);
      const found = await findTranslatableRecords(forum, resource, { ...query, words: await wordsFor(request) });
      const { page, limit } = query;
      sendPaging(request, reply, { page, limit, total: found.length });
      return found.slice((page - 1) * limit, page * limit);
    },
  });

  server.route({
    ...translationRoutes.list,
    handler: async (request, reply) => {
      const { viewer, params, query } = request;
      requirePermission(viewer, 'site.manage');
      requireFound(await findTranslationResource(forum.db, params.resource), 'translation.resource-not-found');
      if (query.validateLocale !== false) await refuseUnspoken([query.locale]);
      const { recordIDs, recordKeys } = query;
      const requested = recordIDs || recordKeys ? [...(recordIDs ?? []).map(String), ...(recordKeys ?? [])] : undefined;
      const { total, texts } = await listTexts(forum.db, params.resource, { ...query, recordKeys: requested });
      sendPaging(request, reply, { ...query, total });
      return texts.map(present);
    },
  });

  server.route({
    ...translationRoutes.change,
    handler: async (request, reply) => {
      const { viewer, params, body } = request;
      requirePermission(viewer, 'site.manage');
      const texts = body.map((text, at) => ({
        ...textIn(params.resource, text, at),
        translation: text.translation,
        isByMachine: text.isByMachine,
      }));
      await refuseUnspoken(body.map(({ locale }) => locale));
      await checkTexts(request, texts);
      await change(viewer, params.resource, texts);
      await invalidateTranslations(forum);
      return reply.send({});
    },
  });

  server.route({
    ...translationRoutes.remove,
    handler: async ({ viewer, params, body }, reply) => {
      requirePermission(viewer, 'site.manage');
      const texts = body.map((place, at) => ({ ...textIn(params.resource, place, at), translation: null }));
      await change(viewer, params.resource, texts);
      await invalidateTranslations(forum);
      return reply.send({});
    },
  });
};
