import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'Asks before an action that cannot easily be undone, and shows its failure in place.',
  avoid: ['If the action can be undone, perform it and offer Undo in a `Toast`.', 'For a form, use `Dialog`.'],
  keys: [
    ['Escape', 'Cancels'],
    ['Enter', 'Presses the focused button; the focus begins on Cancel'],
  ],
  reader: 'A dialog with the question as its title. The busy button is announced; an error is an alert.',
};

/** A minimal use. */
export const Usage = () => (
  <Confirm
    title="Discard this draft?"
    confirmLabel="Discard draft"
    isDestructive
    trigger={(open) => <Button onClick={open}>Discard…</Button>}
    onConfirm={() => Promise.resolve()}
  >
    The text cannot be restored.
  </Confirm>
);
