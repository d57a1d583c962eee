import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '#components/primitives/form/button.tsx';

interface EditButtonProps {
  /** The visible content, and the accessible name that replaces it. */
  readonly children: ReactNode;
  readonly label?: string;
  readonly variant?: 'primary' | 'standard';
  /** Renders the dialog, which opens on mount and returns focus to the button. */
  readonly dialog: (returnTo: RefObject<HTMLElement | null>) => ReactNode;
}

/** A button that opens a dialog for creating or editing something. Each click mounts a new dialog. */
export function EditButton({ children, label, variant = 'standard', dialog }: EditButtonProps) {
  const [times, setTimes] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        size={variant === 'primary' ? 'medium' : 'small'}
        variant={variant}
        {...(label && { 'aria-label': label })}
        onClick={() => setTimes(times + 1)}
      >
        {children}
      </Button>
      {times > 0 && <span key={times}>{dialog(button)}</span>}
    </>
  );
}
