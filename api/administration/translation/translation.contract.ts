import { z } from 'zod';
import { LocaleKey } from '#api/administration/translation/locale.contract.ts';
import { fields, flag, listOf, paging, recordID } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleText } from '#api/visible-field.ts';

const tags = ['Translations'] as const;

const word = z
  .string()
  .max(100)
  .regex(/^[A-Za-z][\w-]*$/, 'Use only letters, digits, hyphens and underscores, starting with a letter.');

const one = z.object({ resource: z.string().min(1).max(100) });

/** An empty response. */
const done = z.object({});

/** Addresses a text of a record in a locale. The record is given by its ID, or by its key if it has no ID. */
const TextPlace = z.object({
  recordType: word,
  recordID: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
  recordKey: visibleText().min(1).max(200).optional(),
  locale: LocaleKey,
  propertyName: word,
});
/** Addresses a text of a record in a locale. */
export type TextPlace = z.infer<typeof TextPlace>;

/** A translation resource with its source locale. `sourceLocale` is null for the site's default locale. */
export const TranslationResource = z.object({
  urlCode: z.string(),
  name: z.string(),
  sourceLocale: z.string().nullable(),
});
/** A translation resource. */
export type TranslationResource = z.infer<typeof TranslationResource>;

/**
 * A translated text. `translationPropertyKey` (also `key`) is `{recordType}.{recordID or recordKey}.{propertyName}`.
 */
export const Translation = z.object({
  resource: z.string(),
  recordType: z.string(),
  recordID: z.number().int().optional(),
  recordKey: z.string().optional(),
  propertyName: z.string(),
  key: z.string(),
  translationPropertyKey: z.string(),
  locale: z.string(),
  translation: z.string(),
  /** Whether a machine wrote the text and no person has confirmed it. */
  isByMachine: z.boolean(),
});
/** A translated text. */
export type Translation = z.infer<typeof Translation>;

/** A resource and how much of it is translated into a language. */
export const TranslationProgress = TranslationResource.extend({
  /** The number of texts in the source language. */
  countTexts: z.number().int(),
  /** The number of these texts with a translation. */
  countTranslated: z.number().int(),
  /** The number of these translations that a machine wrote and no person has confirmed. */
  countByMachine: z.number().int(),
});
/** A resource and how much of it is translated into a language. */
export type TranslationProgress = z.infer<typeof TranslationProgress>;

/** A text of a record with its translation into a language. */
export const TranslatableText = z.object({
  /** `{recordType}.{recordID or recordKey}.{propertyName}` */
  key: z.string(),
  propertyName: z.string(),
  /** The name of the text, where the interface has none for the property, such as that of a text of a widget. */
  label: z.string().optional(),
  sourceText: z.string(),
  isMultiline: z.boolean(),
  /** Whether the text is HTML, which is sanitized as the source text is. */
  isHtml: z.boolean(),
  /** In characters. */
  maxLength: z.number().int(),
  /** Null if it is not translated. */
  translation: z.string().nullable(),
  isByMachine: z.boolean(),
});
/** A text of a record with its translation into a language. */
export type TranslatableText = z.infer<typeof TranslatableText>;

/** A record with its texts in the source language and their translations into a language. */
export const TranslatableRecord = z.object({
  recordType: z.string(),
  recordID: z.number().int().optional(),
  recordKey: z.string().optional(),
  /** The name of the record in the source language. */
  name: z.string(),
  texts: z.array(TranslatableText),
});
/** A record with its texts in the source language and their translations into a language. */
export type TranslatableRecord = z.infer<typeof TranslatableRecord>;

/** The states by which the records of a resource are filtered: of one of their texts. */
export const translationStates = ['all', 'missing', 'by-machine'] as const;

/** The API routes for translations (docs/behavior/administration.md#content-translations); all need site.manage. */
export const translationRoutes = {
  add: {
    method: 'POST',
    url: '/translations',
    schema: {
      tags,
      summary: 'Register a translatable resource.',
      description: 'Needs site.manage.',
      body: z.object({
        urlCode: word,
        name: visibleText().min(1).max(255).optional(),
        sourceLocale: LocaleKey.optional(),
      }),
      response: { 201: TranslationResource },
    },
  },
  progress: {
    method: 'GET',
    url: '/translations',
    schema: {
      tags,
      summary: 'List the resources and how much of each is translated into a language.',
      description: 'Needs site.manage.',
      querystring: z.object({ locale: LocaleKey }),
      response: { 200: z.array(TranslationProgress) },
    },
  },
  records: {
    method: 'GET',
    url: '/translations/:resource/records',
    schema: {
      tags,
      summary: 'List the records of a resource with their texts and translations.',
      description:
        'Needs site.manage. A record has only texts that are not empty. `query` finds words in the source texts and the translations.',
      params: one,
      querystring: z.object({
        locale: LocaleKey,
        state: z.enum(translationStates).default('all'),
        query: z.string().max(100).optional(),
        recordType: z.string().max(100).optional(),
        recordKey: z.string().max(200).optional(),
        ...paging(30, 100),
      }),
      response: { 200: z.array(TranslatableRecord) },
    },
  },
  list: {
    method: 'GET',
    url: '/translations/:resource',
    schema: {
      tags,
      summary: 'Read translations of texts.',
      description: 'Needs site.manage. `validateLocale=false` also accepts a language that the site does not offer.',
      params: one,
      querystring: z.object({
        recordType: z.string().max(100).optional(),
        recordIDs: listOf(recordID),
        recordKeys: listOf(z.string().max(200)),
        propertyName: z.string().max(100).optional(),
        locale: LocaleKey,
        validateLocale: flag,
        ...paging(100, 100),
        ...fields,
      }),
      response: { 200: z.array(Translation) },
    },
  },
  change: {
    method: 'PATCH',
    url: '/translations/:resource',
    schema: {
      tags,
      summary: 'Store translations of texts.',
      description: 'Needs site.manage. All of them are stored, or none.',
      params: one,
      body: z
        .array(
          TextPlace.extend({ translation: visibleText().min(1).max(50_000), isByMachine: z.boolean().default(false) }),
        )
        .max(500),
      response: { 200: done },
    },
  },
  remove: {
    method: 'PATCH',
    url: '/translations/:resource/remove',
    schema: {
      tags,
      summary: 'Remove translations of texts; the originals are shown again.',
      description: 'Needs site.manage.',
      params: one,
      body: z.array(TextPlace).max(500),
      response: { 200: done },
    },
  },
} as const satisfies Record<string, ContractRoute>;
