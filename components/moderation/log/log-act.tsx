import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';

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

/** Once a button has done its work and is gone, the focus goes to what it was about, or to the heading of the page. */
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
