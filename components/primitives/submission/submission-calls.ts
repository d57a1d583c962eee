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
