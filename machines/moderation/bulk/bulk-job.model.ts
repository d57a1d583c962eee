import { ApiFailure } from '#api/failure.ts';
import { defineModel } from '#machines/model/model.ts';
import { type BulkAnswer, bulkJobMachine } from './bulk-job.machine.ts';

/** A job's answer over three records. */
const answer = (successIDs: number[], failedIDs: number[], callbackPayload: string | null = null): BulkAnswer => ({
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

/** How the graph of a bulk job is explored: two that need a choice, one of which closes by itself, and one that does not. */
export const bulkJobModel = defineModel(bulkJobMachine, {
  starts: { delete: { action: 'delete' }, move: { action: 'move' }, merge: { action: 'merge' } },
  events: [
    { type: 'job.requested', ids: [11, 12, 13] },
    { type: 'choice.made', destinationID: 4 },
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
  // A choice is made of nothing but a category or discussion and a redirect, for those actions that need one.
  essence: ({ context: { action, choice, ids, succeeded } }) => [
    action,
    choice?.addRedirects,
    ids.length,
    succeeded.length,
  ],
  // One of several is the main one: that choice is made, not cleared.
  never: ({ context: { action } }, { type }) =>
    (action === 'delete' && (type.startsWith('choice.') || type === 'redirect.toggled')) ||
    (action === 'merge' && type === 'choice.cleared'),
  maxPairs: 60,
  invariants: {
    'nothing is sent before it was asked': ({ value }, before) => value !== 'sending' || before?.value !== 'closed',
    'what succeeded is not sent again': ({ context }) => new Set(context.succeeded).size === context.succeeded.length,
  },
});
