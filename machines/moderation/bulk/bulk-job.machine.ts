import { assign, fromPromise, setup } from 'xstate';
import { t } from '#api/translations.ts';
import { failureReason } from '#machines/failure-reason.ts';
import { type BulkAction, type BulkChoice, type BulkRequest, changingRecordIDs } from './bulk-request.ts';
import { type BulkProgress, type BulkResponse, progressIn } from './bulk-response.ts';

/** The events of a bulk job. */
export type BulkJobEvent =
  | { type: 'job.requested'; ids: readonly number[] }
  | { type: 'choice.made'; destinationID: number }
  | { type: 'choice.cleared' }
  | { type: 'redirect.toggled' }
  | { type: 'job.confirmed' }
  | { type: 'retry.requested' }
  | { type: 'dialog.closed' };

interface Context {
  readonly action: BulkAction;
  /** The records when the dialog opened, or those left for a retry. */
  readonly ids: readonly number[];
  readonly choice: BulkChoice | undefined;
  readonly succeeded: readonly number[];
  readonly reasons: Readonly<Record<number, string>>;
  readonly payload: string;
  /** The last response to the present job. */
  readonly response: BulkResponse | undefined;
  readonly reason: string;
}

const reasonsIn = (context: Context, { failedIDs, exceptionsByID }: BulkProgress): Record<number, string> => {
  const sent = changingRecordIDs(context);
  const failed = failedIDs.filter((id) => sent.includes(id));
  return {
    ...context.reasons,
    ...Object.fromEntries(failed.map((id) => [id, exceptionsByID[id]?.message ?? t('primitives.problem.again')])),
  };
};

const leftIn = (context: Context) => changingRecordIDs(context).filter((id) => !context.succeeded.includes(id));

/** Returns the records that leave the selection: those that are done and, after a merge, the destination. */
const settledIn = ({ action, succeeded, choice }: Context): readonly number[] =>
  action === 'merge' && choice && succeeded.length > 0 ? [...succeeded, choice.destinationID] : succeeded;

/** Returns the sent records that are done. Other records in the response do not belong to this job. */
const doneIn = (context: Context, { successIDs }: BulkProgress) =>
  changingRecordIDs(context).filter((id) => context.succeeded.includes(id) || successIDs.includes(id));

const tellEnded = {
  type: 'tellEnded',
  params: ({ context: { response } }: { context: Context }) => ({ response }),
} as const;

/**
 * Runs a bulk action: requests confirmation, sends the request, resumes the job until it is complete, and collects the
 * result of each record (docs/behavior/moderation.md#bulk-actions, docs/behavior/moderation.md#long-jobs). Failed
 * records can be retried.
 */
