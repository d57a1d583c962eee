import type { Locale } from '#api/administration/translation/locale.contract.ts';
import { control, type FormProperty, type FormSchema } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';

const codeField = (): FormProperty => ({
  type: 'string',
  minLength: 2,
  maxLength: 20,
  ...control({
    inputType: 'text',
    label: t('word.form.code'),
    description: t('word.form.code-help'),
    direction: 'ltr',
  }),
});

/** Returns the form of a language that administrators add. The code of a language is fixed once it is added. */
export function addedLanguageForm(others: readonly Locale[], locale?: Locale): FormSchema {
  const bases = others.filter(({ localeKey }) => localeKey !== 'en' && localeKey !== locale?.localeKey);
  return {
    type: 'object',
    required: locale ? ['name'] : ['localeKey'],
    properties: {
      ...(!locale && { localeKey: codeField() }),
      name: {
        type: 'string',
        maxLength: 100,
        ...control({
          inputType: 'text',
          label: t('word.form.name'),
          ...(!locale && { description: t('word.form.name-help') }),
        }),
      },
      direction: {
        type: 'string',
        enum: [...(locale ? [] : ['']), 'ltr', 'rtl'],
        ...control({
          inputType: 'choice',
          label: t('word.form.direction'),
          choices: {
            '': t('word.form.direction.auto'),
            ltr: t('word.form.direction.ltr'),
            rtl: t('word.form.direction.rtl'),
          },
        }),
      },
      derivesFrom: {
        type: 'string',
        enum: ['', ...bases.map(({ localeKey }) => localeKey)],
        ...control({
          inputType: 'choice',
          label: t('word.form.derives-from'),
          choices: {
            '': t('word.form.english'),
            ...Object.fromEntries(bases.map(({ localeKey, name }) => [localeKey, name])),
          },
        }),
      },
    },
  };
}
