import { useMemo, useRef } from 'react';
import { Button } from '#components/primitives/button.tsx';
import { Message } from '#components/primitives/message.tsx';
import { useMachine } from '#components/primitives/use-machine.ts';
import { connectDraftToast } from '#machines/composer/draft-toast.connect.ts';
import { type DraftToastInput, draftToastMachine } from '#machines/composer/draft-toast.machine.ts';
import * as styles from './draft-toast.css.ts';

interface DraftToastProps extends DraftToastInput {
  /** Brings the form into view. */
  readonly onFollow: () => void;
}

/** Points at a kept draft whose form is out of view, with the way to it (`spec/behaviours.md` §9c). */
export function DraftToast({ onFollow, ...input }: DraftToastProps) {
  const latest = useRef(onFollow);
  latest.current = onFollow;
  const machine = useMemo(() => draftToastMachine.provide({ actions: { goToDraft: () => latest.current() } }), []);
  const [snapshot, send] = useMachine(machine, { input });
  const toast = connectDraftToast(snapshot, send);
  return (
    <div {...toast.getRootProps()} className={styles.place}>
      {toast.isShown && (
        <Message
          onDismiss={toast.dismiss}
          actions={
            <Button size="small" onClick={toast.follow}>
              Navigate to Draft
            </Button>
          }
        >
          Saved Draft Available.
        </Message>
      )}
    </div>
  );
}
