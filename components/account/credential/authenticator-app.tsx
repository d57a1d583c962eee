import {
  beginAuthenticatorApp,
  confirmAuthenticatorApp,
  removeAuthenticatorApp,
} from '#api/account/credential/two-factor.client.ts';
import type { TwoFactor } from '#api/account/credential/two-factor.contract.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/account/own-data/account-card.css.ts';
import { AccountCard } from '#components/account/own-data/account-card.tsx';
import { useInvalidateAccount } from '#components/account/own-data/use-invalidate-account.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { textOf } from '#components/member/settings/use-change-viewer.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { useSubmission } from '#components/primitives/submission/use-submission.ts';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { authenticatorAppMachine } from '#machines/account/credential/authenticator-app.machine.ts';
import { QrCode } from './qr-code.tsx';

/** The secret and the URL of an authenticator app that is being set up. */
export interface BegunApp {
  readonly secret: string;
  readonly url: string;
}

interface AppProps {
  readonly safety: TwoFactor;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** The card of the viewer's authenticator app: setup with a QR code, activation with a code, and removal. */
export const AuthenticatorApp = (props: AppProps) =>
  props.safety.hasApp ? <AppRemoval /> : <AppAddition onCodes={props.onCodes} />;

function AppRemoval() {
  const { api } = useSite();
  const invalidateViewer = useInvalidateAccount();
  const { change, submit } = useFormSubmission();
  const remove = () =>
    submit(async () => {
      await removeAuthenticatorApp(api);
      await invalidateViewer();
    });
  return (
    <AccountCard id="app" title={t('account.app.title')} words={t('account.app.text')} submission={change}>
      <div className={styles.actions}>
        <Tag preset="success">{t('account.app.is-set-up')}</Tag>
        <Button busy={change.isSending} onClick={remove}>
          {t('account.app.remove')}
        </Button>
      </div>
    </AccountCard>
  );
}

function AppAddition({ onCodes }: Pick<AppProps, 'onCodes'>) {
  const { api } = useSite();
  const invalidateViewer = useInvalidateAccount();
  const setup = useSubmission<void, BegunApp>(authenticatorAppMachine, {
    send: async () => (await beginAuthenticatorApp(api)).body,
  });
  const confirm = async (entered: FormData) => {
    const { body } = await confirmAuthenticatorApp(api, textOf(entered, 'code'));
    onCodes(body.recoveryCodes);
    await invalidateViewer();
  };
  return (
    <div {...setup.getRootProps()}>
      {setup.isDone && setup.output ? (
        <AppSetUp begun={setup.output} save={confirm} />
      ) : (
        <AccountCard id="app" title={t('account.app.title')} words={t('account.app.text')} submission={setup}>
          <div className={styles.actions}>
            <Button variant="primary" {...setup.getSendProps()}>
              {t('account.app.begin')}
            </Button>
          </div>
        </AccountCard>
      )}
    </div>
  );
}

/** The setup of an authenticator app: a QR code, the same secret as text, and a field for the first code. */
export const AppSetUp = ({ begun, save }: { begun: BegunApp; save: (entered: FormData) => Promise<unknown> }) => (
  <MemberChange
    id="app"
    title={t('account.app.begun-title')}
    words={t('account.app.begun-text')}
    submit={t('account.app.confirm')}
    done=""
    save={save}
  >
    {(change) => (
      <>
        <QrCode text={begun.url} label={t('account.app.picture')} />
        <p className={styles.secret}>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        <Field label={t('account.app.code')} required error={change.errorOf('code')}>
          {(wiring) => <Input {...wiring} name="code" inputMode="numeric" autoComplete="one-time-code" />}
        </Field>
      </>
    )}
  </MemberChange>
);
