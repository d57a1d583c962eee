import type { TranslationService } from '#api/administration/translation/service/translation-service.contract.ts';
import { control, type FormSchema } from '#api/form/form-schema.ts';
import type { Translations } from '#api/translations.ts';
import { translatedForm } from '#server/form/form-translation.ts';
import type { Forum } from '#server/platform/forum.ts';
import type { Viewer } from '#server/platform/http/viewer.ts';
import type { TranslationProvider } from './translation-provider.ts';
import { configOf, configuredServices, defaultServiceOf, serviceFormOf } from './translation-service.ts';

/** Returns the form of a service with the field that makes it the default one. Its texts are message IDs. */
export function setupFormOf(provider: TranslationProvider): FormSchema {
  const form = serviceFormOf(provider);
  return {
    ...form,
    properties: {
      ...form.properties,
      isDefault: {
        type: 'boolean',
        default: false,
        ...control({
          inputType: 'switch',
          label: 'machine-translation.is-default',
          description: 'machine-translation.is-default-help',
        }),
      },
    },
  };
}

/** Describes translation services for administrators, without their keys. */
export async function presentServices(
  forum: Forum,
  { providers, texts, viewer }: { providers: readonly TranslationProvider[]; texts: Translations; viewer: Viewer },
): Promise<TranslationService[]> {
  const stored = await forum.translationServices.get();
  const configured = configuredServices(forum, stored);
  const main = defaultServiceOf(configured);
  return providers.map((provider) => {
    const { type, name } = provider;
    const { key, ...settings } = configOf(
      forum,
      stored.find((one) => one.type === type),
    );
    return {
      ...settings,
      type,
      name,
      isConfigured: configured.some((one) => one.provider === provider),
      isDefault: main?.provider === provider,
      hasKey: key !== undefined,
      mayChange: viewer.isAdmin,
      configSchema: translatedForm(setupFormOf(provider), texts),
    };
  });
}
