import { useState } from 'react';
import { fieldsFailure } from '#api/fields-failure.ts';
import type { UserEdit } from '#api/member/user/user.contract.ts';
import { t } from '#api/translations.ts';
import { NameAvailability } from '#components/account/registration/name-availability.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import type { FormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { MemberChange } from './member-change.tsx';
import { SettingsCard } from './settings-card.tsx';
import { textOf, useChangeViewer } from './use-change-viewer.ts';

/**
 * The forms for the viewer's name, e-mail address and password. Each change requires the current password
 * (docs/behavior/member.md#changing-an-account).
 */
export function MemberAccountForm({ member }: { member: UserEdit }) {
  const may = useMay();
  return (
    <>
      {may(['profile.editusernames', 'users.edit']) ? <NameForm member={member} /> : <FixedName member={member} />}
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

const CurrentPassword = ({ member, change }: OwnForm & { change: FormSubmission }) =>
  member.hasPassword && (
    <Field label={t('member.account.current-password')} required error={change.errorOf('passwordConfirmation')}>
      {(wiring) => <Input {...wiring} type="password" name="passwordConfirmation" autoComplete="current-password" />}
    </Field>
  );

/** Renders the name of a member who may not change it, and the reason why there is no form. */
const FixedName = ({ member: { name } }: OwnForm) => (
  <SettingsCard id="username" title={t('member.field.name')} words={t('member.account.name-fixed')}>
    <bdi>{name}</bdi>
  </SettingsCard>
);

function NameForm({ member }: OwnForm) {
  const changeMe = useChangeViewer();
  const [typed, setTyped] = useState(member.name);
  return (
    <MemberChange
      id="username"
      title={t('member.field.name')}
      submit={t('member.account.change-name')}
      done={t('member.account.name-changed')}
      isEmptiedAfter
      save={(entered) => changeMe({ name: textOf(entered, 'name'), ...confirmationIn(entered) })}
    >
      {(change) => (
        <>
          <Field
            label={t('member.account.new-name')}
            help={
              <>
                {t('member.account.new-name-help')} <NameAvailability text={typed} own={member.name} />
              </>
            }
            required
            error={change.errorOf('name')}
          >
            {(wiring) => (
              <Input
                {...wiring}
                key={member.name}
                name="name"
                autoComplete="username"
                defaultValue={member.name}
                dir="auto"
                onChange={({ target }) => setTyped(target.value)}
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
  pendingEmail
    ? t('member.account.email-pending', { email: pendingEmail })
    : email
      ? emailConfirmed
        ? t('member.account.email-confirmed')
        : t('member.account.email-unconfirmed')
      : '';

function EmailForm({ member }: OwnForm) {
  const changeMe = useChangeViewer();
  return (
    <MemberChange
      id="email"
      title={t('member.field.email')}
      words={[member.email, emailStatus(member)].filter(Boolean).join(' · ')}
      submit={t('member.account.change-email')}
      done={t('member.account.email-changed')}
      isEmptiedAfter
      save={(entered) => changeMe({ email: textOf(entered, 'email'), ...confirmationIn(entered) })}
    >
      {(change) => (
        <>
          <Field
            label={t('member.account.new-email')}
            help={t('member.account.new-email-help')}
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
  const may = useMay();
  const changeMe = useChangeViewer();
  const save = async (entered: FormData) => {
    const password = textOf(entered, 'password');
    if (password !== textOf(entered, 'repeated')) {
      throw fieldsFailure({ repeated: t('member.account.password-mismatch') });
    }
    await changeMe({ password, keepTokens: entered.has('keepTokens'), ...confirmationIn(entered) });
  };
  return (
    <MemberChange
      id="password"
      title={t('member.account.password')}
      submit={t('member.account.change-password')}
      done={t('member.account.password-changed')}
      isEmptiedAfter
      save={save}
    >
      {(change) => (
        <>
          <CurrentPassword member={member} change={change} />
          <Field
            label={t('member.account.new-password')}
            help={t('member.account.new-password-help', { count: Number(settings['password.minLength'] ?? 10) })}
            required
            error={change.errorOf('password')}
          >
            {(wiring) => <Input {...wiring} type="password" name="password" autoComplete="new-password" />}
          </Field>
          <Field
            label={t('member.account.new-password-again')}
            help={t('member.account.new-password-again-help')}
            required
            error={change.errorOf('repeated')}
          >
            {(wiring) => <Input {...wiring} type="password" name="repeated" autoComplete="new-password" />}
          </Field>
          {may('tokens.add') && <Checkbox name="keepTokens" value="1" label={t('member.account.keep-tokens')} />}
        </>
      )}
    </MemberChange>
  );
}
