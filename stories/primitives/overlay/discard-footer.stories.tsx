import { Dialog } from '#components/primitives/overlay/dialog.tsx';
import { DiscardFooter } from '#components/primitives/overlay/discard-footer.tsx';

export default { title: 'primitives / discard-footer' };

const ignore = () => undefined;

export const Confirming = () => (
  <Dialog
    open
    onOpenChange={ignore}
    title="Discard Changes?"
    description="Are you sure you want to exit without saving?"
  >
    <DiscardFooter label="Discard" onStay={ignore} onDiscard={ignore} />
  </Dialog>
);
