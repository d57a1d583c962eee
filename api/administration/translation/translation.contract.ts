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
          TextPlace.extend({ translation: visibleText().min(1).max(20_000), isByMachine: z.boolean().default(false) }),
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
