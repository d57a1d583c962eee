import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import type { BulkResponse } from './bulk-response.ts';
import { undoResultText } from './job-undo.connect.ts';
import { jobUndoMachine } from './job-undo.machine.ts';

const answer = (failedIDs: readonly number[], callbackPayload: string | null): BulkResponse => ({
  progress: {
    successIDs: [11],
    failedIDs,
    exceptionsByID: Object.fromEntries(failedIDs.map((id) => [id, { message: 'Permission Problem' }])),
  },
  callbackPayload,
});

/** The model of the undo of long jobs: two jobs, and a response that must be resumed. */
export const jobUndoModel = defineModel(jobUndoMachine, {
  events: [
    { type: 'undo.requested', jobID: 'first' },
    { type: 'undo.requested', jobID: 'second' },
  ],
  answers: {
    undoJob: { done: [answer([], null), answer([12], null), answer([], 'rest')], error: [ApiFailure.unreachable()] },
  },
  essence: ({ context: { jobID, payload } }) => [jobID, payload],
  maxPairs: 0,
  observe: ({ context: { jobID, payload, result, reason } }) => ({
    jobID,
    payload,
    result: JSON.stringify(result ?? null),
    outcome: result && payload === '' ? undoResultText(result) : '',
    reason,
  }),
  invariants: {
    'a job is undone once': ({ value }, before, event) =>
      event?.type !== 'undo.requested' || before?.context.jobID !== event.jobID || value === before.value,
    'a failure keeps how far the undo came': ({ value, context }, before) =>
      value !== 'failed' || !before || context.payload === before.context.payload,
  },
});
