import { ApiFailure } from '#api/failure.ts';
import { isSessionEndedError } from '#api/member/session/session-ended-error.ts';
import { t } from '#api/translations.ts';
import { createSubmissionMachine } from '#machines/primitives/submission/submission.machine.ts';
import { problemOf, type SubmissionProblem } from '#machines/primitives/submission/submission-problem.ts';

/**
 * Returns the reason why a post was not accepted, with a message that explains the next step. For an unexpected error
 * and an ended session, the message states that the text is safe.
 */
export function postProblemOf(error: unknown): SubmissionProblem {
  const problem = problemOf(error);
  if (!(error instanceof ApiFailure)) return { ...problem, message: t('composer.submission.unexplained') };
  if (isSessionEndedError(error)) return { ...problem, message: t('composer.submission.signed-out') };
  const { retryAfter } = error.details;
  if (error.code === 'request.too-many' && retryAfter !== undefined)
    return { ...problem, message: t('composer.submission.too-fast', { seconds: Math.ceil(retryAfter) }) };
  return problem;
}

/**
 * Sends the text of a composer once, however often the button is pressed. Only the server's response makes it posted
 * (docs/behavior/composer.md).
 */
export const postSubmissionMachine = createSubmissionMachine('post-submission', {
  canRepeat: false,
  hasFields: true,
  describe: postProblemOf,
});
