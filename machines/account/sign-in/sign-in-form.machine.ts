import { assign, fromPromise, setup } from 'xstate';
import { t } from '#api/translations.ts';
import {
  formProblemOf,
  noProblem,
  type SubmissionProblem,
} from '#machines/primitives/submission/submission-problem.ts';

/** The entries of the sign-in form. `name` is a name or an e-mail address. */
export interface SignInEntries {
  readonly name: string;
  readonly password: string;
  readonly persistent: boolean;
}

/** The events of the sign-in form machine. */
export type SignInFormEvent = { type: 'field.edited'; name: string } | { type: 'form.submitted'; words: SignInEntries };

const missingIn = ({ name, password }: SignInEntries): SubmissionProblem['fields'] => ({
  ...(name.trim() === '' && { name: t('primitives.problem.required') }),
  ...(password === '' && { password: t('primitives.problem.required') }),
});

/**
 * Signs in from a form that also works without the machine (docs/behavior/account.md#sign-in). Missing fields are
 * marked before anything is sent. A rejection preserves the entries and shows the server's message. After signing in,
 * the target page opens.
 */
export const signInFormMachine = setup({
  types: {
    context: {} as { words: SignInEntries; refusal: SubmissionProblem },
    events: {} as SignInFormEvent,
  },
  actors: {
    signIn: fromPromise<unknown, SignInEntries>(() => Promise.reject(new Error('The actor `signIn` is not provided.'))),
  },
  guards: {
    isComplete: (_, { words }: { words: SignInEntries }) => Object.keys(missingIn(words)).length === 0,
  },
  actions: {
    keepWords: assign((_, { words }: { words: SignInEntries }) => ({ words, refusal: noProblem })),
    markMissing: assign((_, { words }: { words: SignInEntries }) => ({
      refusal: { message: t('primitives.problem.marked'), fields: missingIn(words) },
    })),
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: formProblemOf(error) })),
    forgetPassword: assign(({ context: { words } }) => ({ words: { ...words, password: '' } })),
    tellSignedIn: () => {},
  },
}).createMachine({
  id: 'sign-in-form',
  context: { words: { name: '', password: '', persistent: false }, refusal: noProblem },
  initial: 'typing',
  states: {
    typing: {
      on: {
        'form.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'submitting',
            actions: { type: 'keepWords', params: ({ event }) => event },
          },
          { target: 'incomplete', actions: { type: 'markMissing', params: ({ event }) => event } },
        ],
      },
    },
    incomplete: {
      on: {
        'field.edited': 'typing',
        'form.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'submitting',
            actions: { type: 'keepWords', params: ({ event }) => event },
          },
          { target: 'incomplete', reenter: true, actions: { type: 'markMissing', params: ({ event }) => event } },
        ],
      },
    },
    submitting: {
      invoke: {
        src: 'signIn',
        input: ({ context }) => context.words,
        onDone: 'done',
        onError: { target: 'refused', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
      exit: 'forgetPassword',
    },
    refused: {
      on: {
        'form.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'submitting',
            actions: { type: 'keepWords', params: ({ event }) => event },
          },
          { target: 'incomplete', actions: { type: 'markMissing', params: ({ event }) => event } },
        ],
      },
    },
    done: { entry: 'tellSignedIn', type: 'final' },
  },
});
