import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import type { MemberChangeApi } from '#machines/member/settings/member-change.connect.ts';
import * as styles from './member-change.css.ts';
import { SettingsCard } from './settings-card.tsx';
import { useMemberChange } from './use-member-change.ts';

/** The props of a settings form: its texts and its save function. */
export interface MemberChangeProps {
  readonly id: string;
  readonly title: string;
  readonly words?: ReactNode;
  readonly submit: string;
  /** `danger` when the change cannot be undone. */
  readonly variant?: 'primary' | 'danger';
  /** The message shown after the change is saved. */
  readonly done: string;
  readonly save: (entered: FormData) => Promise<unknown>;
  /** Renders the fields and their errors. */
  readonly children: (change: MemberChangeApi) => ReactNode;
  /** Clears the form after saving, for example for passwords. */
  readonly isEmptiedAfter?: boolean;
}

/** A form in which members change a part of their own account. */
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
