import { type RefObject, useState } from 'react';
import { SanctionDialog, type SanctionDialogProps } from './sanction-dialog.tsx';

/** What a sanction that a menu asks for takes: whom it is about, for which post, and where the focus goes back to. */
export type SanctionPartProps = Omit<SanctionDialogProps, 'open' | 'onOpenChange'> & {
  readonly returnTo?: RefObject<HTMLElement | null>;
};

/** The dialog of a sanction, which opens as it is mounted. */
export function SanctionPart({ returnTo, ...about }: SanctionPartProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <SanctionDialog {...about} open={isOpen} onOpenChange={setIsOpen} {...(returnTo && { returnFocus: returnTo })} />
  );
}
