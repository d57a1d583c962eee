import { control, type FormSchema } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';

/** Returns the form of a report reason. The API name of a new one follows its name, and cannot be changed later. */
export const reportReasonForm = (isNew: boolean): FormSchema => ({
  type: 'object',
  required: ['name', 'reportReasonID'],
  properties: {
    name: { type: 'string', maxLength: 100, ...control({ inputType: 'text', label: t('report.settings.name') }) },
    reportReasonID: {
      type: 'string',
      maxLength: 60,
      pattern: '^[a-z0-9][a-z0-9-]*$',
      ...control({
        inputType: 'text',
        label: t('report.reasons.api-name'),
        description: t('report.reasons.api-name-help'),
        direction: 'ltr',
        ...(isNew ? { follows: { field: 'name', as: 'slug' } } : { maySet: false }),
      }),
    },
    description: {
      type: 'string',
      maxLength: 500,
      default: '',
      ...control({ inputType: 'text', label: t('report.reasons.description') }),
    },
    roleIDs: {
      type: 'array',
      items: { type: 'integer' },
      maxItems: 100,
      default: [],
      ...control({ inputType: 'role', label: t('report.reasons.roles'), description: t('report.reasons.roles-help') }),
    },
  },
});
