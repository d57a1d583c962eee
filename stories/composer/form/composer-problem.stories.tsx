import { ComposerProblem } from '#components/composer/form/composer-problem.tsx';
import type { PostSubmission } from '#components/composer/form/use-composer.ts';
import { usePostSubmissionIn } from '#stories/support/story-composer.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / composer-problem' };

const problem = (submission: PostSubmission) => (
  <StorySite me={ingrid}>
    <ComposerProblem submission={submission} title="Your comment could not be posted." />
  </StorySite>
);

export const Rejected = () => problem(usePostSubmissionIn('rejected', { message: 'Body is required.' }));

export const Unreachable = () =>
  problem(usePostSubmissionIn('failed', { message: 'Something went wrong while contacting the server.' }));

export const SignedOut = () =>
  problem(usePostSubmissionIn('signedOut', { message: 'You have been signed out. Your text is saved here.' }));
