import type { StateValueFrom } from 'xstate';
import { ComposerProblem } from '#components/composer/form/composer-problem.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import type { submissionMachine } from '#machines/composer/form/submission.machine.ts';
import { submissionIn } from '#stories/support/story-composer.ts';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / submission' };

const inState = (value: StateValueFrom<typeof submissionMachine>, message = '', isSessionOver = false) => {
  const submission = submissionIn(value, { message, isSessionOver });
  return (
    <StorySite>
      <ComposerProblem submission={submission} title="Your comment could not be posted." />
      <Button {...submission.getPostProps()}>Post Comment</Button>
    </StorySite>
  );
};

export const Writing = () => inState('writing');

export const Sending = () => inState('sending');

export const Refused = () => inState('refused', 'You need the comments.add permission to do that.');

export const SessionOver = () => inState('refused', 'You have been signed out. Your text is saved here.', true);

export const Failed = () => inState('failed', 'Something went wrong. Your text is saved here. Please try again.');

export const Posted = () => inState('posted');
