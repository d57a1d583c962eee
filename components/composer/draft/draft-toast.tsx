import { useMemo, useRef } from 'react';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { connectDraftToast } from '#machines/composer/draft/draft-toast.connect.ts';
import { draftToastMachine } from '#machines/composer/draft/draft-toast.machine.ts';
import * as styles from './draft-toast.css.ts';

/** The props of `DraftToast`: the draft, and the function that leads to its form. */
export interface DraftToastProps {
  /** The key of the text on this device. */
  readonly draftKey: string;
  /** The anchor of its form on this page. */
  readonly anchor: string;
  /** Brings the form into view. */
  readonly onFollow: () => void;
}

/**
 * Points at a stored draft whose form is out of view, with a button that leads to it
 * (docs/behavior/composer.md#draft-hint).
 */
export function DraftToast({ onFollow, draftKey, anchor }: DraftToastProps) {
  const latest = useRef(onFollow);
  latest.current = onFollow;
  const machine = useMemo(() => draftToastMachine.provide({ actions: { goToDraft: () => latest.current() } }), []);
  const [snapshot, send] = useMachine(machine, { input: { key: draftKey, anchor } });
  const toast = connectDraftToast(snapshot, send);
  return (
    <div {...toast.getRootProps()} className={styles.place}>
      {toast.isShown && (
        <Message
          onDismiss={toast.dismiss}
          actions={
            <Button size="small" onClick={toast.follow}>
              {t('composer.draft.navigate')}
            </Button>
          }
        >
          {t('composer.draft.available')}
        </Message>
      )}
    </div>
  );
}
