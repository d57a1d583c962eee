import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { afterPaint } from '#components/primitives/runtime/after-paint.ts';

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
  const actAndRenew = async () => {
    try {
      await act();
    } finally {
      await client.invalidateQueries({ queryKey: ['moderation-log'], refetchType: 'none' });
    }
  };
  const show = async () => {
    await client.refetchQueries({ queryKey: ['moderation-log'], type: 'active' });
    await new Promise<void>(afterPaint);
    restoreFocus(describedBy);
  };
  return (
    <Confirm
      title={title}
      confirmLabel={label}
      onConfirm={actAndRenew}
      onDone={() => void show()}
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

/**
 * Moves the focus to the record, or to the page heading, when the button was removed after its action and nothing else
 * has the focus.
 */
function restoreFocus(id: string): void {
  if (document.activeElement !== document.body) return;
  const place = document.getElementById(id) ?? document.querySelector('h1');
  place?.setAttribute('tabindex', '-1');
  place?.focus();
}
