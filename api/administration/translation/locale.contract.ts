import { z } from 'zod';
import { fields, flag } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';
import { visibleName } from '#api/visible-field.ts';

const tags = ['Locales'] as const;
/** A locale key, such as `fr` or `pt-BR`. */
export const LocaleKey = z
  .string()
  .min(2)
  .max(20)
  .regex(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,3}$/, 'This is not a language code.');
const one = z.object({ locale: LocaleKey });

/**
 * A locale of the site. `displayNames` maps each locale of the site to the name of this locale in that language. A locale
 * that is not `isShown` is a language of translated content only. The counts are for administrators.
 */
export const Locale = z.object({
  localeID: z.string(),
  localeKey: z.string(),
  regionalKey: z.string(),
  displayNames: z.record(z.string(), z.string()),
  enabled: z.boolean(),
  isDefault: z.boolean(),
  translationService: z.string().nullable(),
  /** The name of the language in the language itself. */
  name: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  isBuiltIn: z.boolean(),
  isShown: z.boolean(),
  /** The language whose texts stand in for missing ones, before English. */
  derivesFrom: z.string().nullable(),
  /** The type of the service that translates into the language; null without one. For administrators. */
  machineTranslationService: z.string().nullable().optional(),
  countWords: z.int().optional(),
  countTranslated: z.int().optional(),
});
/** A locale of the site. */
export type Locale = z.infer<typeof Locale>;

const facts = {
  enabled: z.boolean().optional(),
  name: visibleName().min(1).max(100).optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  derivesFrom: LocaleKey.nullable().optional(),
};

/** The longest text of a file of words, in characters. */
export const longestWordFile = 5_000_000;

/** A new language. Without a name and a direction it has those of `Intl`. `file` is a JSON or PO file of its texts. */
export const LocalePost = z.object({
  localeKey: LocaleKey,
  ...facts,
  file: z.string().max(longestWordFile).optional(),
});
/** A new language. */
export type LocalePost = z.infer<typeof LocalePost>;

const withEtag = z.object({ etag: z.string().max(200).optional() });

/** The API routes for locales. */
export const localeRoutes = {
  list: {
    method: 'GET',
    url: '/locales',
    schema: {
      tags,
      summary: 'List the languages of the site.',
      querystring: z.object({ isMachineTranslations: flag, ...fields }),
      response: { 200: z.array(Locale) },
    },
  },
  add: {
    method: 'POST',
    url: '/locales',
    schema: {
      tags,
      summary: 'Add a language.',
      description: 'Needs site.manage. The language is not offered to readers until it is enabled.',
      querystring: z.object({ translatable: flag }),
      body: LocalePost,
      response: { 201: Locale },
    },
  },
  sort: {
    method: 'PUT',
    url: '/locales/sorts',
    schema: {
      tags,
      summary: 'Set the order of the languages.',
      description: 'Needs site.manage. Languages that are not named follow in their former order.',
      body: z.object({ locales: z.array(LocaleKey).max(500) }),
      response: { 200: z.array(Locale) },
    },
  },
  remove: {
    method: 'DELETE',
    url: '/locales/:locale',
    schema: {
      tags,
      summary: 'Remove a language that was added, with its texts.',
      description: 'Needs site.manage. The removal can be undone from the log.',
      params: one,
      response: { 204: z.null() },
    },
  },
  translations: {
    method: 'GET',
    url: '/locales/translations/:locale',
    schema: {
      tags,
      summary: 'Read the texts that the site has overridden in a language.',
      params: one,
      querystring: withEtag,
      response: { 200: z.record(z.string(), z.string()), 304: z.null() },
    },
  },
  script: {
    method: 'GET',
    url: '/locales/translations/:locale.js',
    schema: {
      tags,
      summary: 'Read the texts that the site has overridden in a language, as a script.',
      params: one,
      querystring: withEtag,
      response: { 200: z.string(), 304: z.null() },
    },
  },
  get: {
    method: 'GET',
    url: '/locales/:locale',
    schema: {
      tags,
      summary: 'Read a language.',
      description: 'Needs site.manage.',
      params: one,
      querystring: z.object({ ...fields }),
      response: { 200: Locale },
    },
  },
  change: {
    method: 'PATCH',
    url: '/locales/:locale',
    schema: {
      tags,
      summary: 'Change a language: its availability, its translation service, its texts.',
      description:
        'Needs site.manage. Built-in languages keep their name and direction. In `translations`, `null` restores the original text.',
      params: one,
      body: z.object({
        ...facts,
        translationService: z.string().max(100).nullable().optional(),
        translations: z.record(z.string().min(1).max(500), z.string().max(5_000).nullable()).optional(),
      }),
      response: { 200: Locale },
    },
  },
} as const satisfies Record<string, ContractRoute>;
