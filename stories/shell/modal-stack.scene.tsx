import { use, useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { Button } from '#components/primitives/button.tsx';
import { Dialog, DialogBody } from '#components/primitives/dialog.tsx';
import { WorkbenchContext } from '#components/primitives/workbench-context.ts';
import { ModalStack } from '#components/shell/modal-stack.tsx';
import { modalStackMachine } from '#machines/shell/modal-stack.machine.ts';
import { modalStackModel } from '#machines/shell/modal-stack.model.ts';
import { defineScene } from '#stories/support/scene.ts';
import { useStoryEvents } from '#stories/support/story-events.ts';
import { StorySite } from '#stories/support/story-site.tsx';

const names = ['edit', 'discard', 'help'] as const;
const titles = { edit: 'Edit post', discard: 'Discard changes?', help: 'Help' };

/** Three dialogs, each opened from the one before; the last is busy until it is told that it is not. In a state with some, those are open. */
function Dialogs() {
  const { snapshot } = use(WorkbenchContext)(modalStackMachine) as {
    snapshot?: SnapshotFrom<typeof modalStackMachine>;
  };
  const first = snapshot?.context.dialogs ?? [];
  const [open, setOpen] = useState(first.slice(0, 1).map(({ id }) => id));
  // One after the other, as on a page: two that come in the same moment would each hide the other from those who listen.
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
          holds={holds.includes(name)}
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

/** The dialogs of a page. */
export const modalStackScene = defineScene(modalStackModel, {
  render: () => (
    <StorySite>
      <ModalStack isEager>
        <Dialogs />
      </ModalStack>
    </StorySite>
  ),
});
