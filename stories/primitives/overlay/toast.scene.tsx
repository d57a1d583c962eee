import { useState } from 'react';
import { Toast } from '#components/primitives/overlay/toast.tsx';
import { toastModel } from '#machines/primitives/overlay/toast.model.ts';
import type { ListedToast } from '#machines/primitives/overlay/toast-list.machine.ts';
import { ground } from '#stories/primitives/story-ground.css.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';

const plain: ListedToast = {
  id: 'link',
  text: 'Link copied to clipboard.',
  tone: 'success',
  isPersistent: false,
  isDismissible: true,
  isWide: false,
  actions: [],
  count: 1,
  isRemoved: false,
};

const lasting = { text: 'The post is deleted.', actions: ['Undo'] };

/** A toast that the walk replaces and removes like the toast list does. */
function OneToast({ isLasting }: { isLasting: boolean }) {
  const [toast, setToast] = useState({ ...plain, ...(isLasting && lasting) });
  const change = (own: Partial<ListedToast>) => setToast((old) => ({ ...old, ...own }));
  useStoryEvents({
    'toast.replaced': (becomesLasting: boolean) =>
      setToast((old) => ({ ...plain, ...(becomesLasting && lasting), count: old.count + 1 })),
  });
  return (
    <div className={ground}>
      <div role="status">
        <Toast
          toast={toast}
          onSelect={() => undefined}
          onDismiss={() => change({ isRemoved: true })}
          onGone={() => undefined}
          onFocusLost={() => undefined}
        />
      </div>
    </div>
  );
}

/** The scene of a toast, plain or lasting. */
export const toastScene = defineScene(toastModel, {
  render: (start) => <OneToast isLasting={start === 'lasting'} />,
  empty: { leaving: 'The toast has faded out and is about to be removed.', gone: 'The toast has been removed.' },
});
