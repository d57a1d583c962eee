import { useRef, useState } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { Dialog, DialogBody, DialogFooter, type DialogSize } from '#components/primitives/overlay/dialog.tsx';
import { ground } from '#stories/primitives/story-ground.css.ts';

export default { title: 'primitives / dialog' };

const Example = ({ size }: { size: DialogSize }) => {
  const [isOpen, setOpen] = useState(true);
  const cancel = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <div className={ground}>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size={size}
        title="Delete this discussion?"
        description="It goes to the log, from where a moderator can bring it back."
        initialFocus={cancel}
        trigger={<Button>Delete</Button>}
      >
        <DialogBody>
          <p>“How were the tide tables made?” and its 12 comments will no longer be seen by members.</p>
        </DialogBody>
        <DialogFooter>
          <Button ref={cancel} onClick={close}>
            Cancel
          </Button>
          <Button variant="danger" onClick={close}>
            Delete
          </Button>
        </DialogFooter>
      </Dialog>
    </div>
  );
};

export const Small = () => <Example size="small" />;
export const Medium = () => <Example size="medium" />;
export const Large = () => <Example size="large" />;
export const Xl = () => <Example size="xl" />;
export const Xxl = () => <Example size="xxl" />;
export const FullScreen = () => <Example size="fullScreen" />;
export const SidePanelRight = () => <Example size="sidePanelRight" />;
export const LargePanelRight = () => <Example size="largePanelRight" />;
export const SidePanelLeft = () => <Example size="sidePanelLeft" />;
export const DropDown = () => <Example size="dropDown" />;
