import { control, type FormSchema } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';

/** Returns the form of the reminders to the authors of questions. */
export const questionForm = (): FormSchema => ({
  type: 'object',
  required: ['qna.followUp.days'],
  properties: {
    'qna.followUp.enabled': {
      type: 'boolean',
      ...control({
        inputType: 'switch',
        label: t('administration.question.enabled'),
        description: t('administration.question.enabled-help'),
      }),
    },
    'qna.followUp.days': {
      type: 'integer',
      minimum: 1,
      maximum: 59,
      ...control({
        inputType: 'number',
        label: t('administration.question.days'),
        description: t('administration.question.days-help'),
        only: { field: 'qna.followUp.enabled', is: true },
      }),
    },
  },
});
