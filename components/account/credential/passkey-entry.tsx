import { KeyRound } from 'lucide-react';
import { passkeySignInOptions, signInByPasskey } from '#api/account/credential/passkey.client.ts';
import { secondFactorOptions, signInBySecondFactor } from '#api/account/credential/two-factor.client.ts';
import { safeTarget } from '#api/account/sign-in/target.ts';
import { t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { SubmissionProblem } from '#components/primitives/submission/submission-problem.tsx';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { useSite } from '#components/shell/site/site-context.tsx';
import { signWithPasskey } from './device-passkey.ts';
import * as styles from './passkey-entry.css.ts';

/** Props of `PasskeyEntry`. `isSecondStep` is set after a correct password. */
export interface PasskeyEntryProps {
  readonly target: string;
  readonly isSecondStep?: boolean;
}

/**
 * Signs in with a passkey: without a password, or as the second step after a password. Hidden when scripts are
 * disabled.
 */
export function PasskeyEntry({ target, isSecondStep = false }: PasskeyEntryProps) {
  const { api, url } = useSite();
  const { change, submit } = useFormSubmission();
  const enter = () =>
    submit(async () => {
      if (isSecondStep) {
        const credential = await signWithPasskey((await secondFactorOptions(api)).body);
        await signInBySecondFactor(api, { credential });
      } else {
        const credential = await signWithPasskey((await passkeySignInOptions(api)).body);
        await signInByPasskey(api, { credential, persistent: true });
      }
      location.assign(safeTarget(target, url));
    });
  return (
    <div className={styles.entry}>
      <SubmissionProblem submission={change} />
      <Button
        className={styles.button}
        icon={<KeyRound size={16} />}
        busy={change.isSending || change.isDone}
        onClick={enter}
      >
        {isSecondStep ? t('account.passkey.use') : t('account.passkey.sign-in')}
      </Button>
    </div>
  );
}
