import { useBulkUndo } from '#components/moderation/bulk/use-bulk-undo.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { ToastList } from '#components/primitives/overlay/toast-list.tsx';
import { jobUndoModel } from '#machines/moderation/bulk/job-undo.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The undo of two bulk actions, as their toasts offer it. */
function Undoing() {
  const undo = useBulkUndo();
  return (
    <p {...undo.getRootProps()}>
      <Button onClick={() => undo.undo('first')}>Undo first</Button>{' '}
      <Button onClick={() => undo.undo('second')}>Undo second</Button>
    </p>
  );
}

/** The scene of the undo of bulk actions, with its toasts. */
export const jobUndoScene = defineScene(jobUndoModel, {
  render: () => (
    <StorySite me={ingrid} permissions={['community.moderate']}>
      <ToastList isEager>
        <Undoing />
      </ToastList>
    </StorySite>
  ),
});
