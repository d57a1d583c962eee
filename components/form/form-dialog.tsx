import { type ReactNode, type RefObject, useMemo } from 'react';
import { t } from '#api/translations.ts';
import { Loader } from '#components/primitives/content/loader.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { DiscardFooter } from '#components/primitives/overlay/discard-footer.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import * as styles from './form-dialog.css.ts';
import { FormFields } from './form-fields.tsx';
import { type FormCalls, type RunningForm, submitOf, useForm } from './use-form.ts';

/** The props of a form in a dialog. `returnTo` receives focus on close. */
export interface FormDialogProps extends FormCalls {
  readonly title: string;
  readonly saveLabel?: string;
  readonly loadingLabel?: string;
  readonly returnTo: RefObject<HTMLElement | null>;
  /** Content above the fields. */
  readonly children?: ReactNode;
}

/**
 * A dialog with a form that is drawn from a schema. It opens on mount and closes after the server has accepted the
 * values. Closing it with unsaved changes requires confirmation.
 */
export function FormDialog({ title, saveLabel, loadingLabel, returnTo, children, ...calls }: FormDialogProps) {
  const form = useForm(calls);
  const first = useFirstField(form);
  const { open, ...dialog } = form.getDialogProps();
  return (
    <>
      <span hidden {...form.getRootProps()} />
      <Dialog
        {...dialog}
        open={open && !form.isSaved}
        title={form.isAsking ? t('form.confirm.title') : title}
        description={form.isAsking && t('form.confirm.question')}
        size={form.isAsking ? 'small' : 'medium'}
        initialFocus={first}
        returnFocus={returnTo}
      >
        <DialogBody {...(form.isAsking && { className: styles.aside })}>
          {form.isLoading && <Loader label={loadingLabel ?? t('primitives.loader.label')} />}
          {form.canRetry && <SubmissionProblem submission={form} />}
          {form.isOpen && (
            <form
              ref={form.root}
              id={form.id}
              className={styles.form}
              onSubmit={submitOf(form)}
              {...form.getFormProps()}
            >
              {children}
              <FormFields form={form} />
            </form>
          )}
        </DialogBody>
        {form.isAsking ? (
          <DiscardFooter label={t('form.discard')} {...form.getDiscardProps()} />
        ) : (
          <DialogFooter>
            <Button {...form.getCancelProps()}>{t('form.cancel')}</Button>
            {form.isOpen && (
              <Button variant="primary" form={form.id} {...form.getSubmitProps()}>
                {saveLabel ?? t('form.save')}
              </Button>
            )}
          </DialogFooter>
        )}
      </Dialog>
    </>
  );
}

/** Returns a ref to the first field of a form, as the initial focus target of a dialog. */
const useFirstField = ({ root }: RunningForm) =>
  useMemo<RefObject<HTMLElement | null>>(
    () => ({
      get current() {
        return root.current?.querySelector<HTMLElement>('input, select, textarea') ?? null;
      },
    }),
    [root],
  );
