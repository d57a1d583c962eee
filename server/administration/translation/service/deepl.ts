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

const Failure = z.object({ message: z.string(), detail: z.string().optional() });

const Answer = z.object({
  translations: z.array(z.object({ text: z.string(), detected_source_language: z.string().optional() })),
});

const messageOf = (body: unknown): string | undefined => {
  const { data } = Failure.safeParse(body);
  return data && [data.message, data.detail].filter(Boolean).join(': ');
};

/** 456 is DeepL's own status for a used-up quota. */
function problemOf(status: number, message: string) {
  if (status === 456) return 'quota' as const;
  if (status === 400 && /(target|source)_lang/i.test(message)) return 'language' as const;
  return undefined;
}

/** Keys of the free plan end with `:fx` and have a host of their own. */
const hostOf = ({ url, key = '' }: ServiceConfig): string =>
  url || (key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com');

/** The languages of which DeepL requires a variant as a target, with the usual one. */
const variants: Readonly<Record<string, readonly [usual: string, ...others: string[]]>> = {
  en: ['US', 'GB'],
  pt: ['PT', 'BR'],
};

function targetOf(locale: string): string {
  const { language, region, script } = languageParts(locale);
  if (language === 'zh') return script === 'Hant' ? 'ZH-HANT' : 'ZH-HANS';
  if (language === 'no') return 'NB';
  if (language === 'es' && region === '419') return 'ES-419';
  const known = variants[language];
  if (!known) return language.toUpperCase();
  const variant = region !== undefined && known.includes(region) ? region : known[0];
  return `${language.toUpperCase()}-${variant}`;
}

/** Sources have no variants. */
function sourceOf(locale: string): string {
  const { language } = languageParts(locale);
  return language === 'no' ? 'NB' : language.toUpperCase();
}

async function translate(
  config: ServiceConfig,
  { texts, format, from, to }: TranslationBatch,
): Promise<TranslatedBatch> {
  const answer = Answer.safeParse(
    await requestService(serviceAddress(hostOf(config), '/v2/translate'), {
      headers: { Authorization: `DeepL-Auth-Key ${config.key ?? ''}` },
      body: {
        text: texts,
        target_lang: targetOf(to),
        ...(from !== null && { source_lang: sourceOf(from) }),
        ...(format === 'html' && { tag_handling: 'html' }),
      },
      messageOf,
      problemOf,
    }),
  );
  if (!answer.success) throw new TranslationServiceError('answer');
  const { translations } = answer.data;
  return {
    texts: translations.map(({ text }) => text),
    from: translations[0]?.detected_source_language?.toLowerCase() ?? from,
  };
}

/** DeepL, free and pro (https://developers.deepl.com). */
export const deepL: TranslationProvider = {
  type: 'deepl',
  name: 'DeepL',
  fields: z.object({
    key: keyField('machine-translation.deepl.key-help'),
    url: urlField('machine-translation.deepl.url-help').optional(),
  }),
  isConfigured: ({ key }) => Boolean(key),
  // A request may have 128 KiB, and a character up to 4 bytes.
  limits: { texts: 50, characters: 30_000 },
  translate,
};
