import { useState } from 'react';
import { FormFields } from '#components/form/form-fields.tsx';
import { submitOf, useForm } from '#components/form/use-form.ts';
import { Loader } from '#components/primitives/content/loader.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Dialog } from '#components/primitives/overlay/dialog.tsx';
import { DiscardFooter } from '#components/primitives/overlay/discard-footer.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { formModel } from '#machines/form/form.model.ts';
import type { LoadedForm } from '#machines/form/form-context.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** Shows every state of a form: a page that loads it, keeps it open after it is saved, and asks before it is closed. */
function Example({ start }: { start: string }) {
  const load = useStoryCall<undefined, LoadedForm>('/form');
  const save = useStoryCall('/save');
  const [restored, setRestored] = useState<readonly string[]>();
  useStoryEvents({ 'fields.restored': setRestored });
  const loaded = formModel.spec.starts?.[restored ? 'plain' : start]?.loaded;
  const form = useForm({ loaded, load: () => load(undefined), save: (values) => save(values), restored });
  if (form.isLeft) return <p {...form.getRootProps()}>The form is closed.</p>;
  return (
    <div {...form.getRootProps()}>
      {form.isLoading && <Loader label="Loading the form…" />}
      {form.canRetry && <SubmissionProblem submission={form} />}
      {form.isOpen && (
        <form ref={form.root} id={form.id} onSubmit={submitOf(form)} noValidate>
          <FormFields form={form} />
          <Button variant="primary" {...form.getSubmitProps()}>
            Save
          </Button>
          {form.isChanged && <Button {...form.getResetProps()} />}
        </form>
      )}
      <Button {...form.getCancelProps()}>Close</Button>
      <p role="status">{form.isSaved && 'Saved.'}</p>
      <Dialog
        open={form.isAsking}
        onOpenChange={form.getDialogProps().onOpenChange}
        title="Discard Changes?"
        description="Your changes have not been saved."
        size="small"
      >
        <DiscardFooter label="Discard" {...form.getDiscardProps()} />
      </Dialog>
    </div>
  );
}

/** The scene of a form with each kind of start. */
export const formScene = defineScene(formModel, {
  render: (start) => (
    <StorySite me={ingrid}>
      <Example start={start} />
    </StorySite>
  ),
});
