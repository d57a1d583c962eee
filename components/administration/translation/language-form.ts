import type { Locale } from '#api/administration/translation/locale.contract.ts';
import { control, type FormSchema } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';

/** Returns the form of the languages of a site, with a switch for each. The default language is always on. */
export const languageForm = (locales: readonly Locale[], defaultLocale: string): FormSchema => ({
  type: 'object',
  properties: Object.fromEntries(
    locales.map(({ localeKey, name }) => [
      localeKey,
      {
        type: 'boolean' as const,
        ...control({
          inputType: 'switch',
          label: name,
          ...(localeKey === defaultLocale && { maySet: false, description: t('setting.languages.default') }),
        }),
      },
    ]),
  ),
});
