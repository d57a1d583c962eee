import type { ReactNode } from 'react';
import { confirmOptions, confirmSession } from '#api/account/credential/two-factor.client.ts';
import type { TwoFactor } from '#api/account/credential/two-factor.contract.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/account/own-data/account-card.css.ts';
import { AccountCard } from '#components/account/own-data/account-card.tsx';
import { useInvalidateAccount } from '#components/account/own-data/use-invalidate-account.ts';
import { useEntryLink } from '#components/account/sign-in/use-entry-link.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { textOf } from '#components/member/settings/use-change-viewer.ts';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { signWithPasskey } from './device-passkey.ts';

/** Requires re-authentication before it renders sensitive settings. The re-authentication is valid for ten minutes. */
export function ConfirmGate({ safety, children }: { safety: TwoFactor; children: ReactNode }) {
  const { api } = useSite();
  const invalidateViewer = useInvalidateAccount();
  const confirm = async (entered: FormData) => {
    const name = safety.hasPassword ? 'password' : 'code';
    await confirmSession(api, { [name]: textOf(entered, name) });
    await invalidateViewer();
  };
  if (safety.isConfirmed) return children;
  if (!safety.hasPassword && !safety.hasApp) return <KeyGate safety={safety} />;
  return (
    <>
      <MemberChange
        id="confirm"
        title={t('account.gate.title')}
        words={t('account.gate.text')}
        submit={t('account.gate.confirm')}
        done=""
        save={confirm}
      >
        {() => (
          <Field label={safety.hasPassword ? t('account.gate.password') : t('account.gate.code')} required>
            {(wiring) =>
              safety.hasPassword ? (
                <Input {...wiring} type="password" name="password" autoComplete="current-password" />
              ) : (
                <Input {...wiring} name="code" inputMode="numeric" autoComplete="one-time-code" />
              )
            }
          </Field>
        )}
      </MemberChange>
      {safety.countPasskeys > 0 && <KeyGate safety={safety} />}
    </>
  );
}

/** Re-authentication with a passkey or, without a passkey, by signing in again. */
function KeyGate({ safety }: { safety: TwoFactor }) {
  const { api } = useSite();
  const invalidateViewer = useInvalidateAccount();
  const entryLink = useEntryLink();
  const { change, submit } = useFormSubmission();
  const confirm = () =>
    submit(async () => {
      const credential = await signWithPasskey((await confirmOptions(api)).body);
      await confirmSession(api, { credential });
      await invalidateViewer();
    });
  return (
    <AccountCard id="confirm-key" title={t('account.gate.other')} submission={change}>
      <div className={styles.actions}>
        {safety.countPasskeys > 0 ? (
          <Button busy={change.isSending} onClick={confirm}>
            {t('account.passkey.use')}
          </Button>
        ) : (
          <ButtonLink {...entryLink('signIn')}>{t('account.gate.again')}</ButtonLink>
        )}
      </div>
    </AccountCard>
  );
}
