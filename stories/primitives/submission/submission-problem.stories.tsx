import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import type { SubmissionState } from '#machines/primitives/submission/submission.connect.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { submissionIn } from '#stories/support/story-submission.ts';

export default { title: 'primitives / submission-problem' };

const inState = (state: SubmissionState, message: string, title?: string) => (
  <StorySite>
    <SubmissionProblem submission={submissionIn({ state, message })} title={title} />
  </StorySite>
);

export const Rejected = () => inState('rejected', 'You need the comments.add permission to do that.');

export const SomeoneWasFaster = () => inState('conflict', 'Sami has already handled this report. Nothing was changed.');

export const SignedOut = () =>
  inState('signedOut', 'You have been signed out. Sign in again to continue. Nothing you entered is lost.');

export const Failed = () => inState('failed', 'Something went wrong. Please try again.', 'Your note was not added.');

export const UndoFailed = () => inState('undoFailed', 'Something went wrong. Please try again.');
