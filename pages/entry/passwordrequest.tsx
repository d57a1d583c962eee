import { createFileRoute } from '@tanstack/react-router';
import { EntryForm, EntryPage } from '#components/account/entry-form.tsx';
import { Link } from '#components/primitives/link.tsx';
import { entryPage, withTarget } from '#pages/-entry-page.ts';
import { textIn } from '#pages/-search-text.ts';

/** Asking for a new password (`spec/screens.md` D3); the answer is the same whether or not the account exists. */
export const Route = createFileRoute('/entry/passwordrequest')({
  ...entryPage('Recover Password'),
  component: PasswordRequest,
});

function PasswordRequest() {
  const search = Route.useSearch();
  if (textIn(search, 'done') === 'sent') {
    return (
      <EntryPage
        title="Reset my password"
        words="If there's an account associated with this email, we've sent a password reset link. Please check your email inbox."
        after={<Link href="/entry/signin">Sign In</Link>}
      />
    );
  }
  return (
    <EntryForm
      title="Recover Password"
      words="Enter your email to continue."
      action="/entry/passwordrequest"
      search={search}
      fields={[{ name: 'Email', label: 'Email/Username', autoComplete: 'username' }]}
      submit="Request a new password"
      after={<Link href={withTarget('/entry/signin', search)}>I remember now!</Link>}
    />
  );
}
