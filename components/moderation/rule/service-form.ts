import type { Condition } from '#api/form/form-condition.ts';
import { control, type FormSchema } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';

/** The condition that posts can be sent at all. */
const only: Condition = { field: 'externalAttachments.enabled', is: true };

/** Returns the form of the external services to which posts can be sent. */
export const serviceForm = (): FormSchema => ({
  type: 'object',
  required: ['issueTracker.name', 'issueTracker.scope'],
  properties: {
    'externalAttachments.enabled': {
      type: 'boolean',
      ...control({ inputType: 'switch', label: t('attachment.settings.enabled') }),
    },
    'issueTracker.name': {
      type: 'string',
      maxLength: 50,
      ...control({
        inputType: 'text',
        label: t('attachment.settings.name'),
        description: t('attachment.settings.name-help'),
        only,
      }),
    },
    'issueTracker.url': {
      type: 'string',
      maxLength: 500,
      ...control({
        inputType: 'text',
        label: t('attachment.settings.url'),
        description: t('attachment.settings.url-help'),
        direction: 'ltr',
        only,
      }),
    },
    'issueTracker.scope': {
      type: 'string',
      enum: ['all', 'own'],
      ...control({
        inputType: 'choice',
        label: t('attachment.settings.scope'),
        choices: { all: t('attachment.settings.scope-all'), own: t('attachment.settings.scope-own') },
        only,
      }),
    },
  },
});
