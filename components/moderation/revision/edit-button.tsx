import { Fragment, type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button, type ButtonProps } from '#components/primitives/form/button.tsx';

interface EditButtonProps extends Pick<ButtonProps, 'disabledReason'> {
  /** The visible content, and the accessible name that replaces it. */
  readonly children: ReactNode;
  readonly label?: string;
  readonly variant?: 'primary' | 'standard';
  /** Renders the dialog, which opens on mount and returns focus to the button. */
  readonly dialog: (returnTo: RefObject<HTMLElement | null>) => ReactNode;
}

/** A button that opens a dialog for creating or editing something. Each click mounts a new dialog. */
export function EditButton({ children, label, variant = 'standard', disabledReason, dialog }: EditButtonProps) {
  const [times, setTimes] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        size={variant === 'primary' ? 'medium' : 'small'}
        variant={variant}
        disabledReason={disabledReason}
        {...(label && { 'aria-label': label })}
        onClick={() => setTimes(times + 1)}
      >
        {children}
      </Button>
      {times > 0 && <Fragment key={times}>{dialog(button)}</Fragment>}
    </>
  );
}
