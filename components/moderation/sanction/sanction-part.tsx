import { type RefObject, useState } from 'react';
import { SanctionDialog, type SanctionDialogProps } from './sanction-dialog.tsx';

/** The props of a sanction dialog opened from a menu: the member, the post, and the focus return target. */
export type SanctionPartProps = Omit<SanctionDialogProps, 'open' | 'onOpenChange'> & {
  readonly returnTo?: RefObject<HTMLElement | null>;
};

/** The sanction dialog that opens on mount. */
export function SanctionPart({ returnTo, ...about }: SanctionPartProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <SanctionDialog {...about} open={isOpen} onOpenChange={setIsOpen} {...(returnTo && { returnFocus: returnTo })} />
  );
}
