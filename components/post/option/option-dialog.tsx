import { type FormEvent, type ReactNode, type RefObject, useId, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { DiscardFooter, type DiscardFooterProps } from '#components/primitives/overlay/discard-footer.tsx';
import { useKeptField } from '#components/primitives/overlay/use-kept-field.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { connectOptionDialog } from '#machines/post/option/option-dialog.connect.ts';
import { optionDialogMachine } from '#machines/post/option/option-dialog.machine.ts';
import * as styles from './option-dialog.css.ts';

/**
 * A form dialog that saves pessimistically: it closes only after the server confirms. It opens on mount. An error
 * preserves the entered values and displays the reason. `refusal` is the reason for which the form cannot be submitted.
 * Closing it with unsaved `entered` data requires confirmation.
 */
export function OptionDialog({ save, onSaved, entered, saveLabel = t('options.save'), ...props }: OptionDialogProps) {
  const form = useOptionDialog({ save, onSaved, entered });
  return (
    <OptionFrame
      {...props}
      root={form.getRootProps()}
      dialog={form.getDialogProps()}
      cancel={form.getCancelProps()}
      submit={form.getSubmitProps()}
      submitLabel={saveLabel}
      reason={form.reason}
      {...(form.isDiscarding && { asked: form.getDiscardProps() })}
    />
  );
}

function useOptionDialog({ save, onSaved, entered }: Pick<OptionDialogProps, 'save' | 'onSaved' | 'entered'>) {
  const latest = useRef({ save, onSaved });
  latest.current = { save, onSaved };
  const machine = useMemo(
    () =>
      optionDialogMachine.provide({
        actors: { save: fromPromise<unknown>(() => latest.current.save()) },
        actions: { tellSaved: () => latest.current.onSaved() },
      }),
    [],
  );
  const [snapshot, send] = useMachine(machine);
  const written = JSON.stringify(entered);
  const before = useRef(written);
  return connectOptionDialog(snapshot, send, written !== before.current);
}

/** The frame of an option dialog, for dialogs with a machine of their own. */
export function OptionFrame(props: OptionFrameProps) {
  const { title, isDestructive = false, refusal, returnTo, children, submit, asked } = props;
  const form = useId();
  const first = useFirstField(form);
  const keepField = useKeptField(first, asked !== undefined);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble through portals, so the submit event would also reach a form of the page.
    event.stopPropagation();
    if (!submit.busy && !refusal) submit.onClick();
  };
  return (
    <>
      <span hidden {...props.root} />
      <Dialog
        {...props.dialog}
        title={asked ? t('options.discard.title') : title}
        description={asked && t('options.discard.question')}
        size={asked ? 'small' : 'medium'}
        initialFocus={first}
        returnFocus={returnTo}
      >
        <DialogBody {...(asked && { className: styles.aside })}>
          <form id={form} className={styles.form} onSubmit={onSubmit} onFocus={keepField}>
            {props.reason && (
              <Message tone="error" live>
                {props.reason}
              </Message>
            )}
            {children}
          </form>
        </DialogBody>
        {asked ? (
          <DiscardFooter label={t('options.discard')} {...asked} />
        ) : (
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
        )}
      </Dialog>
    </>
  );
}

/** Returns a ref to the first field of a form, or to the selected radio button, as the initial focus target. */
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

/** The props of `OptionDialog`. `returnTo` receives focus on close. */
export interface OptionDialogProps extends OptionFormProps {
  readonly save: () => Promise<unknown>;
  readonly onSaved: () => void;
  /**
   * The values of the fields, as plain data. Omitted for a single choice, which is quickly repeated and needs no
   * confirmation.
   */
  readonly entered?: unknown;
  readonly saveLabel?: string;
}

interface OptionFormProps {
  readonly title: string;
  readonly isDestructive?: boolean;
  readonly refusal?: string | undefined;
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * The props that a machine passes to the frame. `back` returns to the previous step, and `reason` is the message of a
 * failure.
 */
interface OptionFrameProps extends OptionFormProps {
  readonly root: object;
  readonly dialog: {
    readonly open: boolean;
    readonly preventsClosing: boolean;
    readonly onOpenChange: (open: boolean) => void;
  };
  readonly cancel: Press;
  readonly back?: Press | undefined;
  readonly submit: { readonly busy: boolean; readonly onClick: () => void };
  readonly submitLabel: string;
  readonly reason: string | undefined;
  /** The props of the discard confirmation, while it is shown. */
  readonly asked?: Omit<DiscardFooterProps, 'label'>;
}

interface Press {
  readonly onClick: () => void;
  readonly disabledReason?: string;
}

/** The props of the dialogs of a discussion's menu. */
export type DiscussionDialogProps<Subject> = Pick<OptionDialogProps, 'returnTo'> & { readonly discussion: Subject };
