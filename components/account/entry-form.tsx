import type { ReactNode } from 'react';
import { accountProblemMessage, entryErrorMessage } from '#api/account/account-problem.ts';
import { Button } from '#components/primitives/button.tsx';
import { Card } from '#components/primitives/card.tsx';
import { Checkbox } from '#components/primitives/checkbox.tsx';
import { Field } from '#components/primitives/field.tsx';
import { Input } from '#components/primitives/input.tsx';
import { Message } from '#components/primitives/message.tsx';
import { Textarea } from '#components/primitives/textarea.tsx';
import * as styles from './entry-form.css.ts';

/** What a form's address brought back after it was refused: codes of what was wrong, and what had been entered. */
export type EntrySearch = Readonly<Record<string, string | string[]>>;

/** A field of such a form; `name` as the form sends it, its error is found under the API's name. */
export interface EntryField {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'checkbox' | 'multiline';
  readonly autoComplete?: string;
  readonly help?: ReactNode;
  readonly isOptional?: boolean;
}

const enteredIn = (search: EntrySearch, name: string): string => String([search[name]].flat()[0] ?? '');

const errorOf = (search: EntrySearch, name: string): string | undefined => {
  const apiName = name.charAt(0).toLowerCase() + name.slice(1);
  const alias = apiName === 'termsOfService' ? 'termsAccepted' : apiName;
  const code = enteredIn(search, `errors[${alias}]`);
  return code ? (accountProblemMessage(code) ?? 'Please check this field.') : undefined;
};

/**
 * A form at `/entry/…`: sent as forms always were, so that it works with JavaScript switched off (decision 17). Refused,
 * it comes back with what was wrong beside each field, and with all that was entered but the password.
 */
export function EntryForm({ title, words, action, fields, submit, search, hidden = {}, after }: EntryFormProps) {
  const code = enteredIn(search, 'error');
  const error = code ? entryErrorMessage(code, enteredIn(search, 'subject')) : undefined;
  const hasFieldErrors = fields.some(({ name }) => errorOf(search, name));
  return (
    <EntryPage title={title} words={words} after={after}>
      {error && (
        <div className={styles.message}>
          <Message tone="error" live>
            {hasFieldErrors ? 'Please check what is marked below.' : error}
          </Message>
        </div>
      )}
      <form action={action} method="post" className={styles.form}>
        {Object.entries(hidden).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {fields.map((field) => (
          <EntryControl
            key={field.name}
            field={field}
            value={enteredIn(search, field.name)}
            error={errorOf(search, field.name)}
          />
        ))}
        <Button type="submit" variant="primary" className={styles.submit}>
          {submit}
        </Button>
      </form>
    </EntryPage>
  );
}

/** What such a form takes. */
export interface EntryFormProps {
  readonly title: string;
  readonly words?: ReactNode;
  readonly action: string;
  readonly fields: readonly EntryField[];
  readonly submit: string;
  readonly search: EntrySearch;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly after?: ReactNode;
}

function EntryControl({ field, value, error }: { field: EntryField; value: string; error: string | undefined }) {
  const { name, label, type = 'text', help, isOptional = false, autoComplete } = field;
  if (type === 'checkbox') {
    return (
      <div>
        <Checkbox name={name} label={label} value="1" defaultChecked={Boolean(value)} />
        {error && <Message tone="error">{error}</Message>}
      </div>
    );
  }
  return (
    <Field label={label} required={!isOptional} {...(help && { help })} {...(error && { error })}>
      {(wiring) =>
        type === 'multiline' ? (
          <Textarea {...wiring} name={name} defaultValue={value} />
        ) : (
          <Input
            {...wiring}
            type={type}
            name={name}
            autoComplete={autoComplete}
            defaultValue={type === 'password' ? undefined : value}
            dir="auto"
          />
        )
      }
    </Field>
  );
}

/** A quiet page for one thing to do: a heading, a sentence, and what belongs to it. */
export const EntryPage = ({
  title,
  words,
  after,
  children,
}: {
  title: string;
  words?: ReactNode;
  after?: ReactNode;
  children?: ReactNode;
}) => (
  <div className={styles.page}>
    <Card padding="large">
      <h1 className={styles.title}>{title}</h1>
      {words && <div className={styles.words}>{words}</div>}
      {children}
    </Card>
    {after && <div className={styles.after}>{after}</div>}
  </div>
);
