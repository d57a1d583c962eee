import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import type { FormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import * as styles from './member-change.css.ts';
import { SettingsCard } from './settings-card.tsx';

/** The props of a settings form: its texts and its save function. */
export interface MemberChangeProps {
  readonly id: string;
  readonly title: string;
  readonly words?: ReactNode;
  readonly submit: string;
  /** `danger` when the change cannot be undone. */
  readonly variant?: 'primary' | 'danger';
  /** The message shown after the change is saved, or a function from the result of `save` to it. */
  readonly done: string | ((result: unknown) => string);
  readonly save: (entered: FormData) => Promise<unknown>;
  /** Called when the change is saved, for example to forget the entered values. */
  readonly onSaved?: () => void;
  /** Renders the fields and their errors. */
  readonly children: (change: FormSubmission) => ReactNode;
  /** Clears the form after saving, for example for passwords. */
  readonly isEmptiedAfter?: boolean;
}

/** A form in which members change a part of their own account. */
export function MemberChange({ save, onSaved, isEmptiedAfter = false, ...props }: MemberChangeProps) {
  const { change, submit: send } = useFormSubmission(onSaved);
  const form = useRef<HTMLFormElement>(null);
  const { hasProblem, isDone } = change;
  useEffect(() => {
    if (hasProblem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (isDone && isEmptiedAfter) form.current?.reset();
  }, [hasProblem, isDone, isEmptiedAfter]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    send(() => save(entered));
  };
  return <MemberChangeView {...props} change={change} onSubmit={submit} formRef={form} />;
}

/** The view of `MemberChange`, rendered from the state of its machine. */
export function MemberChangeView(props: ViewProps) {
  const { id, title, words, submit, variant = 'primary', done, children, change, onSubmit, formRef } = props;
  return (
    <SettingsCard id={id} title={title} words={words}>
      <form
        ref={formRef}
        className={styles.form}
        method="post"
        noValidate
        onSubmit={onSubmit}
        {...change.getFormProps()}
      >
        <SubmissionProblem submission={change} />
        {children(change)}
        <div className={styles.actions}>
          <Button variant={variant} {...change.getSubmitProps()}>
            {submit}
          </Button>
          <span role="status" className={styles.saved}>
            {change.isDone && (typeof done === 'string' ? done : done(change.output))}
          </span>
        </div>
      </form>
    </SettingsCard>
  );
}

type ViewProps = Omit<MemberChangeProps, 'save' | 'onSaved' | 'isEmptiedAfter'> & {
  change: FormSubmission;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  formRef?: React.Ref<HTMLFormElement>;
};
