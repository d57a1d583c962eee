import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import type { PostSubmission } from './use-composer.ts';

/**
 * The reason why a post was rejected, with the available actions. If the session has expired, the member signs in again
 * in place, and the post is sent again.
 */
export const ComposerProblem = ({ submission, title }: { submission: PostSubmission; title: string }) => (
  <div {...submission.getRootProps()}>
    <SubmissionProblem submission={submission} title={title} opensSignIn />
  </div>
);
