import { ApiFailure } from '#api/failure.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { memberChangeMachine } from './member-change.machine.ts';

/**
 * The test model of the member-change machine: saves that succeed, that are rejected because of a field, and that fail
 * because the server is unreachable.
 */
export const memberChangeModel = defineModel(memberChangeMachine, {
  events: [{ type: 'field.edited', name: 'name' }],
  answers: {
    saveChange: {
      done: [undefined],
      error: [fieldsFailure({ name: 'This name is in use by another member.' }), ApiFailure.unreachable()],
    },
  },
  essence: ({ context: { refusal } }) => Object.keys(refusal.fields),
  invariants: {
    'fields have errors only while the change is refused': ({ value, context: { refusal } }) =>
      value === 'refused' || Object.keys(refusal.fields).length === 0,
    'only a refusal has a message': ({ value, context: { refusal } }) =>
      (value === 'refused') === (refusal.words !== ''),
    'editing a field clears its error': ({ context: { refusal } }, _, event) =>
      event?.type !== 'field.edited' || !(event.name in refusal.fields),
  },
});
