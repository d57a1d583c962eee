import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { localesQuery } from '#api/administration/translation/locale.queries.ts';
import type { TranslationService } from '#api/administration/translation/service/translation-service.contract.ts';
import { translationServicesQuery } from '#api/administration/translation/service/translation-service.queries.ts';
import { control, type FormSchema } from '#api/form/form-schema.ts';
import { machineTranslationSettings } from '#components/administration/translation/machine-translation-settings.ts';
import { someLocales } from '#stories/administration/category/category-settings-seed.ts';
import { settingSeed } from '#stories/support/setting-seed.ts';
import type { Seed } from '#stories/support/story-site.tsx';

const configSchema: FormSchema = {
  type: 'object',
  required: ['url'],
  properties: {
    url: { type: 'string', ...control({ inputType: 'text', label: 'Address', direction: 'ltr' }) },
    key: { type: 'string', ...control({ inputType: 'text', label: 'API key', direction: 'ltr', isSecret: true }) },
    isDefault: { type: 'boolean', ...control({ inputType: 'switch', label: 'Default service' }) },
  },
};

/** LibreTranslate, set up as the default service. */
export const libreTranslate: TranslationService = {
  type: 'libretranslate',
  name: 'LibreTranslate',
  isConfigured: true,
  isDefault: true,
  hasKey: true,
  mayChange: true,
  configSchema,
  url: 'http://localhost:5000',
};

/** DeepL, not set up. */
export const deepL: TranslationService = {
  ...libreTranslate,
  type: 'deepl',
  name: 'DeepL',
  isConfigured: false,
  isDefault: false,
  hasKey: false,
  url: '',
};

/** Seeds the services, the languages and the switch of machine translation. */
export const serviceSeed =
  (services: readonly TranslationService[]): Seed =>
  (client, api) => {
    settingSeed(machineTranslationSettings, { 'machineTranslation.enabled': true })(client, api);
    client.setQueryData(translationServicesQuery(api).queryKey, [...services]);
    client.setQueryData(localesQuery(api).queryKey, someLocales(['en', 'ar']));
    client.setQueryData(twoFactorQuery(api).queryKey, {
      isConfirmed: true,
      hasPassword: true,
      hasApp: false,
      countPasskeys: 0,
    } as never);
  };
