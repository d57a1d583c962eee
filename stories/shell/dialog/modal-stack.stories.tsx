import { useState } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { Dialog, DialogBody } from '#components/primitives/overlay/dialog.tsx';
import { ModalStack } from '#components/shell/dialog/modal-stack.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'shell / modal-stack' };

const Nested = ({ level }: { level: number }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open dialog {level}</Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={`Dialog ${level}`} size="small">
        <DialogBody>{level < 3 && <Nested level={level + 1} />}</DialogBody>
      </Dialog>
    </>
  );
};

export const ThreeLevels = () => (
  <StorySite>
    <ModalStack>
      <Nested level={1} />
    </ModalStack>
  </StorySite>
);
