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

const Failure = z.object({ error: z.string() });

const Detected = z.object({ language: z.string() });

const Answer = z.object({
  translatedText: z.array(z.string()),
  detectedLanguage: z.union([Detected, z.array(Detected)]).optional(),
});

const Languages = z.array(z.object({ code: z.string() }));

const messageOf = (body: unknown): string | undefined => Failure.safeParse(body).data?.error;

/** Reads the problem from the error message, because these errors all have the status 400 or 403. */
function problemOf(status: number, message: string) {
  if (/api key/i.test(message)) return 'key' as const;
  if (/exceeds text limit/i.test(message)) return 'too-long' as const;
  if (/not supported|not available as a target/i.test(message)) return 'language' as const;
  if (status === 403 && /request limits/i.test(message)) return 'busy' as const;
  return undefined;
}

/**
 * The languages of each server, cached for an hour. Servers offer different languages, and their names for Chinese depend
 * on the version.
 */
const offered = new Map<string, { readonly codes: readonly string[]; readonly until: number }>();
const offeredFor = 3_600_000;

async function offeredBy(url: string): Promise<readonly string[]> {
  const known = offered.get(url);
  if (known && known.until > Date.now()) return known.codes;
  const read = Languages.safeParse(await requestService(serviceAddress(url, '/languages'), { messageOf, problemOf }));
  if (!read.success) throw new TranslationServiceError('answer');
  const codes = read.data.map(({ code }) => code);
  offered.set(url, { codes, until: Date.now() + offeredFor });
  return codes;
}

function codeOf(locale: string, codes: readonly string[]): string {
  const { language, region, script } = languageParts(locale);
  const wanted = [
    ...(region ? [`${language}-${region}`] : []),
    `${language}-${script}`,
    ...(script === 'Hant' ? ['zt'] : []),
    language,
    ...(language === 'no' ? ['nb'] : []),
  ];
  const found = wanted
    .map((code) => codes.find((one) => one.toLowerCase() === code.toLowerCase()))
    .find((code) => code !== undefined);
  if (found === undefined) throw new TranslationServiceError('language', locale);
  return found;
}

/** The language tags of codes that LibreTranslate uses in its own way. */
const tags: ReadonlyMap<string, string> = new Map([
  ['zt', 'zh-Hant'],
  ['pb', 'pt-BR'],
]);

/**
 * LibreTranslate decodes the entities of translated HTML, so that a written `&lt;` would become a tag. Entities are
 * therefore encoded twice.
 */
const encodedTwice = (html: string): string => html.replace(/&(?=#?\w+;)/g, '&amp;');

async function translate(
  { url = '', key }: ServiceConfig,
  { texts, format, from, to }: TranslationBatch,
): Promise<TranslatedBatch> {
  const codes = await offeredBy(url);
  const answer = Answer.safeParse(
    await requestService(serviceAddress(url, '/translate'), {
      body: {
        q: format === 'html' ? texts.map(encodedTwice) : texts,
        source: from === null ? 'auto' : codeOf(from, codes),
        target: codeOf(to, codes),
        format,
        ...(key && { api_key: key }),
      },
      messageOf,
      problemOf,
    }),
  );
  if (!answer.success) throw new TranslationServiceError('answer');
  const { translatedText, detectedLanguage } = answer.data;
  const [detected] = [detectedLanguage ?? []].flat();
  return { texts: translatedText, from: detected ? (tags.get(detected.language) ?? detected.language) : from };
}

/** LibreTranslate, which anyone can run themselves (https://docs.libretranslate.com). */
export const libreTranslate: TranslationProvider = {
  type: 'libretranslate',
  name: 'LibreTranslate',
  fields: z.object({
    url: urlField('machine-translation.libretranslate.url-help').min(1),
    key: keyField('machine-translation.libretranslate.key-help'),
  }),
  isConfigured: ({ url }) => Boolean(url),
  limits: { texts: 20, characters: 5_000 },
  translate,
};
