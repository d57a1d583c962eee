import { assign, fromPromise, setup } from 'xstate';
import { ApiFailure } from '#api/failure.ts';
import { t } from '#api/words.ts';

/** What befalls the question whether a post shall be deleted. */
export type PostDeletionEvent =
  | { type: 'delete.requested' }
  | { type: 'delete.confirmed' }
  | { type: 'delete.cancelled' };

/** The reason in an error, in words for people. */
export const reasonIn = (error: unknown): string =>
  error instanceof ApiFailure ? error.details.description || error.message : t('primitives.problem.again');

/**
 * Deletes a post after asking. The page moves on only when the server has said so (decision 3); a refusal leaves the
 * post, and the question with the reason. Escape is always the safe choice, also while the request is on its way.
 */
export const postDeletionMachine = setup({
  types: { context: {} as { reason: string }, events: {} as PostDeletionEvent },
  actors: { deletePost: fromPromise<void>(() => Promise.reject(new Error('Nothing to delete.'))) },
  actions: {
    noteReason: assign((_, { error }: { error: unknown }) => ({ reason: reasonIn(error) })),
    forgetReason: assign({ reason: '' }),
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
      entry: 'forgetReason',
      invoke: {
        src: 'deletePost',
        onDone: 'deleted',
        onError: { target: 'failed', actions: { type: 'noteReason', params: ({ event }) => event } },
      },
    },
    failed: {
      on: { 'delete.confirmed': 'deleting', 'delete.cancelled': { target: 'closed', actions: 'forgetReason' } },
    },
    deleted: { entry: 'tellDeleted', type: 'final' },
  },
});
