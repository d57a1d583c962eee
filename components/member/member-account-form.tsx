import { ApiFailure } from '#api/failure.ts';
import type { UserEdit } from '#api/member/user.contract.ts';
import { Field } from '#components/primitives/field.tsx';
import { Input } from '#components/primitives/input.tsx';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import type { MemberChangeApi } from '#machines/member/member-change.connect.ts';
import { MemberChange } from './member-change.tsx';
import { textOf, useChangeOfMe } from './use-change-of-me.ts';

/** The viewer's name, e-mail address and password; each change asks for the password they have now (`spec/screens.md` D8). */
export function MemberAccountForm({ member }: { member: UserEdit }) {
  const may = useMay();
  return (
    <>
      {may(['profile.editusernames', 'users.edit']) && <NameForm member={member} />}
      <EmailForm member={member} />
      <PasswordForm member={member} />
    </>
  );
}

interface OwnForm {
  readonly member: UserEdit;
}

const confirmationIn = (entered: FormData) =>
  entered.has('passwordConfirmation') ? { passwordConfirmation: textOf(entered, 'passwordConfirmation') } : {};

const CurrentPassword = ({ member, change }: OwnForm & { change: MemberChangeApi }) =>
  member.hasPassword && (
    <Field label="Current Password" required error={change.errorOf('passwordConfirmation')}>
      {(wiring) => <Input {...wiring} type="password" name="passwordConfirmation" autoComplete="current-password" />}
    </Field>
  );

function NameForm({ member }: OwnForm) {
  const changeMe = useChangeOfMe();
  return (
    <MemberChange
      id="username"
      title="Username"
      submit="Change Username"
      done="Username changed successfully."
      isEmptiedAfter
      save={(entered) => changeMe({ name: textOf(entered, 'name'), ...confirmationIn(entered) })}
    >
      {(change) => (
        <>
          <Field label="New Username" help="Your new username must be unique." required error={change.errorOf('name')}>
            {(wiring) => (
              <Input
                {...wiring}
                key={member.name}
                name="name"
                autoComplete="username"
                defaultValue={member.name}
                dir="auto"
              />
            )}
          </Field>
          <CurrentPassword member={member} change={change} />
        </>
      )}
    </MemberChange>
  );
}

const emailStatus = ({ email, pendingEmail, emailConfirmed }: UserEdit): string =>
  pendingEmail ? `Pending Email: ${pendingEmail}` : email ? (emailConfirmed ? 'Confirmed' : 'Needs Confirmation') : '';

function EmailForm({ member }: OwnForm) {
  const changeMe = useChangeOfMe();
  return (
    <MemberChange
      id="email"
      title="Email"
      words={[member.email, emailStatus(member)].filter(Boolean).join(' · ')}
      submit="Change Email"
      done="Your email has been updated."
      isEmptiedAfter
      save={(entered) => changeMe({ email: textOf(entered, 'email'), ...confirmationIn(entered) })}
    >
      {(change) => (
        <>
          <Field
            label="New Email"
            help="A new address holds once you follow the link that is sent to it."
            required
            error={change.errorOf('email')}
          >
            {(wiring) => <Input {...wiring} type="email" name="email" autoComplete="email" />}
          </Field>
          <CurrentPassword member={member} change={change} />
        </>
      )}
    </MemberChange>
  );
}

function PasswordForm({ member }: OwnForm) {
  const { settings } = useSite();
  const changeMe = useChangeOfMe();
  const save = async (entered: FormData) => {
    const password = textOf(entered, 'password');
    if (password !== textOf(entered, 'repeated')) {
      throw ApiFailure.fields({ repeated: 'New password does not match. Please reconfirm your new password.' });
    }
    await changeMe({ password, ...confirmationIn(entered) });
  };
  return (
    <MemberChange
      id="password"
      title="Password"
      submit="Change Password"
      done="Password changed successfully."
      isEmptiedAfter
      save={save}
    >
      {(change) => (
        <>
          <CurrentPassword member={member} change={change} />
          <Field
            label="New Password"
            help={`Your new password must be at least ${String(settings['password.minLength'] ?? 10)} characters.`}
            required
            error={change.errorOf('password')}
          >
            {(wiring) => <Input {...wiring} type="password" name="password" autoComplete="new-password" />}
          </Field>
          <Field
            label="Confirm New Password"
            help="This must match the new password field."
            required
            error={change.errorOf('repeated')}
          >
            {(wiring) => <Input {...wiring} type="password" name="repeated" autoComplete="new-password" />}
          </Field>
        </>
      )}
    </MemberChange>
  );
}
