import { useEffect, useRef } from 'react';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { DialogFooter } from './dialog.tsx';

/** The props of the footer: the label of the discard button and the two callbacks. */
export interface DiscardFooterProps {
  readonly label: string;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/**
 * The buttons that answer whether entered data in a dialog is discarded. The safe button receives the initial focus.
 */
export function DiscardFooter({ label, onStay, onDiscard }: DiscardFooterProps) {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <DialogFooter>
      <Button ref={safe} onClick={onStay}>
        {t('primitives.confirm.cancel')}
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        {label}
      </Button>
    </DialogFooter>
  );
}
