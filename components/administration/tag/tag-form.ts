import { control, type FormSchema } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';

/** Returns the form of a tag. Without a URL code, the server derives one from the name. */
export const tagForm = (): FormSchema => ({
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 100, ...control({ inputType: 'text', label: t('administration.tag.name') }) },
    urlcode: {
      type: 'string',
      maxLength: 100,
      ...control({ inputType: 'text', label: t('administration.tag.code'), direction: 'ltr' }),
    },
  },
});
