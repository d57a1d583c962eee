import { assign, fromPromise, setup } from 'xstate';
import { failureReason } from '#machines/failure-reason.ts';

/** The events of a post's deletion. */
export type PostDeletionEvent =
  | { type: 'delete.requested' }
  | { type: 'delete.confirmed' }
  | { type: 'delete.cancelled' };

/**
 * Deletes a post after confirmation. The page changes only after the server has confirmed
 * (docs/behavior/post.md#deleting-posts). An error leaves the post unchanged and the confirmation open, with the
 * reason. Escape never deletes, including while the request is in flight.
 */
export const postDeletionMachine = setup({
  types: { context: {} as { reason: string }, events: {} as PostDeletionEvent },
  actors: { deletePost: fromPromise<void>(() => Promise.reject(new Error('The actor `deletePost` is not provided.'))) },
  actions: {
    noteReason: assign((_, { error }: { error: unknown }) => ({ reason: failureReason(error) })),
    tellDeleted: () => {},
  },
}).createMachine({
  id: 'post-deletion',
  context: { reason: '' },
  initial: 'closed',
  states: {
    closed: { on: { 'delete.requested': 'open' } },
    open: { on: { 'delete.confirmed': 'deleting', 'delete.cancelled': 'closed' } },
    deleting: {
      invoke: {
        src: 'deletePost',
        onDone: 'deleted',
        onError: { target: 'failed', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
    },
    failed: {
      on: { 'delete.confirmed': 'deleting', 'delete.cancelled': 'closed' },
    },
    deleted: { entry: 'tellDeleted', type: 'final' },
  },
});
