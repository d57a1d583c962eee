import { defineModel } from '#machines/model/model.ts';
import { oneTimeSecretMachine } from './one-time-secret.machine.ts';

/** The model of a secret that is shown once: a second one replaces it, and copying succeeds or is blocked. */
export const oneTimeSecretModel = defineModel(oneTimeSecretMachine, {
  events: [{ type: 'secret.received', secret: ['abcd-efgh', 'ijkm-npqr'] }],
  answers: { copy: { done: [undefined], error: [new Error('Blocked.')] } },
  observe: ({ context }) => ({ secret: [...context.secret] }),
  invariants: {
    'the secret is in memory only while it is shown': ({ value, context }) =>
      (value === 'hidden') === (context.secret.length === 0),
  },
});
