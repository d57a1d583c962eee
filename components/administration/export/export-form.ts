import type { ExportOptions } from '#api/administration/export/site-export.contract.ts';
import { control, type FormSchema, type FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';

/** Returns the form of an export. Only full administrators may export more than guests see. */
export const exportForm = (isAdministrator: boolean): FormSchema => ({
  type: 'object',
  required: isAdministrator ? ['form', 'scope'] : ['form'],
  properties: {
    form: {
      type: 'string',
      enum: ['data', 'site'],
      ...control({
        inputType: 'choice',
        label: t('transfer.export.form'),
        choices: { data: t('transfer.export.form.data'), site: t('transfer.export.form.site') },
        explanations: { data: t('transfer.export.form.data-help'), site: t('transfer.export.form.site-help') },
      }),
    },
    ...(isAdministrator && {
      scope: {
        type: 'string',
        enum: ['public', 'all'],
        ...control({
          inputType: 'choice',
          label: t('transfer.export.scope'),
          choices: { public: t('transfer.export.scope.public'), all: t('transfer.export.scope.all') },
          explanations: { public: t('transfer.export.scope.public-help'), all: t('transfer.export.scope.all-help') },
          only: { field: 'form', is: 'data' },
        }),
      },
    }),
    hasUploads: {
      type: 'boolean',
      ...control({
        inputType: 'switch',
        label: t('transfer.export.uploads'),
        description: t('transfer.export.uploads-help'),
        only: { field: 'form', is: 'data' },
      }),
    },
    ...(isAdministrator && {
      hasAddresses: {
        type: 'boolean',
        ...control({
          inputType: 'switch',
          label: t('transfer.export.addresses'),
          description: t('transfer.export.addresses-help'),
          only: [
            { field: 'form', is: 'data' },
            { field: 'scope', is: 'all' },
          ],
        }),
      },
    }),
  },
});

/** Returns the options of an export from the values of its form. */
export const exportOptionsOf = ({ form, scope, hasUploads, hasAddresses }: FormValues): ExportOptions => ({
  form: form === 'site' ? 'site' : 'data',
  scope: scope === 'all' ? 'all' : 'public',
  hasUploads: hasUploads === true,
  hasAddresses: hasAddresses === true,
});
