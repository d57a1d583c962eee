import { createFileRoute } from '@tanstack/react-router';
import { EntryForm, EntryPage } from '#components/account/entry-form.tsx';
import { ButtonLink } from '#components/primitives/button.tsx';
import { entryPage } from '#pages/-entry-page.ts';
import { textIn } from '#pages/-search-text.ts';

/** Setting a new password with the link from a message (`spec/screens.md` D3); signs in and ends all other sessions. */
export const Route = createFileRoute('/entry/passwordreset')({
  ...entryPage('Reset my password'),
  component: PasswordReset,
});

function PasswordReset() {
  const search = Route.useSearch();
  const { settings } = Route.useLoaderData();
  const token = textIn(search, 'token') ?? '';
  if (!token) {
    return (
      <EntryPage
        title="Reset my password"
        words="This address is not complete. Open the link from the message again, or request a new one."
        after={<ButtonLink href="/entry/passwordrequest">Request a new password</ButtonLink>}
      />
    );
  }
  return (
    <EntryForm
      title="Reset my password"
      action="/entry/passwordreset"
      search={search}
      hidden={{ token }}
      fields={[
        {
          name: 'Password',
          label: 'New Password',
          type: 'password',
          autoComplete: 'new-password',
          help: `At least ${settings['password.minLength'] ?? 10} characters.`,
        },
        { name: 'PasswordMatch', label: 'Confirm Password', type: 'password', autoComplete: 'new-password' },
      ]}
      submit="Save your password"
    />
  );
}
