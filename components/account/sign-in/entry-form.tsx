import { type FormEvent, Fragment, type ReactNode, useEffect, useId, useRef } from 'react';
import { entryErrorMessage, problemMessage } from '#api/account/sign-in/problem-message.ts';
import { fieldNameOfControl } from '#api/member/profile-field/answer-names.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Textarea } from '#components/primitives/form/textarea.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import * as styles from './entry-form.css.ts';
import { EntryPage } from './entry-page.tsx';
import { useDeferredSubmit } from './use-deferred-submit.ts';

/** The query parameters with which a rejected form is shown again: error codes and the entered values. */
export type EntrySearch = Readonly<Record<string, string | string[]>>;

/**
 * A field of an entry form. `name` is the name that the form submits; its error is stored under the API's field name.
 */
export interface EntryField {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password' | 'checkbox' | 'multiline';
  readonly autoComplete?: string;
  readonly help?: ReactNode;
  readonly isOptional?: boolean;
  /** Renders a custom control with the entered values and the error. */
  readonly draw?: (entered: readonly string[], error: string | undefined) => ReactNode;
}

const allEnteredIn = (search: EntrySearch, name: string): readonly string[] => [search[name] ?? []].flat().map(String);

const enteredIn = (search: EntrySearch, name: string): string => allEnteredIn(search, name)[0] ?? '';

const errorOf = (search: EntrySearch, name: string): string | undefined => {
  const apiName = name.charAt(0).toLowerCase() + name.slice(1);
  const answered = fieldNameOfControl(name);
  const alias = answered ? `profileFields.${answered}` : apiName === 'termsOfService' ? 'termsAccepted' : apiName;
  const code = enteredIn(search, `errors[${alias}]`);
  return code ? (problemMessage(t, code) ?? t('primitives.problem.check')) : undefined;
};

/**
 * The behaviour of an entry form after its script has loaded: the same messages and errors, without leaving the page.
 */
export interface EntryDriver {
  readonly words: string;
  readonly isBusy: boolean;
  readonly isWrong: boolean;
  readonly errorOf: (name: string) => string | undefined;
  /** Returns additional content of a field, rendered after its help text. */
  readonly noteOf?: (name: string) => ReactNode;
  readonly edit: (name: string, value: string) => void;
  readonly leave?: (name: string, value: string) => void;
  readonly submit: (entered: FormData) => void;
  readonly getFormProps: () => object;
}

/**
 * A form at `/entry/…`. The browser submits it natively, so that it works without JavaScript
 * (docs/behavior/account.md#entry-pages). After a rejection the page shows the errors beside the fields, and all
 * entered values except the password.
 */
export function EntryForm(props: EntryFormProps) {
  const {
    title,
    words,
    action,
    fields,
    submit,
    search,
    hidden = {},
    after,
    driver,
    isDriverComing = false,
    onWake,
  } = props;
  const form = useRef<HTMLFormElement>(null);
  const [isHeld, hold] = useDeferredSubmit(form, driver);
  const isWrong = driver?.isWrong ?? false;
  useEffect(() => {
    if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isWrong]);
  const shown = (name: string) => (driver ? driver.errorOf(name) : errorOf(search, name));
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!driver && !isDriverComing) return;
    event.preventDefault();
    if (!driver) hold();
    else if (!driver.isBusy) driver.submit(new FormData(event.currentTarget));
  };
  return (
    <EntryPage title={title} words={words} after={after}>
      <Problem {...props} />
      <form
        ref={form}
        action={action}
        method="post"
        className={styles.form}
        onFocus={onWake}
        onPointerEnter={onWake}
        onSubmit={send}
        onInput={({ target }) => tell(driver?.edit, target)}
        onBlur={({ target }) => tell(driver?.leave, target)}
        {...driver?.getFormProps()}
      >
        {Object.entries(hidden).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {fields.map((field) =>
          field.draw ? (
            <Fragment key={field.name}>{field.draw(allEnteredIn(search, field.name), shown(field.name))}</Fragment>
          ) : (
            <EntryControl
              key={field.name}
              field={field}
              value={enteredIn(search, field.name)}
              error={shown(field.name)}
              note={driver?.noteOf?.(field.name)}
            />
          ),
        )}
        <Button type="submit" variant="primary" className={styles.submit} busy={driver?.isBusy ?? isHeld}>
          {submit}
        </Button>
      </form>
    </EntryPage>
  );
}

const tell = (listener: ((name: string, value: string) => void) | undefined, target: EventTarget) => {
  const { name, value } = target as HTMLInputElement;
  if (name) listener?.(name, value);
};

/** The error message of a form that was rejected. */
function Problem({ search, fields, driver }: EntryFormProps) {
  const code = enteredIn(search, 'error');
  const isBack = code !== '' && !driver?.words;
  if (!isBack && !driver?.words) return null;
  const inField = fields.some(({ name }) => errorOf(search, name));
  const back = () =>
    inField ? t('primitives.problem.marked') : entryErrorMessage(t, code, enteredIn(search, 'subject'));
  const text = driver?.words || back();
  return (
    <div className={styles.message}>
      <Message tone="error" live>
        {text}
      </Message>
    </div>
  );
}

/** Props of `EntryForm`. */
export interface EntryFormProps {
  readonly title: string;
  readonly words?: ReactNode;
  readonly action: string;
  readonly fields: readonly EntryField[];
  readonly submit: string;
  readonly search: EntrySearch;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly after?: ReactNode;
  readonly driver?: EntryDriver | undefined;
  /** Whether the driver has been requested and is still loading. */
  readonly isDriverComing?: boolean;
  /** Called when the pointer enters the form or the form receives focus, to load the driver. */
  readonly onWake?: () => void;
}

interface ControlProps {
  readonly field: EntryField;
  readonly value: string;
  readonly error: string | undefined;
  readonly note?: ReactNode;
}

function EntryControl({ field, value, error, note }: ControlProps) {
  const { name, label, type = 'text', help, isOptional = false, autoComplete } = field;
  const errorId = useId();
  if (type === 'checkbox') {
    return (
      <div>
        <Checkbox
          name={name}
          label={label}
          value="1"
          defaultChecked={Boolean(value)}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        {error && (
          <Message tone="error" id={errorId}>
            {error}
          </Message>
        )}
      </div>
    );
  }
  return (
    <Field
      label={label}
      required={!isOptional}
      {...((help || note) && {
        help: (
          <>
            {help} {note}
          </>
        ),
      })}
      {...(error && { error })}
    >
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
