import { Button } from '#components/primitives/button.tsx';
import { useToasts } from '#components/primitives/toast-context.ts';
import { ToastList } from '#components/primitives/toast-list.tsx';
import type { Toast } from '#machines/primitives/toast-list.machine.ts';
import { toastListModel } from '#machines/primitives/toast-list.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';
import { ground } from './story-ground.css.ts';

/** A page on which a walk lets toasts come and go. */
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

/** The toasts of a page. */
export const toastListScene = defineScene(toastListModel, {
  render: () => (
    <ToastList isEager>
      <Page />
    </ToastList>
  ),
});
