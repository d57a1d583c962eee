import { EditDeadline } from '#components/composer/form/edit-deadline.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { editDeadlineModel } from '#machines/composer/form/edit-deadline.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryCall } from '#stories/support/story-server.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The scene of the edit deadline: a comment that is edited while its edit window ends. */
export const editDeadlineScene = defineScene(editDeadlineModel, {
  render: (start) => (
    <StorySite me={ingrid}>
      <Editing start={start} />
    </StorySite>
  ),
});

function Editing({ start }: { start: string }) {
  const call = useStoryCall<object>();
  const { facts } = editDeadlineModel.spec.starts?.[start] ?? {};
  return (
    <>
      <Field label="Your comment">
        {(wiring) => <Textarea {...wiring} defaultValue="Soak it overnight, not for an hour." />}
      </Field>
      {facts && <EditDeadline facts={facts} copy={() => call({})} />}
    </>
  );
}
