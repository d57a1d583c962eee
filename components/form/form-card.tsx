import type { ReactNode } from 'react';
import type { FormValues } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import * as styles from './form-card.css.ts';
import { FormFields } from './form-fields.tsx';
import { type FormCalls, submitOf, useForm } from './use-form.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** The props of a form in a card. `id` is its URL fragment on the page. */
export interface FormCardProps extends FormCalls {
  readonly id: string;
  readonly title: string;
  readonly words?: ReactNode;
  readonly saveLabel?: string;
  /** The message after the values are saved. */
  readonly savedText?: string;
  /** Renders a preview of the current values, above the fields. */
  readonly preview?: (values: FormValues) => ReactNode;
  /** Whether the success is announced elsewhere, for example by a toast. */
  readonly isQuiet?: boolean;
  /** Content below the form. */
  readonly children?: ReactNode;
}

/**
 * A card of a settings page with a form that is drawn from a schema. It asks before the page is left with unsaved
 * changes.
 */
export function FormCard({ id, title, words, saveLabel, savedText, children, ...props }: FormCardProps) {
  const { preview, isQuiet = false, ...calls } = props;
  const form = useForm(calls);
  useLeaveGuard(form, { isGuarded: form.isChanged && !form.isBusy });
  return (
    <SettingsCard id={id} title={title} words={words}>
      {preview?.(form.values)}
      <form ref={form.root} className={styles.form} method="post" onSubmit={submitOf(form)} {...form.getFormProps()}>
        <FormFields form={form} />
        <div className={styles.actions}>
          <Button variant="primary" {...form.getSubmitProps()}>
            {saveLabel ?? t('form.save')}
          </Button>
          {form.isChanged && <Button {...form.getResetProps()} />}
          {!isQuiet && (
            <span role="status" className={styles.saved}>
              {form.isSaved && (savedText ?? t('form.saved'))}
            </span>
          )}
        </div>
      </form>
      <DiscardQuestion isAsking={form.isAsking} {...form.getDiscardProps()} />
      {children}
    </SettingsCard>
  );
}
