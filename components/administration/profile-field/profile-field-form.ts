import type { FormSchema } from '#api/form/form-schema.ts';
import type { ProfileField } from '#api/member/profile-field/profile-field.contract.ts';
import {
  choiceOf,
  fieldProperties,
  requiredFieldProperties,
  switchOf,
} from '#components/administration/post-type/field-form.ts';
import {
  displayPositionLabels,
  mutabilityLabels,
  registrationLabels,
  visibilityLabels,
} from './profile-field-choices.ts';

/** Returns the form of a profile field. */
export const profileFieldForm = (field: ProfileField | undefined): FormSchema => ({
  type: 'object',
  required: [...requiredFieldProperties, 'registrationOptions', 'visibility', 'mutability'],
  properties: {
    ...fieldProperties(field),
    registrationOptions: choiceOf('administration.field.joining', registrationLabels),
    visibility: choiceOf('administration.field.seen', visibilityLabels),
    mutability: choiceOf('administration.field.changed', mutabilityLabels),
    userCards: switchOf(displayPositionLabels.userCards),
    posts: switchOf(displayPositionLabels.posts),
    search: switchOf(displayPositionLabels.search),
    enabled: switchOf('administration.field.enabled'),
  },
});
