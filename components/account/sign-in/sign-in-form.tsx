import type { ReactNode } from 'react';
import { t } from '#api/translations.ts';
import { EntryForm, type EntrySearch } from './entry-form.tsx';
import { useEntryDriver } from './use-entry-driver.ts';

const loadDriver = async () => (await import('./sign-in-driver.tsx')).SignInDriver;

/** What the form for signing in takes. */
export interface SignInFormProps {
  readonly search: EntrySearch;
  /** Where signing in leads; empty for the home page. */
  readonly target: string;
  readonly forgotten?: ReactNode;
  readonly after?: ReactNode;
  /** Loads what drives the form at once, as in stories. */
  readonly isAwake?: boolean;
  /** Signed in; opens the page asked for when left out. */
  readonly onSignedIn?: () => void;
}

/**
 * Signing in (`spec/screens.md` D1): a form that is sent as forms always were, and, once it was touched where scripts run,
 * says what is wrong without leaving the page.
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
