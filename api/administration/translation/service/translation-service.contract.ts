import { z } from 'zod';
import { LocaleKey } from '#api/administration/translation/locale.contract.ts';
import { FormSchema } from '#api/form/form-schema.contract.ts';
import type { ContractRoute } from '#api/route.ts';
import { serviceProblems } from './service-problem.ts';

const tags = ['Translation services'] as const;
const one = z.object({ type: z.string().min(1).max(60) });

/**
 * A translation service. The current values of its form are further keys, named as in `configSchema`. The API key is
 * never included.
 */
export const TranslationService = z.looseObject({
  type: z.string(),
  name: z.string(),
  isConfigured: z.boolean(),
  /** Whether languages without a service of their own use this one. */
  isDefault: z.boolean(),
  /** Whether an API key is stored for the address in use. */
  hasKey: z.boolean(),
  /** Whether the viewer may set it up. */
  mayChange: z.boolean(),
  configSchema: FormSchema,
});
/** A translation service. */
export type TranslationService = z.infer<typeof TranslationService>;

/** The result of a test of a translation service. */
export const TranslationTest = z.object({
  /** The language into which the sample was translated. */
  to: z.string(),
  text: z.string(),
  /** The translated sample; null if it could not be translated. */
  translation: z.string().nullable(),
  problem: z.enum(serviceProblems).nullable(),
  /** The error message of the service. Empty if it sent none. */
  detail: z.string(),
});
/** The result of a test of a translation service. */
export type TranslationTest = z.infer<typeof TranslationTest>;

/** Texts to translate. */
export const MachineTranslationRequest = z.object({
  texts: z.array(z.string().max(20_000)).min(1).max(100),
  format: z.enum(['text', 'html']).default('text'),
  /** The language of the texts; null if the service is to detect it. */
  from: LocaleKey.nullable().default(null),
  to: LocaleKey,
});

/** Texts that a service translated. */
export const MachineTranslation = z.object({
  texts: z.array(z.string()),
  from: z.string().nullable(),
  /** The name of the service. */
  service: z.string(),
});
/** Texts that a service translated. */
export type MachineTranslation = z.infer<typeof MachineTranslation>;

/** The routes of translation services (docs/behavior/translation.md). */
export const translationServiceRoutes = {
  list: {
    method: 'GET',
    url: '/translation-services',
    schema: {
      tags,
      summary: 'List the translation services.',
      description: 'Needs site.manage.',
      response: { 200: z.array(TranslationService) },
    },
  },
  read: {
    method: 'GET',
    url: '/translation-services/:type',
    schema: {
      tags,
      summary: 'Read a translation service.',
      description: 'Needs site.manage.',
      params: one,
      response: { 200: TranslationService },
    },
  },
  write: {
    method: 'PUT',
    url: '/translation-services/:type',
    config: { confirmed: true },
    schema: {
      tags,
      summary: 'Set up a translation service.',
      description:
        'Requires all permissions of an administrator, because the forum sends requests to its address. The body has the values of `configSchema`. Without `key` the stored one is kept; null removes it. The key is sent only to the address for which it was entered.',
      params: one,
      body: z.record(z.string().max(60), z.unknown()),
      response: { 200: TranslationService },
    },
  },
  test: {
    method: 'POST',
    url: '/translation-services/:type/test',
    schema: {
      tags,
      summary: 'Translate a sample with a translation service, and return its answer.',
      description: 'Needs site.manage. Without `to`, the first language of the site that differs from the sample.',
      params: one,
      body: z.object({ to: LocaleKey.optional() }),
      response: { 200: TranslationTest },
    },
  },
  translate: {
    method: 'POST',
    url: '/translation-services/translate',
    schema: {
      tags,
      summary: 'Translate texts with the service of a language.',
      description: 'Needs site.manage or community.moderate. Placeholders such as `{name}` of plain texts are kept.',
      body: MachineTranslationRequest,
      response: { 200: MachineTranslation },
    },
  },
} as const satisfies Record<string, ContractRoute>;
