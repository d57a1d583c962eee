import { type ReactNode, useEffect } from 'react';
import { t } from '#api/translations.ts';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import * as styles from './form-card.css.ts';
import { FormFields } from './form-fields.tsx';
import { type FormCalls, submitOf, useForm } from './use-form.ts';

/** The props of a form in a card. `id` is its URL fragment on the page. */
export interface FormCardProps extends FormCalls {
  readonly id: string;
  readonly title: string;
  readonly words?: ReactNode;
}

/**
 * A card of a settings page with a form that is drawn from a schema. The browser asks before the page is left with
 * unsaved changes.
 */
export function FormCard({ id, title, words, ...calls }: FormCardProps) {
  const form = useForm(calls);
  useUnloadGuard(form.isChanged);
  return (
    <SettingsCard id={id} title={title} words={words}>
      <form ref={form.root} className={styles.form} method="post" onSubmit={submitOf(form)} {...form.getFormProps()}>
        <FormFields form={form} />
        <div className={styles.actions}>
          <Button variant="primary" {...form.getSubmitProps()}>
            {t('form.save')}
          </Button>
          {form.isChanged && <Button {...form.getResetProps()} />}
          <span role="status" className={styles.saved}>
            {form.isSaved && t('form.saved')}
          </span>
        </div>
      </form>
    </SettingsCard>
  );
}

/** Lets the browser ask before the page is closed, while something is unsaved. */
function useUnloadGuard(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
