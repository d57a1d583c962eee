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
export function OptionDialog({ save, onSaved, saveLabel = t('options.save'), ...props }: OptionDialogProps) {
  const dialog = useConfirm(save, onSaved);
  const { ask } = dialog;
  const opening = useRef(ask);
  useEffect(() => opening.current(), []);
  return (
    <OptionFrame
      {...props}
      root={dialog.getRootProps()}
      dialog={dialog.getDialogProps()}
      cancel={dialog.getCancelProps()}
      submit={dialog.getConfirmProps()}
      submitLabel={saveLabel}
      reason={dialog.reason}
    />
  );
}

/** What such a dialog looks like, for those that are run by a machine of their own. */
export function OptionFrame(props: OptionFrameProps) {
  const { title, isDestructive = false, refusal, returnTo, children, submit } = props;
  const form = useId();
  const first = useFirstField(form);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // Portals bubble: a form within a dialog is no part of the page's.
    event.stopPropagation();
    if (!submit.busy && !refusal) submit.onClick();
  };
  return (
    <>
      <span hidden {...props.root} />
      <Dialog {...props.dialog} title={title} size="medium" initialFocus={first} returnFocus={returnTo}>
        <DialogBody>
          <form id={form} className={styles.form} onSubmit={onSubmit}>
            {props.reason && (
              <Message tone="error" live>
                {props.reason}
              </Message>
            )}
            {children}
          </form>
        </DialogBody>
        <DialogFooter>
          <Button {...props.cancel}>{t('options.cancel')}</Button>
          {props.back && <Button {...props.back}>{t('options.back')}</Button>}
          <Button
            variant={isDestructive ? 'danger' : 'primary'}
            type="submit"
            form={form}
            busy={submit.busy}
            disabledReason={refusal}
          >
            {props.submitLabel}
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
export interface OptionDialogProps extends OptionFormProps {
  readonly save: () => Promise<unknown>;
  readonly onSaved: () => void;
  readonly saveLabel?: string;
}

interface OptionFormProps {
  readonly title: string;
  readonly isDestructive?: boolean;
  readonly refusal?: string | undefined;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** What a machine gives the frame: `back` leads to what was asked before, and `reason` is why it failed. */
interface OptionFrameProps extends OptionFormProps {
  readonly root: object;
  readonly dialog: { readonly open: boolean; readonly holds: boolean; readonly onOpenChange: (open: boolean) => void };
  readonly cancel: Press;
  readonly back?: Press | undefined;
  readonly submit: { readonly busy: boolean; readonly onClick: () => void };
  readonly submitLabel: string;
  readonly reason: string | undefined;
}

interface Press {
  readonly onClick: () => void;
  readonly disabledReason?: string;
}

/** What each dialog of a discussion's menu is given. */
export type DiscussionDialogProps<Subject> = Pick<OptionDialogProps, 'returnTo'> & { readonly discussion: Subject };
