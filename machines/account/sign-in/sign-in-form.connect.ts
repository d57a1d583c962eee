import type { SnapshotFrom } from 'xstate';
import { stateProps } from '#machines/state-name.ts';
import type { SignInFormEvent, signInFormMachine } from './sign-in-form.machine.ts';

type Snapshot = SnapshotFrom<typeof signInFormMachine>;

/** Under which name of the API a field of the form is answered for. */
const apiNames: Readonly<Record<string, string>> = { Email: 'name', Password: 'password' };

/** What signing in offers a view: what is wrong, in one sentence and by field, and the form's props. */
export function connectSignInForm(snapshot: Snapshot, send: (event: SignInFormEvent) => void) {
  const state = snapshot.value;
  const { words, fields } = snapshot.context.refusal;
  const isWrong = state === 'incomplete' || state === 'refused';
  return {
    state,
    isBusy: state === 'submitting' || state === 'done',
    isWrong,
    words: isWrong ? words : '',
    errorOf: (name: string): string | undefined => (isWrong ? fields[apiNames[name] ?? name] : undefined),
    edit: (name: string) => send({ type: 'field.edited', name }),
    /** Takes the form's entries by the names it sends them under. */
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
