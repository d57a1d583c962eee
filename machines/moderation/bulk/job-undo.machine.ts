import { assign, fromPromise, setup } from 'xstate';
import { failureReason } from '#machines/failure-reason.ts';
import type { BulkProgress, BulkResponse } from './bulk-response.ts';

/** The events of the undo of long jobs. */
export type JobUndoEvent = { type: 'undo.requested'; jobID: string } | { type: 'retry.requested' };

interface Context {
  readonly jobID: string;
  /** The payload with which an unfinished undo is resumed. */
  readonly payload: string;
  readonly result: BulkProgress | undefined;
  readonly reason: string;
}

const undoOther = {
  'undo.requested': {
    guard: { type: 'isOther', params: ({ event }: { event: { jobID: string } }) => event },
    target: 'undoing',
    actions: { type: 'takeJob', params: ({ event }: { event: { jobID: string } }) => event },
  },
} as const;

const keepResult = [
  { type: 'keepAnswer', params: ({ event }: { event: { output: BulkResponse } }) => event.output },
  { type: 'reportUndone', params: ({ event }: { event: { output: BulkResponse } }) => event.output.progress },
] as const;

/**
 * Undoes long jobs, one at a time: sends the request and resumes it until it is complete
 * (docs/behavior/moderation.md#long-jobs). A job is undone once, because a second undo would be rejected. After a
 * failure the undo continues where it stopped.
 */
export const jobUndoMachine = setup({
  types: { context: {} as Context, events: {} as JobUndoEvent },
  actors: {
    undoJob: fromPromise<BulkResponse, { jobID: string; payload: string }>(() =>
      Promise.reject(new Error('The actor `undoJob` is not provided.')),
    ),
  },
  guards: {
    isOther: ({ context }, { jobID }: { jobID: string }) => context.jobID !== jobID,
    isUnfinished: (_, { output }: { output: BulkResponse }) => Boolean(output.callbackPayload),
    hasFailures: (_, { output }: { output: BulkResponse }) => output.progress.failedIDs.length > 0,
  },
  actions: {
    takeJob: assign((_, { jobID }: { jobID: string }) => ({ jobID, payload: '', result: undefined })),
    keepAnswer: assign((_, { progress, callbackPayload }: BulkResponse) => ({
      result: progress,
      payload: callbackPayload ?? '',
    })),
    keepReason: assign((_, { error }: { error: unknown }) => ({ reason: failureReason(error) })),
    clearReason: assign({ reason: '' }),
    reportBegan: () => {},
    reportUndone: (_, _progress: BulkProgress) => {},
    reportFailure: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: 'job-undo',
  context: { jobID: '', payload: '', result: undefined, reason: '' },
  initial: 'idle',
  states: {
    idle: {
      on: { 'undo.requested': { target: 'undoing', actions: { type: 'takeJob', params: ({ event }) => event } } },
    },
    undoing: {
      tags: 'busy',
      entry: ['clearReason', 'reportBegan'],
      invoke: {
        src: 'undoJob',
        input: ({ context: { jobID, payload } }) => ({ jobID, payload }),
        onDone: [
          {
            guard: { type: 'isUnfinished', params: ({ event }) => event },
            target: 'undoing',
            reenter: true,
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'hasFailures', params: ({ event }) => event },
            target: 'partlyUndone',
            actions: keepResult,
          },
          {
            target: 'undone',
            actions: keepResult,
          },
        ],
        onError: {
          target: 'failed',
          actions: [
            { type: 'keepReason', params: ({ event }) => event },
            { type: 'reportFailure', params: ({ event }) => event },
          ],
        },
      },
    },
    undone: { tags: 'success', on: undoOther },
    partlyUndone: { tags: 'success', on: undoOther },
    failed: { tags: 'error', on: { ...undoOther, 'retry.requested': 'undoing' } },
  },
});
