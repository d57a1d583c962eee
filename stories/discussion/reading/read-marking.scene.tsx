import { MarkRead } from '#components/discussion/reading/mark-read.tsx';
import { ToastList } from '#components/primitives/overlay/toast-list.tsx';
import { readMarkingModel } from '#machines/discussion/reading/read-marking.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

/** The scene of the marking of discussions as read, with toasts. */
export const readMarkingScene = defineScene(readMarkingModel, {
  render: () => (
    <StorySite me={ingrid}>
      <ToastList isEager>
        <MarkRead />
      </ToastList>
    </StorySite>
  ),
});
