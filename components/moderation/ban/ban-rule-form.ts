import { control, type FormSchema } from '#api/form/form-schema.ts';
import { banRuleTypes } from '#api/moderation/ban/ban-rule-type.ts';
import { t } from '#api/translations.ts';
import { choiceLabels } from '#components/form/choice-labels.ts';

/** Returns the form of a ban rule (docs/behavior/moderation.md#ban-rules). */
export const banRuleForm = (): FormSchema => ({
  type: 'object',
  required: ['type', 'pattern'],
  properties: {
    type: {
      type: 'string',
      enum: banRuleTypes,
      ...control({
        inputType: 'choice',
        label: t('sanction.rule.type'),
        choices: choiceLabels({
          name: 'sanction.rule.type.name',
          email: 'sanction.rule.type.email',
          ip: 'sanction.rule.type.ip',
        }),
      }),
    },
    pattern: {
      type: 'string',
      maxLength: 254,
      ...control({
        inputType: 'text',
        label: t('sanction.rule.pattern'),
        description: t('sanction.rule.pattern-help'),
        direction: 'ltr',
      }),
    },
    note: {
      type: 'string',
      maxLength: 1_000,
      ...control({ inputType: 'text', label: t('sanction.rule.note') }),
    },
  },
});
