import { ApiFailure } from '#api/failure.ts';
import { fieldsFailure } from '#api/fields-failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { registrationFormMachine } from './registration-form.machine.ts';

const nothing = {
  name: '',
  email: '',
  password: '',
  repeated: '',
  discoveryText: '',
  invitationCode: '',
  termsAccepted: false,
  profileFields: {},
};
const everything = {
  ...nothing,
  name: 'ingrid',
  email: 'ingrid@harbour.example',
  password: 'a sea of words',
  repeated: 'a sea of words',
  discoveryText: 'I bake bread.',
  invitationCode: 'abcd-efgh',
  termsAccepted: true,
};
const taken = fieldsFailure({ name: 'The name you entered is already in use by another member.' });

/**
 * The model of the registration form machine: an empty and a complete form; registered, applied, rejected or
 * unreachable.
 */
export const registrationFormModel = defineModel(registrationFormMachine, {
  starts: { start: { demands: ['termsAccepted'] }, application: { demands: ['discoveryText', 'invitationCode'] } },
  events: [
    { type: 'field.edited', name: 'name' },
    { type: 'form.submitted', words: nothing },
    { type: 'form.submitted', words: everything },
  ],
  answers: {
    join: { done: [{ isApplicant: false }, { isApplicant: true }], error: [taken, ApiFailure.unreachable()] },
  },
  essence: ({ context: { demands } }) => demands,
  observe: ({ context: { words, refusal } }) => ({
    name: words.name,
    hasPassword: words.password !== '',
    refusal: refusal.message,
    marked: Object.keys(refusal.fields).sort(),
  }),
  invariants: {
    'the password is stored only while the form is being submitted': (snapshot) =>
      snapshot.matches('submitting') || !JSON.stringify(snapshot.context).includes('a sea of words'),
    'a refused or incomplete form has a message': (snapshot) =>
      !(snapshot.matches({ entering: 'refused' }) || snapshot.matches({ entering: 'incomplete' })) ||
      snapshot.context.refusal.message !== '',
  },
  maxPairs: 60,
});
