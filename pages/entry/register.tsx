import { createFileRoute } from '@tanstack/react-router';
import { type EntryField, EntryForm, EntryPage } from '#components/account/entry-form.tsx';
import { Link } from '#components/primitives/link.tsx';
import { entryPage, targetIn, withTarget } from '#pages/-entry-page.ts';
import { textIn } from '#pages/-search-text.ts';

/** Joining (`spec/screens.md` D2), in the way the site's settings say. */
export const Route = createFileRoute('/entry/register')({ ...entryPage('Register'), component: Register });

type Settings = Readonly<Record<string, unknown>>;

const nameHelp = (settings: Settings): string => {
  const { min, max } = (settings['registration.nameLength'] ?? { min: 3, max: 20 }) as { min: number; max: number };
  return `${min} to ${max} characters${settings['registration.namesWithSpaces'] ? '' : ', without spaces'}.`;
};

const fieldsOf = (settings: Settings): readonly EntryField[] => [
  { name: 'Email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'Name', label: 'Username', autoComplete: 'username', help: nameHelp(settings) },
  {
    name: 'Password',
    label: 'Password',
    type: 'password',
    autoComplete: 'new-password',
    help: `At least ${settings['password.minLength'] ?? 10} characters.`,
  },
  { name: 'PasswordMatch', label: 'Confirm Password', type: 'password', autoComplete: 'new-password' },
  ...(settings['registration.method'] === 'approval'
    ? [{ name: 'DiscoveryText', label: 'Why do you want to join?', type: 'multiline' as const }]
    : []),
  ...(settings['registration.termsUrl']
    ? [{ name: 'TermsOfService', label: 'I agree to the terms of service', type: 'checkbox' as const }]
    : []),
];

function Register() {
  const search = Route.useSearch();
  const { settings } = Route.useLoaderData();
  const method = settings['registration.method'];
  if (textIn(search, 'done') === 'applied') {
    return (
      <EntryPage
        title="Thank You!"
        words="Your application will be reviewed by an administrator. You will be notified by e-mail."
      />
    );
  }
  if (method === 'invitation' || method === 'connect') {
    return (
      <EntryPage
        title="Register"
        words="New members join by invitation only."
        after={<Link href="/entry/signin">Sign In</Link>}
      />
    );
  }
  const terms = String(settings['registration.termsUrl'] ?? '');
  return (
    <EntryForm
      title={method === 'approval' ? 'Apply for Membership' : 'Register'}
      words={
        terms && (
          <>
            Please read the <Link href={terms}>terms of service</Link> first.
          </>
        )
      }
      action="/entry/register"
      search={search}
      hidden={{ Target: targetIn(search) }}
      fields={fieldsOf(settings)}
      submit={method === 'approval' ? 'Apply for Membership' : 'Sign Up'}
      after={
        <>
          Already a member? <Link href={withTarget('/entry/signin', search)}>Sign In</Link>
        </>
      }
    />
  );
}
