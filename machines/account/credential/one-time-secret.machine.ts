import { assign, fromPromise, setup } from 'xstate';

/** The events of a secret that is shown once. */
export type OneTimeSecretEvent =
  | { type: 'secret.received'; secret: readonly string[] }
  | { type: 'copy.requested' }
  | { type: 'secret.kept' };

/**
 * A secret that the server shows only once: an access token, or recovery codes. It stays until the member states that it
 * is stored, and is then removed from memory (docs/behavior/account.md#access-tokens).
 */
export const oneTimeSecretMachine = setup({
  types: { context: {} as { secret: readonly string[] }, events: {} as OneTimeSecretEvent },
  actors: {
    copy: fromPromise<unknown, readonly string[]>(() => Promise.reject(new Error('The actor `copy` is not provided.'))),
  },
  actions: {
    keepSecret: assign((_, { secret }: { secret: readonly string[] }) => ({ secret })),
    removeSecret: assign({ secret: [] }),
  },
}).createMachine({
  id: 'one-time-secret',
  context: { secret: [] },
  initial: 'hidden',
  on: { 'secret.received': { target: '.shown', actions: { type: 'keepSecret', params: ({ event }) => event } } },
  states: {
    hidden: {},
    shown: {
      initial: 'ready',
      on: { 'secret.kept': { target: 'hidden', actions: 'removeSecret' } },
      states: {
        ready: { on: { 'copy.requested': 'copying' } },
        copying: {
          tags: 'busy',
          invoke: { src: 'copy', input: ({ context }) => context.secret, onDone: 'copied', onError: 'failed' },
        },
        copied: { on: { 'copy.requested': 'copying' } },
        failed: { tags: 'error', on: { 'copy.requested': 'copying' } },
      },
    },
  },
});
