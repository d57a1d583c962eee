import { assign, fromPromise, setup } from 'xstate';
import { reasonIn } from '#machines/reason-in.ts';

/** What befalls the question whether a post shall be deleted. */
export type PostDeletionEvent =
  | { type: 'delete.requested' }
  | { type: 'delete.confirmed' }
  | { type: 'delete.cancelled' };

/**
 * Deletes a post after asking. The page moves on only when the server has said so (decision 3); a refusal leaves the
 * post, and the question with the reason. Escape is always the safe choice, also while the request is on its way.
 */
export const postDeletionMachine = setup({
  types: { context: {} as { reason: string }, events: {} as PostDeletionEvent },
  actors: { deletePost: fromPromise<void>(() => Promise.reject(new Error('Nothing to delete.'))) },
  actions: {
    noteReason: assign((_, { error }: { error: unknown }) => ({ reason: reasonIn(error) })),
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
