import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import type { SubmissionState } from '#machines/primitives/submission/submission.connect.ts';
import { StorySite } from '#stories/support/story-site.tsx';
import { useSubmissionIn } from '#stories/support/story-submission.ts';

export default { title: 'primitives / submission-problem' };

interface ProblemProps {
  readonly state: SubmissionState;
  readonly message: string;
  readonly title?: string;
}

const Problem = ({ state, message, title }: ProblemProps) => (
  <StorySite>
    <SubmissionProblem submission={useSubmissionIn({ state, message })} title={title} />
  </StorySite>
);

export const Rejected = () => <Problem state="rejected" message="You need the comments.add permission to do that." />;

export const SomeoneWasFaster = () => (
  <Problem state="conflict" message="Sami has already handled this report. Nothing was changed." />
);

export const SignedOut = () => (
  <Problem
    state="signedOut"
    message="You have been signed out. Sign in again to continue. Nothing you entered is lost."
  />
);

export const Failed = () => (
  <Problem state="failed" message="Something went wrong. Please try again." title="Your note was not added." />
);

export const UndoFailed = () => <Problem state="undoFailed" message="Something went wrong. Please try again." />;
