import { useEffect, useRef } from 'react';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { DialogFooter } from './dialog.tsx';

/** What the answers to "Discard Changes?" take: the two verbs, and the word on the one that loses what was entered. */
export interface DiscardFooterProps {
  readonly label: string;
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

/** The answers to whether what was entered in a dialog shall be lost. The safe one has the focus as they come. */
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
