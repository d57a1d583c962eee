import { useSuspenseQuery } from '@tanstack/react-query';
import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { t } from '#api/translations.ts';
import { MemberSessionList } from '#components/member/settings/member-session-list.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { SettingsPage } from '#components/member/settings/settings-page.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { ConfirmGate } from './confirm-gate.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { NewRecoveryCodes, RecoveryCodes } from './recovery-codes.tsx';
import { useOneTimeSecret } from './use-one-time-secret.ts';

/** The page on which members see their sessions and set up second factors. */
export function SecurityPage() {
  const { api } = useSite();
  const { data: safety } = useSuspenseQuery(twoFactorQuery(api));
  const secret = useOneTimeSecret();
  const showCodes = (codes: readonly string[]) => secret.show(...codes);
  return (
    <SettingsPage title={t('account.security.title')} description={t('account.security.text')} path="/profile/sessions">
      <SettingsNoScriptNotice />
      <MemberSessionList />
      {secret.isShown ? (
        <NewRecoveryCodes secret={secret} />
      ) : (
        <ConfirmGate safety={safety}>
          <PasskeyList onCodes={showCodes} />
          <AuthenticatorApp safety={safety} onCodes={showCodes} />
          {(safety.hasApp || safety.countPasskeys > 0) && <RecoveryCodes safety={safety} onCodes={showCodes} />}
        </ConfirmGate>
      )}
    </SettingsPage>
  );
}
