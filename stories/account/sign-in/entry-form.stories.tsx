import { EntryForm, type EntrySearch } from '#components/account/sign-in/entry-form.tsx';
import { StorySite } from '#stories/support/story-site.tsx';

export default { title: 'account / entry-form' };

const form = (search: EntrySearch) => (
  <StorySite isBare>
    <EntryForm
      title="Sign In"
      action="/entry/signin"
      submit="Sign In"
      search={search}
      fields={[
        { name: 'Email', label: 'Email/Username', autoComplete: 'username' },
        { name: 'Password', label: 'Password', type: 'password', autoComplete: 'current-password' },
        { name: 'RememberMe', label: 'Keep me signed in', type: 'checkbox' },
      ]}
    />
  </StorySite>
);

export const Empty = () => form({});

export const Refused = () => form({ error: 'session.bad-credentials', Email: 'ingrid' });

export const FieldsRefused = () =>
  form({ error: 'request.invalid', 'errors[email]': 'email.invalid', 'errors[password]': 'password.too-short' });
