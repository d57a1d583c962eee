import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import type { MemberChangeApi } from '#machines/member/settings/member-change.connect.ts';
import * as styles from './member-change.css.ts';
import { SettingsCard } from './settings-card.tsx';
import { useMemberChange } from './use-member-change.ts';

/** What a form says, and what it does with what was entered. */
export interface MemberChangeProps {
  readonly id: string;
  readonly title: string;
  readonly words?: ReactNode;
  readonly submit: string;
  /** `danger` where it cannot be undone. */
  readonly variant?: 'primary' | 'danger';
  /** Told once the change is saved. */
  readonly done: string;
  readonly save: (entered: FormData) => Promise<unknown>;
  /** Draws the fields, with the error of each. */
  readonly children: (change: MemberChangeApi) => ReactNode;
  /** Empties the form once it is saved, as for passwords. */
  readonly isEmptiedAfter?: boolean;
}

/** A form in which members change something about themselves. */
export function MemberChange({ save, isEmptiedAfter = false, ...props }: MemberChangeProps) {
  const { change, submit: send } = useMemberChange();
  const form = useRef<HTMLFormElement>(null);
  const { isRefused, isSaved } = change;
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    if (isSaved && isEmptiedAfter) form.current?.reset();
  }, [isRefused, isSaved, isEmptiedAfter]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget);
    send(() => save(entered));
  };
  return <MemberChangeView {...props} change={change} onSubmit={submit} formRef={form} />;
}

/** The look of such a form, given what the machine says. */
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
        {change.words && (
          <Message tone="error" live>
            {change.words}
          </Message>
        )}
        {children(change)}
        <div className={styles.actions}>
          <Button variant={variant} {...change.getSubmitProps()}>
            {submit}
          </Button>
          <span role="status" className={styles.saved}>
            {change.isSaved && done}
          </span>
        </div>
      </form>
    </SettingsCard>
  );
}

type ViewProps = Omit<MemberChangeProps, 'save' | 'isEmptiedAfter'> & {
  change: MemberChangeApi;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  formRef?: React.Ref<HTMLFormElement>;
};
