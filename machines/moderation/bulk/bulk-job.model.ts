import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { bulkJobMachine } from './bulk-job.machine.ts';
import { changingRecordIDs } from './bulk-request.ts';
import type { BulkResponse } from './bulk-response.ts';

/** Builds a response for three records. */
const answer = (successIDs: number[], failedIDs: number[], callbackPayload: string | null = null): BulkResponse => ({
  progress: {
    successIDs,
    failedIDs,
    exceptionsByID: Object.fromEntries(failedIDs.map((id) => [id, { message: 'Permission Problem' }])),
  },
  callbackPayload,
});

const allFailed = new ApiFailure('permission.missing', { status: 403, message: 'Permission Problem' }, {
  progress: answer([], [11, 12, 13]).progress,
} as object);

const away = ApiFailure.unreachable();

/**
 * The model of the bulk job: two actions that need a choice, of which merge closes by itself, and one without a choice.
 */
export const bulkJobModel = defineModel(bulkJobMachine, {
  starts: { delete: { action: 'delete' }, move: { action: 'move' }, merge: { action: 'merge' } },
  events: [
    { type: 'job.requested', ids: [11, 12, 13] },
    { type: 'choice.made', destinationID: 11 },
  ],
  answers: {
    sendJob: {
      done: [answer([11, 12, 13], []), answer([11, 12], [13]), answer([11], [], 'to be continued')],
      error: [allFailed, away],
    },
    resumeJob: {
      done: [answer([12, 13], []), answer([12], [13]), answer([12], [], 'to be continued')],
      error: [allFailed, away],
    },
  },
  // The redirect flag also shows whether a choice exists; the destination itself does not distinguish states.
  essence: ({ context: { action, choice, ids, succeeded } }) => [
    action,
    choice?.addRedirects,
    ids.length,
    succeeded.length,
  ],
  // Deletion needs no choice. The main discussion of a merge is a radio button, so that choice cannot be cleared.
  never: ({ context: { action } }, { type }) =>
    (action === 'delete' && (type.startsWith('choice.') || type === 'redirect.toggled')) ||
    (action === 'merge' && type === 'choice.cleared'),
  maxPairs: 60,
  observe: ({ context, context: { action, ids, choice, succeeded, reasons, payload, reason } }) => ({
    action,
    ids,
    count: changingRecordIDs(context).length,
    // The choice itself depends on the action; the view offers other categories than the sample.
    leavesRedirects: choice?.addRedirects ?? null,
    succeeded,
    done: succeeded.length,
    reasons,
    payload,
    reason,
  }),
  unobserved: { response: 'the data of the server, passed to the toast and to the link in the result' },
  invariants: {
    'nothing is sent before the dialog is open': ({ value }, before) =>
      value !== 'sending' || before?.value !== 'closed',
    'no record succeeds twice': ({ context }) => new Set(context.succeeded).size === context.succeeded.length,
  },
});
