import { type ReactNode, type RefObject, useMemo } from 'react';
import { t } from '#api/translations.ts';
import { Loader } from '#components/primitives/content/loader.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#components/primitives/overlay/dialog.tsx';
import { DiscardFooter } from '#components/primitives/overlay/discard-footer.tsx';
import { useKeptField } from '#components/primitives/overlay/use-kept-field.ts';
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
  /** Content beside the fields, or below them in narrow windows, such as a preview of the entered values. */
  readonly beside?: ((form: RunningForm) => ReactNode) | undefined;
}

/**
 * A dialog with a form that is drawn from a schema. It opens on mount and closes after the server has accepted the
 * values. Closing it with unsaved changes requires confirmation.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, saveLabel, loadingLabel, returnTo, children, beside, ...calls } = props;
  const form = useForm(calls);
  const first = useFirstField(form);
  const keepField = useKeptField(first, form.isAsking);
  const { open, ...dialog } = form.getDialogProps();
  return (
    <>
      <span hidden {...form.getRootProps()} />
      <Dialog
        {...dialog}
        open={open && !form.isSaved}
        title={form.isAsking ? t('form.confirm.title') : title}
        description={form.isAsking && t('form.confirm.question')}
        size={form.isAsking ? 'small' : beside ? 'xl' : 'medium'}
        initialFocus={first}
        returnFocus={returnTo}
      >
        <DialogBody {...(form.isAsking && { className: styles.aside })}>
          {form.isLoading && <Loader label={loadingLabel ?? t('primitives.loader.label')} />}
          {form.canRetry && <SubmissionProblem submission={form} />}
          {form.isOpen && (
            <div className={beside && styles.columns}>
              <form
                ref={form.root}
                id={form.id}
                className={styles.form}
                onSubmit={submitOf(form)}
                onFocus={keepField}
                {...form.getFormProps()}
              >
                {children}
                <FormFields form={form} />
              </form>
              {beside?.(form)}
            </div>
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
