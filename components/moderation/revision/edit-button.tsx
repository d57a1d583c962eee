import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Button } from '#components/primitives/form/button.tsx';

interface EditButtonProps {
  /** What is seen on it, and what is read instead. */
  readonly children: ReactNode;
  readonly label?: string;
  readonly variant?: 'primary' | 'standard';
  /** Draws the dialog, which opens as it is mounted and gives the focus back to the button. */
  readonly dialog: (returnTo: RefObject<HTMLElement | null>) => ReactNode;
}

/** A button that opens a dialog in which something is made or changed; anew with each click. */
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
