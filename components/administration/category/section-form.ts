import { control, type FormSchema } from '#api/form/form-schema.ts';
import { currentTranslations, t } from '#api/translations.ts';

/** Returns the form of a subcommunity. The address of a new one follows its name. `home` is the address of its page. */
export const sectionForm = (home: string, isNew: boolean): FormSchema => ({
  type: 'object',
  required: ['name', 'slug', 'categoryID'],
  properties: {
    name: {
      type: 'string',
      maxLength: 100,
      ...control({ inputType: 'text', label: t('administration.section.name') }),
    },
    slug: {
      type: 'string',
      maxLength: 50,
      pattern: '^[a-z0-9-]+$',
      ...control({
        inputType: 'text',
        label: t('administration.section.address'),
        description: t('administration.section.address-help', { address: home }),
        direction: 'ltr',
        ...(isNew && { follows: { field: 'name', as: 'slug' } }),
      }),
    },
    categoryID: {
      type: 'integer',
      ...control({
        inputType: 'category',
        label: t('administration.section.category'),
        description: t('administration.section.category-help'),
      }),
    },
    description: {
      type: 'string',
      maxLength: 500,
      ...control({ inputType: 'text', label: t('administration.section.description') }),
    },
    contentLocale: {
      type: 'string',
      nullable: true,
      enum: currentTranslations().offered.map(({ code }) => code),
      ...control({
        inputType: 'choice',
        label: t('administration.section.language'),
        description: t('administration.section.language-help'),
        placeholder: t('administration.section.language-any'),
        choices: Object.fromEntries(currentTranslations().offered.map(({ code, name }) => [code, name])),
      }),
    },
    sectionGroup: {
      type: 'string',
      maxLength: 50,
      ...control({
        inputType: 'text',
        label: t('administration.section.group'),
        description: t('administration.section.group-help'),
      }),
    },
  },
});
