import { use, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { Button } from '#components/primitives/form/button.tsx';
import { Dialog, DialogBody } from '#components/primitives/overlay/dialog.tsx';
import { WorkbenchContext } from '#components/primitives/runtime/workbench-context.ts';
import { ModalStack } from '#components/shell/dialog/modal-stack.tsx';
import { modalStackMachine } from '#machines/shell/dialog/modal-stack.machine.ts';
import { modalStackModel } from '#machines/shell/dialog/modal-stack.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';
import { StorySite } from '#stories/support/story-site.tsx';

const names = ['edit', 'discard', 'help'] as const;
const titles = { edit: 'Edit post', discard: 'Discard changes?', help: 'Help' };

/**
 * Three dialogs, each opened from the previous one; the last is busy until an event ends it. The dialogs of the story's
 * state are initially open.
 */
function Dialogs() {
  const { snapshot } = use(WorkbenchContext)(modalStackMachine) as {
    snapshot?: SnapshotFrom<typeof modalStackMachine>;
  };
  const first = snapshot?.context.dialogs ?? [];
  const [open, setOpen] = useState(first.slice(0, 1).map(({ id }) => id));
  // The dialogs open one after the other, as on a page. Two that open at the same time would hide each other from
  // assistive technology.
  const [coming, setComing] = useState(first.slice(1).map(({ id }) => id));
  useEffect(() => {
    const [next, ...later] = coming;
    if (next === undefined) return;
    setOpen((old) => [...old, next]);
    setComing(later);
  }, [coming]);
  const [holds, setHolds] = useState(first.filter((dialog) => dialog.holds).map(({ id }) => id));
  const close = (name: string) => setOpen((old) => old.filter((one) => one !== name));
  useStoryEvents({
    'dialog.closed': close,
    'dialog.held': ({ id, isHeld }: { id: string; isHeld: boolean }) =>
      setHolds((old) => (isHeld ? [...old, id] : old.filter((one) => one !== id))),
  });
  const opener = (name: string | undefined) =>
    name && (
      <Button
        onClick={() => {
          setOpen((old) => [...old, name]);
          setHolds((old) => [...old.filter((one) => one !== name), ...(name === 'help' ? [name] : [])]);
        }}
      >
        Open {name}
      </Button>
    );
  return (
    <>
      {opener('edit')}
      {names.map((name, index) => (
        <Dialog
          key={name}
          stackId={name}
          open={open.includes(name)}
          preventsClosing={holds.includes(name)}
          onOpenChange={() => holds.includes(name) || close(name)}
          title={titles[name]}
          size="small"
        >
          <DialogBody>
            {opener(names[index + 1])}
            <p>{holds.includes(name) ? 'Saving…' : 'Nothing is going on.'}</p>
          </DialogBody>
        </Dialog>
      ))}
    </>
  );
}

/** The scene of the modal stack. */
export const modalStackScene = defineScene(modalStackModel, {
  render: () => (
    <StorySite>
      <ModalStack isEager>
        <Dialogs />
      </ModalStack>
    </StorySite>
  ),
});
