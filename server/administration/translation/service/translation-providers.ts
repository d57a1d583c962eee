import { deepL } from './deepl.ts';
import { googleTranslation } from './google-translation.ts';
import { libreTranslate } from './libre-translate.ts';
import type { TranslationProvider } from './translation-provider.ts';

/** The types of translation services by name. */
const providers = new Map<string, TranslationProvider>();

/** Adds a type of translation services, for the forum itself and for add-ons. */
export function defineTranslationProvider(provider: TranslationProvider): void {
  if (providers.has(provider.type)) throw new Error(`The translation service ${provider.type} is defined twice.`);
  providers.set(provider.type, provider);
}

for (const provider of [libreTranslate, deepL, googleTranslation]) defineTranslationProvider(provider);

/** Returns all types of translation services. */
export const translationProviders = (): readonly TranslationProvider[] => [...providers.values()];

/** Returns a type of translation services; undefined if it is unknown. */
export const translationProvider = (type: string): TranslationProvider | undefined => providers.get(type);