export const bulkJobMachine = setup({
  types: { input: {} as { action: BulkAction }, context: {} as Context, events: {} as BulkJobEvent },
  actors: {
    sendJob: fromPromise<BulkResponse, BulkRequest>(() =>
      Promise.reject(new Error('The actor `sendJob` is not provided.')),
    ),
    resumeJob: fromPromise<BulkResponse, { payload: string }>(() =>
      Promise.reject(new Error('The actor `resumeJob` is not provided.')),
    ),
  },
  guards: {
    needsChoice: ({ context }) => context.action === 'move' || context.action === 'merge',
    isUnfinished: (_, { output }: { output: BulkResponse }) => Boolean(output.callbackPayload),
    tellsProgress: (_, { error }: { error: unknown }) => progressIn(error) !== undefined,
    isComplete: ({ context }) => leftIn(context).length === 0,
    isMerged: ({ context }) => context.action === 'merge' && leftIn(context).length === 0,
    hasSuccess: ({ context }) => context.succeeded.length > 0,
  },
  actions: {
    takeRecords: assign((_, { ids }: { ids: readonly number[] }) => ({
      ids,
      choice: undefined,
      succeeded: [],
      reasons: {},
      response: undefined,
      reason: '',
    })),
    takeChoice: assign(({ context: { choice } }, { destinationID }: { destinationID: number }) => ({
      choice: { destinationID, addRedirects: choice?.addRedirects ?? false },
    })),
    forgetChoice: assign({ choice: undefined }),
    toggleRedirect: assign(({ context: { choice } }) => ({
      choice: choice && { ...choice, addRedirects: !choice.addRedirects },
    })),
    takeLeft: assign(({ context }) => ({
      ids: context.ids.filter((id) => !context.succeeded.includes(id)),
      succeeded: [],
      reasons: {},
      response: undefined,
      reason: '',
    })),
    noteAnswer: assign(({ context }, response: BulkResponse) => ({
      succeeded: doneIn(context, response.progress),
      reasons: reasonsIn(context, response.progress),
      payload: response.callbackPayload ?? '',
      response,
    })),
    noteRefusal: assign(({ context }, { error }: { error: unknown }) => {
      const progress = progressIn(error) ?? { successIDs: [], failedIDs: [], exceptionsByID: {} };
      return {
        succeeded: doneIn(context, progress),
        reasons: reasonsIn(context, progress),
        reason: failureReason(error),
      };
    }),
    forgetReason: assign({ reason: '' }),
    tellBegan: () => {},
    tellProgress: (_, _params: { succeeded: readonly number[]; reasons: Readonly<Record<number, string>> }) => {},
    tellEnded: (_, _params: { response: BulkResponse | undefined }) => {},
  },
}).createMachine({
  id: 'bulk-job',
  context: ({ input: { action } }) => ({
    action,
    ids: [],
    choice: undefined,
    succeeded: [],
    reasons: {},
    payload: '',
    response: undefined,
    reason: '',
  }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'job.requested': [
          {
            guard: 'needsChoice',
            target: 'choosing',
            actions: { type: 'takeRecords', params: ({ event }) => event },
          },
          { target: 'ready', actions: { type: 'takeRecords', params: ({ event }) => event } },
        ],
      },
    },
    choosing: {
      on: {
        'choice.made': { target: 'ready', actions: { type: 'takeChoice', params: ({ event }) => event } },
        'dialog.closed': 'closed',
      },
    },
    ready: {
      on: {
        'choice.made': { actions: { type: 'takeChoice', params: ({ event }) => event } },
        'choice.cleared': { target: 'choosing', actions: 'forgetChoice' },
        'redirect.toggled': { actions: 'toggleRedirect' },
        'job.confirmed': { target: 'sending', actions: 'tellBegan' },
        'dialog.closed': 'closed',
      },
    },
    sending: {
      invoke: {
        src: 'sendJob',
        input: ({ context }) => ({ action: context.action, ids: changingRecordIDs(context), choice: context.choice }),
        onDone: [
          {
            guard: { type: 'isUnfinished', params: ({ event }) => event },
            target: 'resuming',
            actions: { type: 'noteAnswer', params: ({ event }) => event.output },
          },
          { target: 'judging', actions: { type: 'noteAnswer', params: ({ event }) => event.output } },
        ],
        onError: { target: 'judging', actions: { type: 'noteRefusal', params: ({ event }) => event } },
      },
    },
    resuming: {
      entry: {
        type: 'tellProgress',
        params: ({ context: { succeeded, reasons } }) => ({ succeeded, reasons }),
      },
      invoke: {
        src: 'resumeJob',
        input: ({ context: { payload } }) => ({ payload }),
        onDone: [
          {
            guard: { type: 'isUnfinished', params: ({ event }) => event },
            target: 'resuming',
            reenter: true,
            actions: { type: 'noteAnswer', params: ({ event }) => event.output },
          },
          { target: 'judging', actions: { type: 'noteAnswer', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'tellsProgress', params: ({ event }) => event },
            target: 'judging',
            actions: { type: 'noteRefusal', params: ({ event }) => event },
          },
          { target: 'interrupted', actions: { type: 'noteRefusal', params: ({ event }) => event } },
        ],
      },
    },
    interrupted: {
      on: {
        'retry.requested': { target: 'resuming', actions: 'forgetReason' },
        'dialog.closed': { target: 'closed', actions: tellEnded },
      },
    },
    judging: {
      entry: [
        {
          type: 'tellProgress',
          params: ({ context }) => ({ succeeded: settledIn(context), reasons: context.reasons }),
        },
        tellEnded,
      ],
      always: [
        // The merged discussion shows the result, so the dialog closes.
        { guard: 'isMerged', target: 'closed' },
        { guard: 'isComplete', target: 'done' },
        { guard: 'hasSuccess', target: 'partlyFailed' },
        { target: 'failed' },
      ],
    },
    done: { on: { 'dialog.closed': 'closed' } },
    partlyFailed: {
      on: {
        'retry.requested': { target: 'sending', actions: ['takeLeft', 'tellBegan'] },
        'dialog.closed': 'closed',
      },
    },
    failed: {
      on: {
        'retry.requested': { target: 'sending', actions: ['takeLeft', 'tellBegan'] },
        'dialog.closed': 'closed',
      },
    },
  },
});
