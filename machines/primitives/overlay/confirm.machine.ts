import { assign, fromPromise, setup } from 'xstate';
import { failureReason } from '#machines/failure-reason.ts';

/** The events of a confirmation. */
export type ConfirmEvent = { type: 'confirm.requested' } | { type: 'confirm.accepted' } | { type: 'confirm.cancelled' };

/**
 * The confirmation before an action (docs/behavior/shell.md#confirm-dialogs). The dialog closes only when the action
 * succeeds; on failure it stays open with the reason, for a retry. Until the action is confirmed, cancelling is always
 * safe.
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
