import { assign, fromPromise, setup } from 'xstate';
import { failureReason } from '#machines/failure-reason.ts';
import { type BulkResponse, progressIn } from '#machines/moderation/bulk/bulk-response.ts';

/** The events of the resolution of all discussions. */
export type ResolveAllEvent =
  | { type: 'resolution.requested' }
  | { type: 'resolution.confirmed' }
  | { type: 'retry.requested' }
  | { type: 'dialog.closed' };

interface Context {
  /** The number of discussions resolved by finished jobs. */
  readonly before: number;
  /** The number of discussions resolved by the present job. */
  readonly batch: number;
  readonly payload: string;
  readonly reason: string;
}

/** Returns the number of discussions that the job of a batch has resolved so far. */
const countIn = ({ progress }: Pick<BulkResponse, 'progress'>) => progress.successIDs.length;

/**
 * Resolves all discussions after confirmation, in batches, until a batch resolves nothing. After a failure it continues
 * where it stopped.
 */
export const resolveAllMachine = setup({
  types: { context: {} as Context, events: {} as ResolveAllEvent },
  actors: {
    resolveBatch: fromPromise<BulkResponse, { payload: string }>(() =>
      Promise.reject(new Error('The actor `resolveBatch` is not provided.')),
    ),
  },
  guards: {
    isUnfinished: (_, { output }: { output: BulkResponse }) => Boolean(output.callbackPayload),
    isExhausted: (_, { output }: { output: BulkResponse }) => countIn(output) === 0,
  },
  actions: {
    startOver: assign({ before: 0, batch: 0, payload: '', reason: '' }),
    keepBatch: assign((_, { output }: { output: BulkResponse }) => ({
      batch: countIn(output),
      payload: output.callbackPayload ?? '',
    })),
    addBatch: assign(({ context: { before } }, { output }: { output: BulkResponse }) => ({
      before: before + countIn(output),
      batch: 0,
      payload: '',
    })),
    keepFailure: assign(({ context: { before } }, { error }: { error: unknown }) => {
      const progress = progressIn(error);
      return {
        reason: failureReason(error),
        ...(progress && { before: before + countIn({ progress }), batch: 0, payload: '' }),
      };
    }),
    clearReason: assign({ reason: '' }),
    reportEnded: () => {},
  },
}).createMachine({
  id: 'resolve-all',
  context: { before: 0, batch: 0, payload: '', reason: '' },
  initial: 'closed',
  states: {
    closed: { on: { 'resolution.requested': 'asking' } },
    asking: {
      entry: 'startOver',
      on: { 'resolution.confirmed': 'resolving', 'dialog.closed': 'closed' },
    },
    resolving: {
      tags: 'busy',
      entry: 'clearReason',
      invoke: {
        src: 'resolveBatch',
        input: ({ context: { payload } }) => ({ payload }),
        onDone: [
          {
            guard: { type: 'isUnfinished', params: ({ event }) => event },
            target: 'resolving',
            reenter: true,
            actions: { type: 'keepBatch', params: ({ event }) => event },
          },
          {
            guard: { type: 'isExhausted', params: ({ event }) => event },
            target: 'ended',
            actions: [{ type: 'addBatch', params: ({ event }) => event }, 'reportEnded'],
          },
          {
            target: 'resolving',
            reenter: true,
            actions: { type: 'addBatch', params: ({ event }) => event },
          },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    failed: {
      tags: 'error',
      on: { 'retry.requested': 'resolving', 'dialog.closed': { target: 'ended', actions: 'reportEnded' } },
    },
    ended: { on: { 'resolution.requested': 'asking' } },
  },
});
