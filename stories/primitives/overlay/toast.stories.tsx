import { Button } from '#components/primitives/form/button.tsx';
import { Dialog, DialogBody } from '#components/primitives/overlay/dialog.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { ToastList } from '#components/primitives/overlay/toast-list.tsx';
import { rowGround } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / toast' };

function Kinds() {
  const toasts = useToasts();
  const add = (options: Parameters<typeof toasts.add>[0]) => () => void toasts.add(options);
  const undo = { label: 'Undo', onSelect: () => toasts.update('undo', { text: 'It is back.', actions: [] }) };
  return (
    <div className={rowGround} style={{ minBlockSize: '30rem' }}>
      <Button onClick={add({ text: 'Link copied to clipboard.', tone: 'success' })}>Plain</Button>
      <Button onClick={add({ id: 'undo', text: 'The draft is discarded.', actions: [undo] })}>With an action</Button>
      <Button onClick={add({ text: 'Post moved.', link: { label: 'Go to post', href: '/discussion/7' } })}>
        With a link
      </Button>
      <Button onClick={add({ text: 'Something went wrong.', tone: 'error' })}>Error</Button>
      <Button
        onClick={add({
          id: 'preview',
          text: 'You are previewing the Autumn theme.',
          isPersistent: true,
          isDismissible: false,
          isWide: true,
          actions: [
            { label: 'Apply', onSelect: () => toasts.update('preview', { busyAction: 'Apply' }) },
            { label: 'Cancel', onSelect: () => toasts.remove('preview') },
          ],
        })}
      >
        Persistent
      </Button>
    </div>
  );
}

export const AllKinds = () => (
  <ToastList>
    <Kinds />
  </ToastList>
);

function Writing() {
  const toasts = useToasts();
  const retry = { label: 'Retry', onSelect: () => toasts.update('draft', { text: 'Saved.', tone: 'success' }) };
  const save = () =>
    void toasts.add({ id: 'draft', text: 'The draft could not be saved.', tone: 'error', actions: [retry] });
  return (
    <Dialog open onOpenChange={() => undefined} title="Write" size="small">
      <DialogBody>
        <Button onClick={save}>Save</Button>
      </DialogBody>
    </Dialog>
  );
}

export const AboveDialog = () => (
  <ToastList>
    <Writing />
  </ToastList>
);
