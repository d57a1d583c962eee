import { control, type FormSchema } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';

/** Returns the form of an answer template: its name for moderators, and its text. */
export const answerTemplateForm = (): FormSchema => ({
  type: 'object',
  required: ['name', 'body'],
  properties: {
    name: { type: 'string', maxLength: 100, ...control({ inputType: 'text', label: t('report.settings.name') }) },
    body: {
      type: 'string',
      maxLength: 5_000,
      ...control({ inputType: 'textArea', label: t('report.templates.body'), rows: 6 }),
    },
  },
});
