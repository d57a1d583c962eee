import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / confirm' };

export const Plain = () => (
  <div className={ground}>
    <Confirm
      title="Mark all as read?"
      trigger={(openDialog) => <Button onClick={openDialog}>Mark all read</Button>}
      onConfirm={() => Promise.resolve()}
    >
      All discussions will be marked as read.
    </Confirm>
  </div>
);

export const Destructive = () => (
  <div className={ground}>
    <Confirm
      title="Discard draft"
      confirmLabel="Discard"
      cancelLabel="Keep it"
      isDestructive
      trigger={(openDialog) => <Button onClick={openDialog}>Discard…</Button>}
      onConfirm={() => Promise.resolve()}
    >
      The text cannot be restored.
    </Confirm>
  </div>
);
