import type { FormSchema } from '#api/form/form-schema.ts';
import type { PostField } from '#api/post/type/post-field.contract.ts';
import { choiceOf, fieldProperties, requiredFieldProperties, switchOf } from './field-form.ts';
import { postVisibilityLabels } from './post-type-choices.ts';

/** Returns the form of a post field. The API name of a new field follows its label. */
export const postFieldForm = (field: PostField | undefined): FormSchema => ({
  type: 'object',
  required: [...requiredFieldProperties, 'visibility'],
  properties: {
    ...fieldProperties(field, true),
    visibility: choiceOf('administration.field.seen', postVisibilityLabels),
    isRequired: switchOf('administration.post-field.required'),
    isActive: switchOf('administration.field.enabled'),
  },
});
