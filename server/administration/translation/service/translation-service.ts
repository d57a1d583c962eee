import type { FormSchema, FormValues } from '#api/form/form-schema.ts';
import { translationServiceSecret } from '#server/account/credential/sealed-secrets.ts';
import { toFormSchema } from '#server/form/form-schema.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { ServiceConfig, TranslationProvider } from './translation-provider.ts';
import { translationProviders } from './translation-providers.ts';
import type { StoredTranslationService } from './translation-service.queries.ts';

/** A translation service with its decrypted key. It must not leave the server. */
export interface ConfiguredService {
  readonly provider: TranslationProvider;
  readonly config: ServiceConfig;
  /** Whether administrators chose it as the default. */
  readonly isDefault: boolean;
}

/** Returns the place to which the key of a service belongs: the address in its settings. */
export const keyPlaceOf = ({ url }: FormValues): string => String(url ?? '').toLowerCase();

/** Returns the stored key of a service; undefined if there is none for its address. */
function keyOf({ seal }: Pick<Forum, 'seal'>, stored: StoredTranslationService): string | undefined {
  if (stored.secret === null || stored.secretPlace !== keyPlaceOf(stored.settings)) return undefined;
  return seal.unseal(stored.secret, translationServiceSecret);
}

/** Returns the settings of a service with its key, decrypted. */
export function configOf(forum: Pick<Forum, 'seal'>, stored: StoredTranslationService | undefined): ServiceConfig {
  const key = stored && keyOf(forum, stored);
  return { ...stored?.settings, ...(key !== undefined && { key }) } as ServiceConfig;
}

/** Returns the services that are set up, in the order of the types. */
export const configuredServices = (
  forum: Pick<Forum, 'seal'>,
  services: readonly StoredTranslationService[],
): readonly ConfiguredService[] =>
  translationProviders().flatMap((provider) => {
    const stored = services.find(({ type }) => type === provider.type);
    const config = configOf(forum, stored);
    return provider.isConfigured(config) ? [{ provider, config, isDefault: stored?.isDefault ?? false }] : [];
  });

/** Returns the service for languages without one of their own: the one chosen as default, otherwise the first. */
export const defaultServiceOf = (services: readonly ConfiguredService[]): ConfiguredService | undefined =>
  services.find(({ isDefault }) => isDefault) ?? services[0];

/** Returns the form of a type of services. Its texts are message IDs. */
export const serviceFormOf = ({ fields }: TranslationProvider): FormSchema => toFormSchema(fields);
