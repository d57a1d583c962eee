import { ComposerProblem } from '#components/composer/form/composer-problem.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { postSubmissionMachine } from '#machines/composer/form/post-submission.machine.ts';
import { postSubmissionModel } from '#machines/composer/form/post-submission.model.ts';
import { pressOn, typeInto } from '#stories/support/page-acts.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The scene of a submission: a comment that is being sent. */
export const postSubmissionScene = defineScene(postSubmissionModel, {
  render: () => (
    <StorySite me={ingrid}>
      <Sending />
    </StorySite>
  ),
  reach: {
    'submission.requested': () => pressOn('button'),
    'field.edited': () => typeInto('textarea', 'Hide glue. More.'),
  },
});

function Sending() {
  const call = useStoryCall<object, { url: string }>();
  const submission = useSubmission<void, { url: string }>(postSubmissionMachine, { send: () => call({}) });
  return (
    <>
      <Field label="Your comment" error={submission.errorOf('body')}>
        {(wiring) => <Textarea {...wiring} defaultValue="Hide glue." onInput={() => submission.edit('body')} />}
      </Field>
      <ComposerProblem submission={submission} title="Your comment could not be posted." />
      <Button variant="primary" {...submission.getSubmitProps()} onClick={() => submission.submit()}>
        Post Comment
      </Button>
    </>
  );
}
