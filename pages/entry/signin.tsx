import { createFileRoute } from '@tanstack/react-router';
import { PasskeyEntry } from '#components/account/passkey-entry.tsx';
import { SignInForm } from '#components/account/sign-in-form.tsx';
import { Link } from '#components/primitives/link.tsx';
import { entryPage, targetIn, withTarget } from '#pages/-entry-page.ts';

/** Signing in (`spec/screens.md` D1). */
export const Route = createFileRoute('/entry/signin')({ ...entryPage('Sign In'), component: SignIn });

function SignIn() {
  const search = Route.useSearch();
  return (
    <SignInForm
      search={search}
      target={targetIn(search)}
      forgotten={
        <Link href={withTarget('/entry/passwordrequest', search)} tone="quiet">
          Forgot your password?
        </Link>
      }
      after={
        <>
          <PasskeyEntry target={targetIn(search)} />
          Don't have an account? <Link href={withTarget('/entry/register', search)}>Create One.</Link>
        </>
      }
    />
  );
}
