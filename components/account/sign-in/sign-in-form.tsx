import type { ReactNode } from 'react';
import { t } from '#api/translations.ts';
import { EntryForm, type EntrySearch } from './entry-form.tsx';
import { useEntryDriver } from './use-entry-driver.ts';

const loadDriver = async () => (await import('./sign-in-driver.tsx')).SignInDriver;

/** Props of `SignInForm`. */
export interface SignInFormProps {
  readonly search: EntrySearch;
  /** The page to open after signing in. Empty for the home page. */
  readonly target: string;
  readonly forgotten?: ReactNode;
  readonly after?: ReactNode;
  /** Loads the driver immediately, as in stories. */
  readonly isAwake?: boolean;
  /** Called after signing in. By default, the target page opens. */
  readonly onSignedIn?: () => void;
}

/**
 * The sign-in form (docs/behavior/account.md#sign-in). The browser submits it natively. After the first interaction, if
 * scripts run, the form shows errors without leaving the page.
 */
export function SignInForm({ search, target, forgotten, after, isAwake = false, onSignedIn }: SignInFormProps) {
  const { Driver, setDriver, waking } = useEntryDriver(loadDriver, isAwake);
  return (
    <>
      <EntryForm
        title={t('account.sign-in.title')}
        action="/entry/signin"
        search={search}
        hidden={{ Target: target }}
        submit={t('account.sign-in.submit')}
        {...waking}
        fields={[
          { name: 'Email', label: t('account.field.email-or-name'), autoComplete: 'username' },
          {
            name: 'Password',
            label: t('account.field.password'),
            type: 'password',
            autoComplete: 'current-password',
            help: forgotten,
          },
          { name: 'RememberMe', label: t('account.sign-in.keep'), type: 'checkbox' },
        ]}
        after={after}
      />
      {Driver && <Driver target={target} onDriver={setDriver} {...(onSignedIn && { onSignedIn })} />}
    </>
  );
}
