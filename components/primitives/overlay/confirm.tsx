import { type ReactNode, type RefObject, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { connectConfirm } from '#machines/primitives/overlay/confirm.connect.ts';
import { confirmMachine } from '#machines/primitives/overlay/confirm.machine.ts';
import { Dialog, DialogBody, DialogFooter } from './dialog.tsx';

/**
 * Asks before something is done (`spec/behaviours.md` §5). The focus begins on Cancel, Escape cancels; a failure says why
 * and can be tried again. `trigger` draws what asks, given the verb; load it when first asked for.
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

/** What a question before an act takes; `onConfirm` does it, and `onDone` hears of it once it is done. */
export type ConfirmProps = {
  trigger: (ask: () => void) => ReactNode;
  title: ReactNode;
  /** The question, in a sentence. */
  children: ReactNode;
  onConfirm: () => Promise<unknown>;
  onDone?: () => void;
  confirmLabel?: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  returnFocus?: RefObject<HTMLElement | null>;
};

/** Runs the question before an act. */
function useConfirm(onConfirm: () => Promise<unknown>, onDone?: () => void) {
  const latest = useRef({ onConfirm, onDone });
  latest.current = { onConfirm, onDone };
  const machine = useMemo(
    () =>
      confirmMachine.provide({
        actors: { act: fromPromise<unknown>(() => latest.current.onConfirm()) },
        actions: { tellDone: () => latest.current.onDone?.() },
      }),
    [],
  );
  const [snapshot, send] = useMachine(machine);
  return connectConfirm(snapshot, send);
}
