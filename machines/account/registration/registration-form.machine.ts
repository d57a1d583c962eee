import { assign, fromPromise, setup } from 'xstate';
import { t } from '#api/translations.ts';
import {
  formProblemOf,
  noProblem,
  type SubmissionProblem,
} from '#machines/primitives/submission/submission-problem.ts';

/** The entries of the registration form. `profileFields` are keyed by their API names. */
export interface RegistrationEntries {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly repeated: string;
  readonly discoveryText: string;
  readonly invitationCode: string;
  readonly termsAccepted: boolean;
  readonly profileFields: Readonly<Record<string, string | readonly string[]>>;
}

/** A requirement of the registration form besides name, e-mail address and password. */
export type RegistrationDemand = 'discoveryText' | 'invitationCode' | 'termsAccepted';

/** The outcome of a registration: a member, or an applicant who awaits approval. */
export interface RegistrationOutcome {
  readonly isApplicant: boolean;
}

/** The events of the registration form machine. */
export type RegistrationFormEvent =
  | { type: 'field.edited'; name: string }
  | { type: 'form.submitted'; words: RegistrationEntries };

const empty: RegistrationEntries = {
  name: '',
  email: '',
  password: '',
  repeated: '',
  discoveryText: '',
  invitationCode: '',
  termsAccepted: false,
  profileFields: {},
};

interface Entered {
  readonly words: RegistrationEntries;
  readonly demands: readonly RegistrationDemand[];
}

const missingIn = ({ words, demands }: Entered): SubmissionProblem['fields'] => ({
  ...(words.name.trim() === '' && { name: t('primitives.problem.required') }),
  ...(words.email.trim() === '' && { email: t('primitives.problem.required') }),
  ...(words.password === '' && { password: t('primitives.problem.required') }),
  ...(words.repeated !== words.password && { passwordMatch: t('account.problem.password-mismatch') }),
  ...(demands.includes('discoveryText') &&
    words.discoveryText.trim() === '' && { discoveryText: t('primitives.problem.required') }),
  ...(demands.includes('invitationCode') &&
    words.invitationCode.trim() === '' && { invitationCode: t('primitives.problem.required') }),
  ...(demands.includes('termsAccepted') &&
    !words.termsAccepted && { termsAccepted: t('account.problem.terms-required') }),
});

/**
 * Registers a member from a form that also works without the machine (docs/behavior/account.md#registration). Missing
 * fields are marked before anything is sent. A rejection preserves the entries and marks the fields that the server
 * rejected. A new member is signed in and continues to the target. An applicant sees a confirmation.
 */
export const registrationFormMachine = setup({
  types: {
    input: {} as { demands: readonly RegistrationDemand[] },
    context: {} as { demands: readonly RegistrationDemand[]; words: RegistrationEntries; refusal: SubmissionProblem },
    events: {} as RegistrationFormEvent,
  },
  actors: {
    join: fromPromise<RegistrationOutcome, RegistrationEntries>(() =>
      Promise.reject(new Error('The actor `join` is not provided.')),
    ),
  },
  guards: {
    isComplete: ({ context: { demands } }, { words }: { words: RegistrationEntries }) =>
      Object.keys(missingIn({ words, demands })).length === 0,
    isApplicant: (_, { output }: { output: RegistrationOutcome }) => output.isApplicant,
  },
  actions: {
    keepWords: assign((_, { words }: { words: RegistrationEntries }) => ({ words, refusal: noProblem })),
    markMissing: assign(({ context: { demands } }, { words }: { words: RegistrationEntries }) => ({
      refusal: { message: t('primitives.problem.marked'), fields: missingIn({ words, demands }) },
    })),
    unmark: assign(({ context: { refusal } }, { name }: { name: string }) => {
      const { [name]: _, ...fields } = refusal.fields;
      return { refusal: { ...refusal, fields } };
    }),
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: formProblemOf(error) })),
    forgetWords: assign({ words: empty }),
    tellJoined: () => {},
  },
}).createMachine({
  id: 'registration-form',
  context: ({ input }) => ({ ...input, words: empty, refusal: noProblem }),
  initial: 'entering',
  states: {
    entering: {
      initial: 'typing',
      on: {
        'form.submitted': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'submitting',
            actions: { type: 'keepWords', params: ({ event }) => event },
          },
          { target: '.incomplete', reenter: true, actions: { type: 'markMissing', params: ({ event }) => event } },
        ],
      },
      states: {
        typing: {},
        incomplete: { on: { 'field.edited': { actions: { type: 'unmark', params: ({ event }) => event } } } },
        refused: { on: { 'field.edited': { actions: { type: 'unmark', params: ({ event }) => event } } } },
      },
    },
    submitting: {
      invoke: {
        src: 'join',
        input: ({ context }) => context.words,
        onDone: [
          { guard: { type: 'isApplicant', params: ({ event }) => event }, target: 'applied' },
          { target: 'joined' },
        ],
        onError: { target: 'entering.refused', actions: { type: 'keepRefusal', params: ({ event }) => event } },
      },
      exit: 'forgetWords',
    },
    joined: { entry: 'tellJoined', type: 'final' },
    applied: { type: 'final' },
  },
});
