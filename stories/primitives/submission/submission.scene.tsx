import { useState } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { submissionMachine } from '#machines/primitives/submission/submission.machine.ts';
import { submissionModel } from '#machines/primitives/submission/submission.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The scene of a submission: a note is added, shown before the server accepts it, and can be removed again. */
export const submissionScene = defineScene(submissionModel, {
  render: () => (
    <StorySite me={ingrid}>
      <AddNote />
    </StorySite>
  ),
});

function AddNote() {
  const add = useStoryCall<string, string>('/notes');
  const remove = useStoryCall<string>('/notes/undo');
  const [body, setBody] = useState('Hide glue.');
  const note = useSubmission<string, string>(submissionMachine, {
    send: (text) => add(text),
    undo: ({ output }) => remove(output),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        note.submit(body);
      }}
      {...note.getFormProps()}
    >
      <ul>
        <li>Fish glue.</li>
        {note.optimistic && <li>{note.optimistic}</li>}
      </ul>
      <SubmissionProblem submission={note} />
      <Field label="Note" error={note.errorOf('body')}>
        {(wiring) => <Input {...wiring} name="body" value={body} onChange={({ target }) => setBody(target.value)} />}
      </Field>
      <div>
        <Button variant="primary" {...note.getSubmitProps()}>
          Add Note
        </Button>{' '}
        {(note.isDone || note.state === 'undoing') && <Button {...note.getUndoProps()} />}
      </div>
      <p role="status">{note.isDone ? 'Added.' : note.isUndone ? 'Removed.' : ''}</p>
    </form>
  );
}
