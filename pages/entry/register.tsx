import { createFileRoute } from '@tanstack/react-router';
import { authenticatorsQuery } from '#api/account/account.queries.ts';
import { EntryPage } from '#components/account/entry-form.tsx';
import { RegistrationForm, RegistrationThanks } from '#components/account/registration-form.tsx';
import { ServiceEntry } from '#components/account/service-entry.tsx';
import { Link } from '#components/primitives/link.tsx';
import { entryPage, targetIn, withTarget } from '#pages/-entry-page.ts';
import { textIn } from '#pages/-search-text.ts';

const entry = entryPage('Register');

/** Joining (`spec/screens.md` D2), in the way the site's settings say. */
export const Route = createFileRoute('/entry/register')({
  ...entry,
  loader: async (at) => {
    await at.context.queryClient.ensureQueryData(authenticatorsQuery(at.context.api));
    return entry.loader(at);
  },
  component: Register,
});

function Register() {
  const search = Route.useSearch();
  const { settings } = Route.useLoaderData();
  const method = settings['registration.method'];
  if (textIn(search, 'done') === 'applied') return <RegistrationThanks />;
  if (method === 'connect') {
    return (
      <EntryPage
        title="Register"
        words="New members join through a service they have an account with. Choose it where you sign in."
        after={
          <>
            <ServiceEntry target={targetIn(search)} />
            <Link href={withTarget('/entry/signin', search)}>Sign In</Link>
          </>
        }
      />
    );
  }
  return (
    <RegistrationForm
      search={search}
      settings={settings}
      target={targetIn(search)}
      before={method === 'invitation' && 'New members join by invitation only. The code is in the message you got.'}
      after={
        <>
          Already a member? <Link href={withTarget('/entry/signin', search)}>Sign In</Link>
        </>
      }
    />
  );
}
