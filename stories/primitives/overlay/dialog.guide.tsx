import { useRef, useState } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import type { Guide } from '#stories/workbench/component-page/guide.ts';

/** Guidance for the use of the component. */
export const guide: Guide = {
  purpose: 'A task or a question that needs an answer before anything else on the page.',
  avoid: [
    'To ask for confirmation of one action, use `Confirm`.',
    'For a message without a question, use `Toast` or `Message`.',
    'For a long form with an address of its own, use a page.',
  ],
  keys: [
    ['Escape', 'Closes it, or asks whether to discard what was entered'],
    ['Tab', 'Moves within the dialog only'],
    ['Enter', 'Submits its form'],
  ],
  reader:
    'A modal dialog with its title as the name and its description. What is behind it is hidden; the focus returns to the trigger.',
  parts: [
    { name: 'Title', find: '[role="dialog"] h2', about: 'Names the task or asks the question.' },
    { name: 'Body', find: '[role="dialog"] p', about: 'Scrolls when the window is small.' },
    { name: 'Close button', find: '[role="dialog"] button[aria-label]', about: 'Does the same as Escape.' },
  ],
  examples: [
    {
      verdict: 'do',
      Show: () => (
        <Confirm
          title="Delete this discussion?"
          confirmLabel="Delete discussion"
          isDestructive
          trigger={(open) => <Button onClick={open}>Delete…</Button>}
          onConfirm={() => Promise.resolve()}
        >
          Its 12 comments are deleted too. A moderator can restore them.
        </Confirm>
      ),
      because: 'The title asks, the body states the consequence, the button repeats the verb.',
    },
    {
      verdict: 'dont',
      Show: () => (
        <Confirm
          title="Are you sure?"
          confirmLabel="Yes"
          cancelLabel="No"
          trigger={(open) => <Button onClick={open}>Delete…</Button>}
          onConfirm={() => Promise.resolve()}
        >
          This action cannot be undone.
        </Confirm>
      ),
      because: '“Are you sure?” with Yes and No has to be read twice.',
    },
  ],
};

/** A minimal use. */
export function Usage() {
  const [isOpen, setOpen] = useState(false);
  const name = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Rename this category"
      description="Its address stays."
      initialFocus={name}
      trigger={<Button>Rename…</Button>}
    >
      <DialogBody>
        <p>Woodwork has 210 discussions.</p>
      </DialogBody>
      <DialogFooter>
        <Button ref={name} onClick={() => setOpen(false)}>
          Cancel
        </Button>
        <Button variant="primary" onClick={() => setOpen(false)}>
          Rename
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
