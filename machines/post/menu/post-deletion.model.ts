import { ApiFailure } from '#api/failure.ts';
import { permissionFailure } from '#api/permission-failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { postDeletionMachine } from './post-deletion.machine.ts';

/** The model of a deletion: the server confirms, rejects, or is unreachable. */
export const postDeletionModel = defineModel(postDeletionMachine, {
  answers: {
    deletePost: { done: [undefined], error: [permissionFailure(['comments.delete']), ApiFailure.unreachable()] },
  },
  observe: ({ context: { reason } }) => ({ reason }),
  invariants: {
    'a post is deleted only after a confirmation': ({ value }, before, event) =>
      value !== 'deleting' || before?.value === 'deleting' || event?.type === 'delete.confirmed',
    'Escape always cancels': ({ value }, _, event) => event?.type !== 'delete.cancelled' || value === 'closed',
  },
});
