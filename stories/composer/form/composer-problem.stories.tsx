import { ComposerProblem } from '#components/composer/form/composer-problem.tsx';
import type { Submission } from '#machines/composer/form/submission.connect.ts';
import { submissionIn } from '#stories/support/story-composer.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / composer-problem' };

const problem = (submission: Submission) => (
  <StorySite>
    <ComposerProblem submission={submission} title="Your comment could not be posted." />
  </StorySite>
);

export const Refused = () => problem(submissionIn('refused', { message: 'Body is required.' }));

export const Unreachable = () =>
  problem(submissionIn('failed', { message: 'Something went wrong while contacting the server.' }));

export const SignedOut = () =>
  problem(
    submissionIn('refused', { message: 'You have been signed out. Your text is saved here.', isSessionOver: true }),
  );
