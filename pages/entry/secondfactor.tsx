import { createFileRoute } from '@tanstack/react-router';
import { EntryForm } from '#components/account/entry-form.tsx';
import { PasskeyEntry } from '#components/account/passkey-entry.tsx';
import { Link } from '#components/primitives/link.tsx';
import { entryPage, targetIn, withTarget } from '#pages/-entry-page.ts';

/** The second step of signing in, for those who have set one up: a code of their app, a recovery code, or a passkey. */
export const Route = createFileRoute('/entry/secondfactor')({ ...entryPage('Sign In'), component: SecondFactor });

function SecondFactor() {
  const search = Route.useSearch();
  const target = targetIn(search);
  return (
    <EntryForm
      title="One More Step"
      words="Show that it is you: enter the code of your authenticator app, or one of your recovery codes."
      action="/entry/secondfactor"
      search={search}
      hidden={{ Target: target }}
      fields={[{ name: 'Code', label: 'Code', autoComplete: 'one-time-code' }]}
      submit="Sign In"
      after={
        <>
          <PasskeyEntry target={target} isSecondStep />
          <Link href={withTarget('/entry/signin', search)}>Start again</Link>
        </>
      }
    />
  );
}
