import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { SignInFormEvent, signInFormMachine } from './sign-in-form.machine.ts';

type Snapshot = SnapshotFrom<typeof signInFormMachine>;

/** The API field names under which the server reports errors of form fields. */
const apiNames: Readonly<Record<string, string>> = { Email: 'name', Password: 'password' };

/**
 * Maps a snapshot of the sign-in form machine to props: the error message, the errors by field, and the form's props.
 */
export function connectSignInForm(snapshot: Snapshot, send: (event: SignInFormEvent) => void) {
  const state = snapshot.value;
  const { message, fields } = snapshot.context.refusal;
  const isWrong = state === 'incomplete' || state === 'refused';
  return {
    state,
    isBusy: state === 'submitting' || state === 'done',
    isWrong,
    words: isWrong ? message : '',
    errorOf: (name: string): string | undefined => (isWrong ? fields[apiNames[name] ?? name] : undefined),
    edit: (name: string) => send({ type: 'field.edited', name }),
    /** Submits the form's entries, read by their form field names. */
    submit: (entered: FormData) =>
      send({
        type: 'form.submitted',
        words: {
          name: String(entered.get('Email') ?? ''),
          password: String(entered.get('Password') ?? ''),
          persistent: entered.get('RememberMe') !== null,
        },
      }),
    getFormProps: () => ({ ...stateProps(snapshot), 'aria-busy': state === 'submitting', noValidate: true }),
  };
}
