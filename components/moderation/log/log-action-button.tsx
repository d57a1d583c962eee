import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';

/** The props of a log action button: its label, its confirmation, and its action. */
export interface LogActProps {
  readonly label: string;
  readonly title: string;
  readonly question: ReactNode;
  readonly act: () => Promise<unknown>;
  /** The ID of the element that names the record, for screen readers. */
  readonly describedBy: string;
}

/**
 * A button that undoes or restores after confirmation and refetches the list. An error (another moderator was first) is
 * shown in the dialog.
 */
export function LogActionButton({ label, title, question, act, describedBy }: LogActProps) {
  const client = useQueryClient();
  const isDone = useFocusAfter(describedBy);
  const actAndRenew = async () => {
    try {
      await act();
      isDone.current = true;
    } finally {
      await client.invalidateQueries({ queryKey: ['moderation-log'], refetchType: 'none' });
    }
  };
  const show = () => void client.refetchQueries({ queryKey: ['moderation-log'], type: 'active' });
  return (
    <Confirm
      title={title}
      confirmLabel={label}
      onConfirm={actAndRenew}
      onDone={show}
      trigger={(openDialog) => (
        <Button onClick={openDialog} size="small" aria-describedby={describedBy}>
          {label}
        </Button>
      )}
    >
      {question}
    </Confirm>
  );
}

/** When the button is removed after its action, moves focus to the record, or to the page heading. */
function useFocusAfter(id: string) {
  const isDone = useRef(false);
  useEffect(
    () => () => {
      if (!isDone.current || document.activeElement !== document.body) return;
      const place = document.getElementById(id) ?? document.querySelector('h1');
      place?.setAttribute('tabindex', '-1');
      place?.focus();
    },
    [id],
  );
  return isDone;
}
