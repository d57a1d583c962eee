import { control, type FormSchema } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';

/** Returns the form of the name of an escalation. */
export const escalationNameForm = (): FormSchema => ({
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', maxLength: 250, ...control({ inputType: 'text', label: t('report.escalation.name') }) },
  },
});
