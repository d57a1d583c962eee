import { Button } from '#components/primitives/form/button.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { ToastList } from '#components/primitives/overlay/toast-list.tsx';
import type { Toast } from '#machines/primitives/overlay/toast-list.machine.ts';
import { toastListModel } from '#machines/primitives/overlay/toast-list.model.ts';
import { ground } from '#stories/primitives/story-ground.css.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';

/** A page on which the walk adds and removes toasts. */
function Page() {
  const toasts = useToasts();
  useStoryEvents({
    'toast.added': ({ actions, ...toast }: Toast) =>
      toasts.add({ ...toast, actions: actions.map((label) => ({ label, onSelect: () => undefined })) }),
    'toast.changed': ({ id, change }: { id: string; change: { text: string } }) => toasts.update(id, change),
    'toast.removed': (id: string) => toasts.remove(id),
  });
  return (
    <div className={ground} style={{ minBlockSize: '30rem' }}>
      <Button>Write</Button>
    </div>
  );
}

/** The scene of the toast list. */
export const toastListScene = defineScene(toastListModel, {
  render: () => (
    <ToastList isEager>
      <Page />
    </ToastList>
  ),
});
