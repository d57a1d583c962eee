import { assign, fromPromise, setup } from 'xstate';
import { ApiFailure } from '#api/failure.ts';
import { failureReason } from '#machines/failure-reason.ts';

/** The events of the resolution of all discussions. */
export type ResolveAllEvent =
  | { type: 'resolution.requested' }
  | { type: 'resolution.confirmed' }
  | { type: 'retry.requested' }
  | { type: 'dialog.closed' };

/** The response for a batch: the discussions resolved by its job so far, and the payload that resumes the job. */
export interface ResolvedBatch {
  readonly progress: { readonly successIDs: readonly number[] };
  readonly callbackPayload: string | null;
}

interface Context {
  /** The number of discussions resolved by finished jobs. */
  readonly before: number;
  /** The number of discussions resolved by the present job. */
  readonly batch: number;
  readonly payload: string;
  readonly reason: string;
}

const countIn = (batch: Partial<ResolvedBatch> | undefined) => batch?.progress?.successIDs.length ?? 0;

/** Returns the progress that an error reports. Such an error ends its job. */
const progressIn = (error: unknown): Partial<ResolvedBatch> | undefined =>
  error instanceof ApiFailure && 'progress' in error.details ? (error.details as Partial<ResolvedBatch>) : undefined;

/**
 * Resolves all discussions after confirmation, in batches, until a batch resolves nothing. After a failure it continues
 * where it stopped.
 */
export const resolveAllMachine = setup({
  types: { context: {} as Context, events: {} as ResolveAllEvent },
  actors: {
    resolveBatch: fromPromise<ResolvedBatch, { payload: string }>(() =>
      Promise.reject(new Error('The actor `resolveBatch` is not provided.')),
    ),
  },
  guards: {
    isUnfinished: (_, { output }: { output: ResolvedBatch }) => Boolean(output.callbackPayload),
    isExhausted: (_, { output }: { output: ResolvedBatch }) => countIn(output) === 0,
  },
  actions: {
    startOver: assign({ before: 0, batch: 0, payload: '', reason: '' }),
    keepBatch: assign((_, { output }: { output: ResolvedBatch }) => ({
      batch: countIn(output),
      payload: output.callbackPayload ?? '',
    })),
    addBatch: assign(({ context: { before } }, { output }: { output: ResolvedBatch }) => ({
      before: before + countIn(output),
      batch: 0,
      payload: '',
    })),
    keepFailure: assign(({ context: { before, batch, payload } }, { error }: { error: unknown }) => {
      const progress = progressIn(error);
      return {
        reason: failureReason(error),
        ...(progress ? { before: before + countIn(progress), batch: 0, payload: '' } : { before, batch, payload }),
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
