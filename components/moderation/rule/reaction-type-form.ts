import { control, type FormProperty, type FormSchema } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { reactionClassNames } from './reaction-class.ts';

const classes = Object.entries(reactionClassNames);

const number = (
  name: 'value' | 'points' | 'order',
  range: Required<Pick<FormProperty, 'minimum' | 'maximum'>>,
): FormProperty => ({
  type: 'integer',
  ...range,
  ...control({ inputType: 'number', label: t(`reaction.${name}`), description: t(`reaction.${name}.help`) }),
});

/** Returns the form of a reaction type: its name, class, score, points, order and roles. */
export const reactionTypeForm = (): FormSchema => ({
  type: 'object',
  required: ['name', 'class', 'reactionValue', 'points', 'sort'],
  properties: {
    name: { type: 'string', maxLength: 50, ...control({ inputType: 'text', label: t('reaction.name') }) },
    description: {
      type: 'string',
      maxLength: 500,
      ...control({ inputType: 'text', label: t('reaction.description') }),
    },
    class: {
      type: 'string',
      enum: classes.map(([value]) => value),
      ...control({
        inputType: 'choice',
        label: t('reaction.class'),
        description: t('reaction.class.help'),
        choices: Object.fromEntries(classes.map(([value, label]) => [value, t(label)])),
      }),
    },
    reactionValue: number('value', { minimum: -100, maximum: 100 }),
    points: number('points', { minimum: -100, maximum: 100 }),
    sort: number('order', { minimum: 0, maximum: 10_000 }),
    active: { type: 'boolean', ...control({ inputType: 'switch', label: t('reaction.active') }) },
    roleIDs: {
      type: 'array',
      items: { type: 'integer' },
      maxItems: 100,
      ...control({ inputType: 'role', label: t('reaction.roles'), description: t('reaction.roles.help') }),
    },
  },
});
