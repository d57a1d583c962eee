import { createFileRoute } from '@tanstack/react-router';
import { EntryForm, EntryPage } from '#components/account/entry-form.tsx';
import { entryPage } from '#pages/-entry-page.ts';
import { textIn } from '#pages/-search-text.ts';

/** Making the first administrator, with the one-time link that the server prints at its start. */
export const Route = createFileRoute('/entry/firstadmin')({
  ...entryPage('Welcome to your forum'),
  component: FirstAdministrator,
});

function FirstAdministrator() {
  const search = Route.useSearch();
  const { settings } = Route.useLoaderData();
  const token = textIn(search, 'token') ?? '';
  if (!token)
    return (
      <EntryPage title="Welcome to your forum" words="Use the whole link that the server printed when it started." />
    );
  return (
    <EntryForm
      title="Welcome to your forum"
      words="Make the first administrator. You can change everything later."
      action="/entry/firstadmin"
      search={search}
      hidden={{ token }}
      fields={[
        { name: 'Name', label: 'Username', autoComplete: 'username' },
        { name: 'Email', label: 'Email', type: 'email', autoComplete: 'email' },
        {
          name: 'Password',
          label: 'Password',
          type: 'password',
          autoComplete: 'new-password',
          help: `At least ${settings['password.minLength'] ?? 10} characters.`,
        },
        { name: 'PasswordMatch', label: 'Confirm Password', type: 'password', autoComplete: 'new-password' },
      ]}
      submit="Open the forum"
    />
  );
}
