import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { signInFormMachine } from './sign-in-form.machine.ts';

const wrong = new ApiFailure('session.bad-credentials', { status: 401, message: 'The name or the password is wrong.' });

/** The model of the sign-in form machine: an empty and a complete form; signed in, rejected or unreachable. */
export const signInFormModel = defineModel(signInFormMachine, {
  events: [
    { type: 'field.edited', name: 'Email' },
    { type: 'form.submitted', words: { name: '', password: '', persistent: false } },
    { type: 'form.submitted', words: { name: 'ingrid', password: 'a long enough one', persistent: true } },
  ],
  answers: { signIn: { done: [{}], error: [wrong, ApiFailure.unreachable()] } },
  observe: ({ context: { words, refusal } }) => ({
    name: words.name,
    hasPassword: words.password !== '',
    refusal: refusal.message,
    marked: Object.keys(refusal.fields),
  }),
  invariants: {
    'the password is stored only while the form is being submitted': ({ value, context: { words } }) =>
      value === 'submitting' || words.password === '',
  },
});
