import { assign, fromPromise, setup } from 'xstate';
import { failureReason } from '#machines/failure-reason.ts';

/** The progress of a background job, as the server returns it. */
export interface ContentJobReport {
  readonly status: 'queued' | 'running' | 'finished';
  readonly progress: { readonly successIDs: readonly number[]; readonly failedIDs: readonly number[] };
}

interface Context {
  readonly done: number;
  readonly failed: number;
  readonly reason: string;
}

/**
 * Follows a background job that deletes posts: reads its progress repeatedly until it is finished. A failed request is
 * repeated too.
 */
export const contentJobMachine = setup({
  types: { context: {} as Context },
  actors: {
    readJob: fromPromise<ContentJobReport>(() => Promise.reject(new Error('The actor `readJob` is not provided.'))),
  },
  delays: { pollInterval: 1_500 },
  guards: { isFinished: (_, { output }: { output: ContentJobReport }) => output.status === 'finished' },
  actions: {
    keepReport: assign((_, { progress }: ContentJobReport) => ({
      done: progress.successIDs.length,
      failed: progress.failedIDs.length,
      reason: '',
    })),
    keepReason: assign((_, { error }: { error: unknown }) => ({ reason: failureReason(error) })),
    reportFinished: () => {},
  },
}).createMachine({
  id: 'content-job',
  context: { done: 0, failed: 0, reason: '' },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readJob',
        onDone: [
          {
            guard: { type: 'isFinished', params: ({ event }) => event },
            target: 'finished',
            actions: [{ type: 'keepReport', params: ({ event }) => event.output }, 'reportFinished'],
          },
          { target: 'waiting', actions: { type: 'keepReport', params: ({ event }) => event.output } },
        ],
        onError: { target: 'unreachable', actions: { type: 'keepReason', params: ({ event }) => event } },
      },
    },
    waiting: { after: { pollInterval: 'reading' } },
    unreachable: { tags: 'error', after: { pollInterval: 'reading' } },
    finished: { type: 'final' },
  },
});
