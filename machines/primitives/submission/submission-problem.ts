import { ApiFailure } from '#api/failure.ts';
import { isSessionEndedError } from '#api/member/session/session-ended-error.ts';
import { t } from '#api/translations.ts';
import { failureReason } from '#machines/failure-reason.ts';

/**
 * The kinds of failures of a request, by what the user can do next: `rejected` (correct the input), `conflict` (look at
 * the present state, because someone else was faster), `signedOut` (sign in again), `failed` (try again).
 */
export type FailureKind = 'rejected' | 'conflict' | 'signedOut' | 'failed';

/** The reason why a request failed: one message, and the messages of invalid fields. */
export interface SubmissionProblem {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** The problem of a request that has not failed. */
export const noProblem: SubmissionProblem = { message: '', fields: {} };

/** The longest wait that a message names, in seconds. For a longer one, the message of the server is shown. */
const longestNamedWait = 3_600;

/** Returns the kind of a failure. Errors that the API did not send, and busy servers, are worth another try. */
export function failureKindOf(error: unknown): FailureKind {
  if (!(error instanceof ApiFailure)) return 'failed';
  if (isSessionEndedError(error)) return 'signedOut';
  if (error.status === 409 && !error.details.errors) return 'conflict';
  const isRejected = error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
  return isRejected ? 'rejected' : 'failed';
}

/** Returns the message of a failure and the messages of its fields (docs/behavior/shell.md#submissions). */
export function problemOf(error: unknown): SubmissionProblem {
  if (!(error instanceof ApiFailure)) return { message: t('primitives.problem.again'), fields: {} };
  if (isSessionEndedError(error)) return { message: t('primitives.submission.signed-out'), fields: {} };
  const { retryAfter, errors = {} } = error.details;
  if (error.code === 'request.too-many' && retryAfter !== undefined && retryAfter <= longestNamedWait)
    return { message: t('primitives.submission.too-fast', { seconds: Math.ceil(retryAfter) }), fields: {} };
  const fields = Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, messages.map(({ message }) => message).join(' ')]),
  );
  return { message: failureReason(error), fields };
}

/** Like `problemOf`, for forms that mark their fields: with errors at fields, the message refers to these. */
export function formProblemOf(error: unknown): SubmissionProblem {
  const problem = problemOf(error);
  return Object.keys(problem.fields).length > 0 ? { ...problem, message: t('primitives.problem.marked') } : problem;
}
