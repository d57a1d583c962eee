import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef } from 'react';
import { t } from '#api/words.ts';
import { Button } from '#components/primitives/button.tsx';
import { useConfirm } from '#components/primitives/confirm.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/dialog.tsx';
import { Message } from '#components/primitives/message.tsx';
import * as styles from './option-dialog.css.ts';

/**
 * A dialog of a discussion's menu: a form that is saved at the server's word. It opens as it is mounted; a refusal keeps
 * what was chosen, with the reason. `refusal` is why it cannot be saved as it is.
 */
export function OptionDialog(props: OptionDialogProps) {
  const { title, save, onSaved, saveLabel, isDestructive = false, refusal, returnTo, onNext, onBack, children } = props;
  const dialog = useConfirm(save, onSaved);
  const { ask } = dialog;
  const opening = useRef(ask);
  useEffect(() => opening.current(), []);
  const form = useId();
  const first = useFirstField(form);
  const confirm = dialog.getConfirmProps();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Portals bubble: a form within a dialog is no part of the page's.
    event.stopPropagation();
    if (!dialog.isActing && !refusal) (onNext ?? confirm.onClick)();
  };
  return (
    <>
      <span hidden {...dialog.getRootProps()} />
      <Dialog {...dialog.getDialogProps()} title={title} size="medium" initialFocus={first} returnFocus={returnTo}>
        <DialogBody>
          <form id={form} className={styles.form} onSubmit={submit}>
            {dialog.reason && (
              <Message tone="error" live>
                {dialog.reason}
              </Message>
            )}
            {children}
          </form>
        </DialogBody>
        <DialogFooter>
          <Button {...dialog.getCancelProps()}>{t('options.cancel')}</Button>
          {onBack && <Button onClick={onBack}>{t('options.back')}</Button>}
          <Button
            variant={isDestructive ? 'danger' : 'primary'}
            type="submit"
            form={form}
            busy={confirm.busy}
            disabledReason={refusal}
          >
            {onNext ? t('options.next') : (saveLabel ?? t('options.save'))}
          </Button>
        </DialogFooter>
      </Dialog>
    </>
  );
}

/** The first field of a form, or of its radio buttons the one that is chosen: where the focus begins. */
const useFirstField = (form: string) =>
  useMemo<RefObject<HTMLElement | null>>(
    () => ({
      get current() {
        const fields = document.getElementById(form)?.querySelectorAll<HTMLInputElement>('input, select, textarea');
        return [...(fields ?? [])].find(({ type, checked }) => type !== 'radio' || checked) ?? null;
      },
    }),
    [form],
  );

/** What such a dialog takes; `returnTo` gets the focus back. */
export interface OptionDialogProps {
  readonly title: string;
  readonly save: () => Promise<unknown>;
  readonly onSaved: () => void;
  readonly saveLabel?: string;
  readonly isDestructive?: boolean;
  readonly refusal?: string | undefined;
  /** Goes on to what is asked next, instead of saving; and back to what was asked before. */
  readonly onNext?: (() => void) | undefined;
  readonly onBack?: (() => void) | undefined;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** What each dialog of a discussion's menu is given. */
export type DiscussionDialogProps<Subject> = Pick<OptionDialogProps, 'returnTo'> & { readonly discussion: Subject };
