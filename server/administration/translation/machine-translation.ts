import type { ServiceProblem } from '#api/administration/translation/service/service-problem.ts';
import { ApiError, type ApiErrorCode } from '#api/errors.ts';
import type { Forum } from '#server/platform/forum.ts';
import { hasProtectedParts, protectText, splitAtProtectedParts } from './service/protected-text.ts';
import { type TextFormat, type TranslationProvider, TranslationServiceError } from './service/translation-provider.ts';
import { type ConfiguredService, configuredServices, defaultServiceOf } from './service/translation-service.ts';

/** Texts to translate. */
export interface TranslationRequest {
  readonly texts: readonly string[];
  /** Texts in the format `html` are HTML, and stay HTML. Sanitize the result before it is shown. */
  readonly format: TextFormat;
  /** The language of the texts; null if the service is to detect it. */
  readonly from: string | null;
  /** A language of the forum. */
  readonly to: string;
  /** Receives the number of characters of each request that the service answered. */
  readonly onTranslated?: ((characters: number) => void) | undefined;
}

/** Translated texts. */
export interface TranslationResult {
  /** The translations, in the order of the texts. */
  readonly texts: readonly string[];
  /** The language of the texts, as given or as the service detected it; null if it named none. */
  readonly from: string | null;
  /** The name of the service, such as `DeepL`. */
  readonly service: string;
}

/** Errors of services by problem. Their subject is the name of the service. */
const codes: Readonly<Record<ServiceProblem, ApiErrorCode>> = {
  key: 'translation.key-refused',
  quota: 'translation.quota-exceeded',
  busy: 'translation.busy',
  timeout: 'translation.timeout',
  unreachable: 'translation.unreachable',
  language: 'translation.language-unsupported',
  'too-long': 'translation.too-long',
  answer: 'translation.failed',
  other: 'translation.failed',
};

/** Returns the service that translates into a language: its own, otherwise the default one. */
async function findService(forum: Forum, to: string): Promise<ConfiguredService | undefined> {
  const [settings, locales, services] = await Promise.all([
    forum.settings.get(),
    forum.locales.get(),
    forum.translationServices.get(),
  ]);
  if (!settings['machineTranslation.enabled']) return undefined;
  const own = locales.find(({ locale }) => locale === to)?.translationService ?? null;
  const usable = configuredServices(forum, services);
  if (own === null) return defaultServiceOf(usable);
  return usable.find(({ provider }) => provider.type === own);
}

/** Returns the type of the service that translates into a language. Undefined if there is none. */
export const providerFor = async (forum: Forum, to: string): Promise<TranslationProvider | undefined> =>
  (await findService(forum, to))?.provider;

/** Returns whether texts can be translated into a language: machine translation is on, and a service is set up for it. */
export const translationAvailable = async (forum: Forum, to: string): Promise<boolean> =>
  (await providerFor(forum, to)) !== undefined;

/**
 * Translates texts into a language of the forum with its service. Placeholders such as `{name}` and marks such as
 * `<terms>` of plain texts are kept. Empty texts stay empty.
 *
 * @throws {ApiError} `translation.not-configured`; `translation.failed`, `.key-refused`, `.quota-exceeded`, `.busy`,
 * `.timeout`, `.unreachable`, `.language-unsupported`, `.too-long`.
 */
export async function translateTexts(forum: Forum, request: TranslationRequest): Promise<TranslationResult> {
  const service = await findService(forum, request.to);
  if (!service) throw new ApiError('translation.not-configured');
  const { name, type } = service.provider;
  try {
    return { ...(await translateWith(service, request)), service: name };
  } catch (error) {
    if (!(error instanceof TranslationServiceError)) throw error;
    forum.log.warn({ service: type, problem: error.problem, detail: error.detail }, 'A translation service failed.');
    throw new ApiError(codes[error.problem], { subject: name }, { cause: error });
  }
}

/** Translates texts with a service. @throws {TranslationServiceError} */
export async function translateWith(
  service: ConfiguredService,
  { texts, format, from, to, onTranslated }: TranslationRequest,
): Promise<{ texts: readonly string[]; from: string | null }> {
  const translator = startTranslator(service, { from, to, onTranslated });
  if (format === 'html') return translator.finish(await translator.translate(texts, 'html'));
  const isProtected = texts.map(hasProtectedParts);
  const guarded = texts.filter((_, at) => isProtected[at]).map((text) => ({ text, ...protectText(text) }));
  const plain = await translator.translate(
    texts.filter((_, at) => !isProtected[at]),
    'text',
  );
  const kept = await translator.translate(
    guarded.map(({ html }) => html),
    'html',
  );
  const restored: string[] = [];
  for (const [at, { text, restore }] of guarded.entries())
    restored.push(restore(kept[at] ?? '') ?? (await translateInParts(translator, text)));
  let nextPlain = 0;
  let nextKept = 0;
  return translator.finish(isProtected.map((one) => (one ? restored[nextKept++] : plain[nextPlain++]) ?? ''));
}

interface Translator {
  readonly translate: (texts: readonly string[], format: TextFormat) => Promise<readonly string[]>;
  readonly finish: (texts: readonly string[]) => { texts: readonly string[]; from: string | null };
}

/** Translates the texts between placeholders one by one, for a service that loses the placeholders. */
async function translateInParts({ translate }: Translator, text: string): Promise<string> {
  const parts = splitAtProtectedParts(text);
  const translated = await translate(
    parts.filter((_, at) => at % 2 === 0),
    'text',
  );
  return parts.map((part, at) => (at % 2 === 0 ? (translated[at / 2] ?? '') : part)).join('');
}

/**
 * Creates a translator that splits texts into requests within the limits of a service. It keeps the first language that
 * the service detects.
 */
function startTranslator(
  { provider, config }: ConfiguredService,
  { from, to, onTranslated }: Pick<TranslationRequest, 'from' | 'to' | 'onTranslated'>,
): Translator {
  let detected = from;
  const send = async (texts: readonly string[], format: TextFormat): Promise<readonly string[]> => {
    const answer = await provider.translate(config, { texts, format, from, to });
    onTranslated?.(charactersIn(texts));
    if (answer.texts.length !== texts.length) throw new TranslationServiceError('answer');
    detected ??= answer.from;
    return answer.texts;
  };
  return {
    async translate(texts, format) {
      const bare = texts.map((text) => text.trim());
      const distinct = [...new Set(bare.filter((text) => text !== ''))];
      const translations = new Map<string, string>();
      for (const batch of batchesOf(distinct, provider.limits)) {
        const answer = await send(batch, format);
        for (const [at, text] of batch.entries()) translations.set(text, (answer[at] ?? '').trim());
      }
      return texts.map((text, at) => text.replace(bare[at] ?? '', () => translations.get(bare[at] ?? '') ?? ''));
    },
    finish: (texts) => ({ texts, from: detected }),
  };
}

/** Returns the number of characters of texts. */
export const charactersIn = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);

/** Splits texts into requests within the limits of a service. A text that is too long by itself is sent alone. */
function batchesOf(
  texts: readonly string[],
  limits: { readonly texts: number; readonly characters: number },
): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let characters = 0;
  for (const text of texts) {
    const last = batches.at(-1);
    const fits = last && last.length < limits.texts && characters + text.length <= limits.characters;
    if (fits) last.push(text);
    else batches.push([text]);
    characters = fits ? characters + text.length : text.length;
  }
  return batches;
}
