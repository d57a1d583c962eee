import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectSubmission, type Submission } from '#machines/primitives/submission/submission.connect.ts';
import type { SubmissionContext, SubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';
import type { FailureKind } from '#machines/primitives/submission/submission-problem.ts';

/** The calls of a submission, and callbacks for its outcomes. */
export interface SubmissionCalls<Payload, Output> {
  /** Sends the payload. Rejects with an `ApiFailure` when the server rejects it. */
  readonly send: (payload: Payload, signal: AbortSignal) => Promise<Output>;
  /** Reverts a completed submission. */
  readonly undo?: (done: { readonly payload: Payload; readonly output: Output }) => Promise<unknown>;
  readonly onDone?: (output: Output, payload: Payload) => void;
  readonly onUndone?: () => void;
  /** Called after a failure, for example to show a toast, or to reload the record after a conflict. */
  readonly onFailure?: (error: unknown, kind: FailureKind) => void;
}

/**
 * Runs the submission machine of a feature. A further request during a call is ignored. The calls may change between
 * renders; the newest ones are used.
 *
 * @example
 * const note = useSubmission(moderatorNoteMachine, { send: (body: string) => addModeratorNote(api, { ...record, body }) });
 */
export function useSubmission<Payload = void, Output = unknown>(
  machine: SubmissionMachine,
  calls: SubmissionCalls<Payload, Output>,
): Submission<Payload, Output> {
  const latest = useRef(calls);
  latest.current = calls;
  const logic = useMemo(
    () =>
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
      }),
    [machine],
  );
  const [snapshot, send] = useMachine(logic);
  return connectSubmission<Payload, Output>(snapshot, send);
}
