import { statusStates } from '#api/discussion/status/discussion-status.ts';
import { control, type FormSchema } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { statusGroupLabels } from '#components/discussion/status/status-groups.ts';
import { choiceLabels } from '#components/form/choice-labels.ts';

/** Returns the form of a post status. The default status of questions cannot be set. */
export const statusForm = (): FormSchema => {
  const { '': everywhere, ...groups } = statusGroupLabels;
  return {
    type: 'object',
    required: ['name', 'state'],
    properties: {
      name: {
        type: 'string',
        maxLength: 100,
        ...control({ inputType: 'text', label: t('administration.status.name') }),
      },
      recordSubtype: {
        type: 'string',
        nullable: true,
        enum: Object.keys(groups),
        ...control({
          inputType: 'choice',
          label: t('administration.status.of'),
          placeholder: t(everywhere),
          choices: choiceLabels(groups),
        }),
      },
      state: {
        type: 'string',
        enum: statusStates,
        ...control({
          inputType: 'choice',
          label: t('administration.status.state'),
          choices: Object.fromEntries(statusStates.map((state) => [state, t(`administration.status.${state}`)])),
        }),
      },
      isDefault: {
        type: 'boolean',
        ...control({
          inputType: 'switch',
          label: t('administration.status.default'),
          only: { not: { field: 'recordSubtype', is: 'question' } },
        }),
      },
    },
  };
};
