import { assign, fromPromise, setup } from 'xstate';
import { failureReason } from '#machines/reason-in.ts';

/** What befalls a question that stands before an act. */
export type ConfirmEvent = { type: 'confirm.requested' } | { type: 'confirm.accepted' } | { type: 'confirm.cancelled' };

/**
 * Asks before something is done (`spec/behaviours.md` §5, decision 9). It is done only at the server's word; a failure
 * keeps the question, with the reason and the way to try again. Until then cancelling is always safe.
 */
export const confirmMachine = setup({
  types: { context: {} as { reason: string }, events: {} as ConfirmEvent },
  actors: { act: fromPromise<unknown>(() => Promise.resolve()) },
  actions: {
    noteReason: assign((_, { error }: { error: unknown }) => ({ reason: failureReason(error) })),
    forgetReason: assign({ reason: '' }),
    tellDone: () => {},
  },
}).createMachine({
  id: 'confirm',
  context: { reason: '' },
  initial: 'closed',
  states: {
    closed: { entry: 'forgetReason', on: { 'confirm.requested': 'open' } },
    open: { tags: 'open', on: { 'confirm.accepted': 'acting', 'confirm.cancelled': 'closed' } },
    acting: {
      tags: ['open', 'busy'],
      entry: 'forgetReason',
      invoke: {
        src: 'act',
        onDone: { target: 'closed', actions: 'tellDone' },
        onError: { target: 'failed', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
    },
    failed: { tags: ['open', 'error'], on: { 'confirm.accepted': 'acting', 'confirm.cancelled': 'closed' } },
  },
});
