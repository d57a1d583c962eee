import { createFileRoute } from '@tanstack/react-router';
import { EntryForm } from '#components/account/entry-form.tsx';
import { Link } from '#components/primitives/link.tsx';
import { entryPage, targetIn, withTarget } from '#pages/-entry-page.ts';

/** Signing in (`spec/screens.md` D1). */
export const Route = createFileRoute('/entry/signin')({ ...entryPage('Sign In'), component: SignIn });

function SignIn() {
  const search = Route.useSearch();
  return (
    <EntryForm
      title="Sign In"
      action="/entry/signin"
      search={search}
      hidden={{ Target: targetIn(search) }}
      submit="Sign In"
      fields={[
        { name: 'Email', label: 'Email/Username', autoComplete: 'username' },
        {
          name: 'Password',
          label: 'Password',
          type: 'password',
          autoComplete: 'current-password',
          help: (
            <Link href={withTarget('/entry/passwordrequest', search)} tone="quiet">
              Forgot your password?
            </Link>
          ),
        },
        { name: 'RememberMe', label: 'Keep me signed in', type: 'checkbox' },
      ]}
      after={
        <>
          Don't have an account? <Link href={withTarget('/entry/register', search)}>Create One.</Link>
        </>
      }
    />
  );
}
