import { useMemo } from 'react';
import { fromPromise } from 'xstate';
import { ComposerProblem } from '#components/composer/form/composer-problem.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { connectSubmission } from '#machines/composer/form/submission.connect.ts';
import { submissionMachine } from '#machines/composer/form/submission.machine.ts';
import { submissionModel } from '#machines/composer/form/submission.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The scene of a submission: a comment that is being sent. */
export const submissionScene = defineScene(submissionModel, {
  render: () => (
    <StorySite me={ingrid}>
      <Sending />
    </StorySite>
  ),
});

function Sending() {
  const call = useStoryCall<object, { url: string }>();
  const machine = useMemo(() => submissionMachine.provide({ actors: { send: fromPromise(() => call({})) } }), []);
  const [snapshot, send] = useMachine(machine);
  const submission = connectSubmission(snapshot, send);
  return (
    <>
      <Field label="Your comment" error={submission.errorOf('body')}>
        {(wiring) => <Textarea {...wiring} defaultValue="Hide glue." onInput={() => submission.touch('body')} />}
      </Field>
      <ComposerProblem submission={submission} title="Your comment could not be posted." />
      <Button {...submission.getPostProps()} onClick={submission.post}>
        Post Comment
      </Button>
    </>
  );
}
