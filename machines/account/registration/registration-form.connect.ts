import type { SnapshotFrom } from 'xstate';
import { collectFormAnswers, fieldNameOfControl } from '#api/member/profile-field/answer-names.ts';
import { stateProps } from '#machines/state-name.ts';
import type { RegistrationFormEvent, registrationFormMachine } from './registration-form.machine.ts';

type Snapshot = SnapshotFrom<typeof registrationFormMachine>;

/** Returns the API field name under which the server reports errors of a form field. */
const apiNameOf = (name: string): string => {
  if (name === 'TermsOfService') return 'termsAccepted';
  const field = fieldNameOfControl(name);
  return field === undefined ? name.charAt(0).toLowerCase() + name.slice(1) : `profileFields.${field}`;
};

const textIn = (entered: FormData, name: string): string => String(entered.get(name) ?? '');

/**
 * Maps a snapshot of the registration form machine to props: the error message, the errors by field, whether the
 * application awaits approval, and the form's props.
 */
export function connectRegistrationForm(snapshot: Snapshot, send: (event: RegistrationFormEvent) => void) {
  const { message, fields } = snapshot.context.refusal;
  const isWrong = snapshot.matches({ entering: 'incomplete' }) || snapshot.matches({ entering: 'refused' });
  const isSubmitting = snapshot.matches('submitting');
  return {
    isBusy: isSubmitting || snapshot.matches('joined'),
    isApplied: snapshot.matches('applied'),
    isWrong,
    words: isWrong ? message : '',
    errorOf: (name: string): string | undefined => (isWrong ? fields[apiNameOf(name)] : undefined),
    edit: (name: string) => send({ type: 'field.edited', name: apiNameOf(name) }),
    /** Submits the form's entries, read by their form field names. */
    submit: (entered: FormData) =>
      send({
        type: 'form.submitted',
        words: {
          name: textIn(entered, 'Name'),
          email: textIn(entered, 'Email'),
          password: textIn(entered, 'Password'),
          repeated: textIn(entered, 'PasswordMatch'),
          discoveryText: textIn(entered, 'DiscoveryText'),
          invitationCode: textIn(entered, 'InvitationCode'),
          termsAccepted: entered.get('TermsOfService') !== null,
          profileFields: collectFormAnswers(entered),
        },
      }),
    getFormProps: () => ({ ...stateProps(snapshot), 'aria-busy': isSubmitting, noValidate: true }),
    getRootProps: () => stateProps(snapshot),
  };
}
