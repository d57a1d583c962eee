import { fromPromise } from 'xstate';
import type { SubmissionContext, SubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';
import type { SubmissionCalls } from './submission-calls.ts';

/** Returns the machine of a submission with the calls of a feature. The newest calls are used. */
export const provideCalls = <Payload, Output>(
  machine: SubmissionMachine,
  latest: { readonly current: SubmissionCalls<Payload, Output> },
): SubmissionMachine =>
  machine.provide({
    actors: {
      send: fromPromise<unknown, unknown>(({ input, signal }) => latest.current.send(input as Payload, signal)),
      undo: fromPromise<unknown, SubmissionContext>(async ({ input }) =>
        latest.current.undo?.(input as { payload: Payload; output: Output }),
      ),
    },
    actions: {
      reportDone: (_, { output, payload }) => latest.current.onDone?.(output as Output, payload as Payload),
      reportUndone: () => latest.current.onUndone?.(),
      reportFailure: (_, { error, kind }) => latest.current.onFailure?.(error, kind),
    },
  });
