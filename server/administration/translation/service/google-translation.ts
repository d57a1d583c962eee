import { z } from 'zod';
import { languageParts } from './language-code.ts';
import { keyField, urlField } from './service-fields.ts';
import { requestService, serviceAddress } from './service-request.ts';
import {
  type ServiceConfig,
  type TranslatedBatch,
  type TranslationBatch,
  type TranslationProvider,
  TranslationServiceError,
} from './translation-provider.ts';

const Failure = z.object({
  error: z.object({ message: z.string(), errors: z.array(z.object({ reason: z.string() })).optional() }),
});

const Answer = z.object({
  data: z.object({
    translations: z.array(z.object({ translatedText: z.string(), detectedSourceLanguage: z.string().optional() })),
  }),
});

/** Returns the message of an error with its reason, which distinguishes a used-up quota from a refused key. */
const messageOf = (body: unknown): string | undefined => {
  const { data } = Failure.safeParse(body);
  const reason = data?.error.errors?.[0]?.reason;
  return data && `${data.error.message}${reason ? ` (${reason})` : ''}`;
};

function problemOf(status: number, message: string) {
  if (/dailyLimitExceeded|quotaExceeded/i.test(message)) return 'quota' as const;
  if (/rateLimitExceeded/i.test(message)) return 'busy' as const;
  if (/api key/i.test(message)) return 'key' as const;
  if (/text too long/i.test(message)) return 'too-long' as const;
  if (status === 400 && /invalid value|language/i.test(message)) return 'language' as const;
  return undefined;
}

function codeOf(locale: string): string {
  const { language, region, script } = languageParts(locale);
  if (language === 'zh') return script === 'Hant' ? 'zh-TW' : 'zh-CN';
  if (language === 'nb' || language === 'nn') return 'no';
  if (language === 'pt' && region !== undefined && region !== 'BR') return 'pt-PT';
  return language;
}

async function translate(
  { url, key = '' }: ServiceConfig,
  { texts, format, from, to }: TranslationBatch,
): Promise<TranslatedBatch> {
  const base = url || 'https://translation.googleapis.com';
  const answer = Answer.safeParse(
    await requestService(serviceAddress(base, '/language/translate/v2'), {
      // The header replaces the parameter `key`, which access logs would contain.
      headers: { 'X-Goog-Api-Key': key },
      body: { q: texts, target: codeOf(to), format, ...(from !== null && { source: codeOf(from) }) },
      messageOf,
      problemOf,
    }),
  );
  if (!answer.success) throw new TranslationServiceError('answer');
  const { translations } = answer.data.data;
  return {
    texts: translations.map(({ translatedText }) => translatedText),
    from: translations[0]?.detectedSourceLanguage ?? from,
  };
}

/** Google Cloud Translation, basic edition (https://cloud.google.com/translate/docs/reference/rest/v2/translate). */
export const googleTranslation: TranslationProvider = {
  type: 'google',
  name: 'Google Cloud Translation',
  fields: z.object({
    key: keyField('machine-translation.google.key-help'),
    url: urlField('machine-translation.google.url-help').optional(),
  }),
  isConfigured: ({ key }) => Boolean(key),
  limits: { texts: 128, characters: 25_000 },
  translate,
};
