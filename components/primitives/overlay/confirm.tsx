import { type ReactNode, type RefObject, useRef } from 'react';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { Dialog, DialogBody, DialogFooter } from './dialog.tsx';
import { useConfirm } from './use-confirm.ts';

/**
 * A confirmation dialog before an action (docs/behavior/shell.md#confirm-dialogs). The initial focus is on Cancel, and
 * Escape cancels. A failure shows its reason and can be retried. `trigger` renders the trigger from the function that
 * opens the dialog. Lazy-load this component.
 */
export function Confirm({
  trigger,
  title,
  children,
  cancelLabel = t('primitives.confirm.cancel'),
  confirmLabel = 'OK',
  ...props
}: ConfirmProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useConfirm(props.onConfirm, props.onDone);
  return (
    <span {...confirm.getRootProps()}>
      {trigger(confirm.ask)}
      <Dialog
        {...confirm.getDialogProps()}
        size="small"
        title={title}
        description={children}
        initialFocus={cancel}
        {...(props.returnFocus && { returnFocus: props.returnFocus })}
      >
        {confirm.reason && (
          <DialogBody>
            <Message tone="error" live>
              {confirm.reason}
            </Message>
          </DialogBody>
        )}
        <DialogFooter>
          <Button ref={cancel} {...confirm.getCancelProps()}>
            {cancelLabel}
          </Button>
          <Button variant={props.isDestructive ? 'danger' : 'primary'} {...confirm.getConfirmProps()}>
            {confirmLabel}
          </Button>
        </DialogFooter>
      </Dialog>
    </span>
  );
}

/** The props of a confirmation. `onConfirm` performs the action; `onDone` is called after it has succeeded. */
export type ConfirmProps = {
  /** Renders the button that opens the dialog. */
  trigger: (openDialog: () => void) => ReactNode;
  /** The question. */
  title: ReactNode;
  /** The question, as one sentence. */
  children: ReactNode;
  /** Performs the action; a rejection is shown in the dialog. */
  onConfirm: () => Promise<unknown>;
  /** Called after the action has succeeded. */
  onDone?: () => void;
  /** The verb of the action. */
  confirmLabel?: string;
  /** The answer that changes nothing. */
  cancelLabel?: string;
  /** Whether the confirming button looks dangerous. */
  isDestructive?: boolean;
  /** The element that is focused afterwards, if the trigger may be gone. */
  returnFocus?: RefObject<HTMLElement | null>;
};
