import { useState } from 'react';
import { renewRecoveryCodes } from '#api/account/credential/two-factor.client.ts';
import type { TwoFactor } from '#api/account/credential/two-factor.contract.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/account/own-data/account-card.css.ts';
import { AccountCard } from '#components/account/own-data/account-card.tsx';
import { useInvalidateAccount } from '#components/account/own-data/use-invalidate-account.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { OneTimeSecret } from '#machines/account/credential/one-time-secret.connect.ts';

/** Shows new recovery codes once. The codes remain visible until the member confirms that they have stored them. */
export function NewRecoveryCodes({ secret }: { secret: OneTimeSecret }) {
  const [isKept, setIsKept] = useState(false);
  return (
    <div {...secret.getRootProps()}>
      <AccountCard id="recovery-codes" title={t('account.codes.new-title')} words={t('account.codes.new-text')}>
        <ul className={styles.codes}>
          {secret.lines.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button {...secret.getCopyProps()}>{t('account.codes.copy')}</Button>
        </div>
        <p role="status">{secret.copyResult}</p>
        <Checkbox
          label={t('account.codes.kept')}
          checked={isKept}
          onChange={({ target }) => setIsKept(target.checked)}
        />
        <div className={styles.actions}>
          <Button
            variant="primary"
            {...secret.getKeptProps()}
            {...(!isKept && { disabledReason: t('account.codes.keep-first') })}
          >
            {t('account.codes.done')}
          </Button>
        </div>
      </AccountCard>
    </div>
  );
}

/** The number of remaining recovery codes, and a button that generates new ones. */
export function RecoveryCodes({ safety, onCodes }: { safety: TwoFactor; onCodes: (codes: readonly string[]) => void }) {
  const { api } = useSite();
  const invalidateViewer = useInvalidateAccount();
  const { change, submit } = useFormSubmission();
  const left = safety.countRecoveryCodes;
  const renew = () =>
    submit(async () => {
      onCodes((await renewRecoveryCodes(api)).body.recoveryCodes);
      await invalidateViewer();
    });
  return (
    <AccountCard
      id="recovery-codes"
      title={t('account.codes.title')}
      words={t('account.codes.left', { count: left })}
      submission={change}
    >
      {left < 3 && <Message tone="warning">{t('account.codes.few')}</Message>}
      <div className={styles.actions}>
        <Button busy={change.isSending} onClick={renew}>
          {t('account.codes.renew')}
        </Button>
      </div>
    </AccountCard>
  );
}
