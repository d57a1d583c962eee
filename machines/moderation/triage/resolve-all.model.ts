import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import type { BulkResponse } from '#machines/moderation/bulk/bulk-response.ts';
import { resolveAllMachine } from './resolve-all.machine.ts';

const batch = (successIDs: readonly number[], callbackPayload: string | null = null): BulkResponse => ({
  progress: { successIDs, failedIDs: [], exceptionsByID: {} },
  callbackPayload,
});

/** The model of the resolution of all discussions: an unfinished batch, a finished one, and an empty one. */
export const resolveAllModel = defineModel(resolveAllMachine, {
  answers: {
    resolveBatch: {
      done: [batch([11], 'rest'), batch([11, 12]), batch([])],
      error: [ApiFailure.unreachable()],
    },
  },
  essence: ({ context: { payload } }) => payload,
  observe: ({ context: { before, batch, payload, reason } }) => ({
    before,
    batch,
    resolved: before + batch,
    payload,
    reason,
  }),
  invariants: {
    'a failure keeps how far it came': ({ value, context }, before) =>
      value !== 'failed' ||
      !before ||
      (context.before === before.context.before &&
        context.batch === before.context.batch &&
        context.payload === before.context.payload),
    'only a failure has a reason': ({ value, context }) => value === 'failed' || value === 'ended' || !context.reason,
  },
});
