import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#components/primitives/button.tsx';
import { Confirm } from '#components/primitives/confirm.tsx';

/** What a button of the log takes: what it says, what it asks first, and what it does. */
export interface LogActProps {
  readonly label: string;
  readonly title: string;
  readonly question: ReactNode;
  readonly act: () => Promise<unknown>;
  /** The id of what names the record, for those who hear only the button. */
  readonly describedBy: string;
}

/** A button that undoes or restores, asks first, and shows the list as it is then. A refusal (somebody was quicker) is told in the dialog. */
export function LogAct({ label, title, question, act, describedBy }: LogActProps) {
  const client = useQueryClient();
  const actAndRenew = async () => {
    try {
      await act();
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
      trigger={(ask) => (
        <Button onClick={ask} size="small" aria-describedby={describedBy}>
          {label}
        </Button>
      )}
    >
      {question}
    </Confirm>
  );
}
