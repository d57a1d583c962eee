import { Copy } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { connectEditDeadline } from '#machines/composer/form/edit-deadline.connect.ts';
import { editDeadlineMachine } from '#machines/composer/form/edit-deadline.machine.ts';
import type { EditWindowInput } from '#machines/post/edit-window.ts';
import * as styles from './composer.css.ts';

interface EditDeadlineProps {
  readonly facts: EditWindowInput;
  /** Copies the text to the clipboard. */
  readonly copy: () => Promise<unknown>;
}

/** Warns in an editor a minute before the edit window ends. After the end, it offers to copy the text. */
export function EditDeadline({ facts, copy }: EditDeadlineProps) {
  const latest = useRef(copy);
  latest.current = copy;
  const machine = useMemo(
    () => editDeadlineMachine.provide({ actors: { copyText: fromPromise(() => latest.current()) } }),
    [],
  );
  const [snapshot, send] = useMachine(machine, { input: { facts } });
  const { isEnding, isOver, copyWords, getRootProps, getCopyProps } = connectEditDeadline(snapshot, send);
  return (
    <div className={styles.deadline} {...getRootProps()}>
      {isEnding && (
        <Message tone="warning" title={t('composer.deadline.ending')}>
          {t('composer.deadline.ending-text')}
        </Message>
      )}
      {isOver && (
        <Message
          tone="warning"
          title={t('composer.deadline.over')}
          actions={
            <Button size="small" icon={<Copy size={14} />} {...getCopyProps()}>
              {t('composer.deadline.copy')}
            </Button>
          }
        >
          {copyWords || t('composer.deadline.over-text')}
        </Message>
      )}
    </div>
  );
}
