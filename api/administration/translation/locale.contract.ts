import { z } from 'zod';
import { fields, flag } from '#api/query.ts';
import type { ContractRoute } from '#api/route.ts';

const tags = ['Locales'] as const;
/** A locale key, such as `fr` or `pt-BR`. */
export const LocaleKey = z
  .string()
  .min(2)
  .max(20)
  .regex(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,3}$/, 'This is not a language code.');
const one = z.object({ locale: LocaleKey });

/** A locale of the site. `displayNames` maps each locale of the site to the name of this locale in that language. */
export const Locale = z.object({
  localeID: z.string(),
  localeKey: z.string(),
  regionalKey: z.string(),
  displayNames: z.record(z.string(), z.string()),
  enabled: z.boolean(),
  isDefault: z.boolean(),
  translationService: z.string().nullable(),
});
/** A locale of the site. */
export type Locale = z.infer<typeof Locale>;

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
      description: 'Needs site.manage. In `translations`, `null` restores the original text.',
      params: one,
      body: z.object({
        enabled: z.boolean().optional(),
        translationService: z.string().max(100).nullable().optional(),
        translations: z.record(z.string().min(1).max(500), z.string().max(5_000).nullable()).optional(),
      }),
      response: { 200: Locale },
    },
  },
} as const satisfies Record<string, ContractRoute>;
