import { discussionTypes } from '#api/discussion/discussion-type.ts';
import { control, type FormProperty, type FormSchema } from '#api/form/form-schema.ts';
import { recordLookups } from '#api/form/record-lookup.ts';
import type { PostField } from '#api/post/type/post-field.contract.ts';
import type { PostType } from '#api/post/type/post-type.contract.ts';
import { t } from '#api/translations.ts';
import { typeLabels } from '#components/administration/category/category-choices.ts';
import { choiceLabels } from '#components/form/choice-labels.ts';
import { switchOf } from './field-form.ts';

/** The categories that can offer a post type. */
const offering = {
  ...recordLookups.category,
  api: '/categories/search?query=%s&displayAs=discussions&limit=20&expand=breadcrumbs',
} as const;

/**
 * Returns the form of a post type with the fields that exist. The names of the original types are translated, so they
 * cannot be changed. The API name and the parent can be set only for a new type.
 */
export const postTypeForm = (type: PostType | undefined, fields: readonly PostField[]): FormSchema => ({
  type: 'object',
  required: ['name', 'postTypeID', 'parentPostTypeID'],
  properties: {
    ...(!type?.isOriginal && nameProperties(type)),
    postHelperText: {
      type: 'string',
      maxLength: 500,
      ...control({
        inputType: 'text',
        label: t('administration.post-type.helper'),
        description: t('administration.post-type.helper-help'),
      }),
    },
    ...(fields.length > 0 && { postFieldIDs: fieldChoice(inOrderOf(type, fields)) }),
    categoryIDs: {
      type: 'array',
      maxItems: 500,
      items: { type: 'integer' },
      ...control({
        inputType: 'category',
        label: t('administration.post-type.categories'),
        description: t('administration.post-type.categories-help'),
        choices: offering,
      }),
    },
    roleIDs: {
      type: 'array',
      maxItems: 100,
      items: { type: 'integer' },
      ...control({
        inputType: 'role',
        label: t('administration.post-type.roles'),
        description: t('administration.post-type.roles-help'),
      }),
    },
    isActive: switchOf('administration.post-type.active'),
  },
});

const nameProperties = (type: PostType | undefined): Readonly<Record<string, FormProperty>> => ({
  name: {
    type: 'string',
    maxLength: 100,
    ...control({ inputType: 'text', label: t('administration.post-type.name') }),
  },
  postTypeID: {
    type: 'string',
    maxLength: 50,
    pattern: '^[a-z][a-z0-9-]*$',
    ...control({
      inputType: 'text',
      label: t('report.reasons.api-name'),
      description: t('administration.post-type.api-name-help'),
      direction: 'ltr',
      ...(type ? { maySet: false } : { follows: { field: 'name', as: 'apiName' } }),
    }),
  },
  ...(!type && {
    parentPostTypeID: {
      type: 'string',
      enum: discussionTypes,
      default: 'discussion',
      ...control({
        inputType: 'choice',
        label: t('administration.post-type.parent'),
        choices: choiceLabels(typeLabels),
      }),
    },
  }),
  postButtonLabel: {
    type: 'string',
    maxLength: 100,
    ...control({
      inputType: 'text',
      label: t('administration.post-type.button'),
      description: t('administration.post-type.button-help'),
    }),
  },
});

/** Returns the fields with those of the type first, in their display order, because a choice keeps the offered order. */
function inOrderOf(type: PostType | undefined, fields: readonly PostField[]): readonly PostField[] {
  const order = type?.postFields?.map(({ postFieldID }) => postFieldID) ?? [];
  const place = ({ postFieldID }: PostField) => order.indexOf(postFieldID) + 1 || order.length + 1;
  return fields.toSorted((one, other) => place(one) - place(other));
}

const fieldChoice = (fields: readonly PostField[]): FormProperty => ({
  type: 'array',
  maxItems: 50,
  items: { type: 'string', enum: fields.map(({ postFieldID }) => postFieldID) },
  ...control({
    inputType: 'choices',
    label: t('administration.post-type.fields'),
    choices: Object.fromEntries(fields.map(({ postFieldID, label }) => [postFieldID, label])),
  }),
});
