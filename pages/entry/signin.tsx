import { createFileRoute } from '@tanstack/react-router';
import { authenticatorsQuery } from '#api/account/own-data/account.queries.ts';
import { t } from '#api/translations.ts';
import { PasskeyEntry } from '#components/account/credential/passkey-entry.tsx';
import { ServiceEntry } from '#components/account/sign-in/service-entry.tsx';
import { SignInForm } from '#components/account/sign-in/sign-in-form.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { entryPage, targetIn, withTarget } from '#pages/-entry-page.ts';

const entry = entryPage('account.sign-in.title');

/**
 * The sign-in page (docs/behavior/account.md#sign-in): by name and password, by passkey, or through an external
 * service.
 */
export const Route = createFileRoute('/entry/signin')({
  ...entry,
  loader: async (at) => {
    await at.context.queryClient.ensureQueryData(authenticatorsQuery(at.context.api));
    return entry.loader(at);
  },
  component: SignIn,
});

function SignIn() {
  const search = Route.useSearch();
  return (
    <SignInForm
      search={search}
      target={targetIn(search)}
      forgotten={<Link href={withTarget('/entry/passwordrequest', search)}>{t('account.sign-in.forgotten')}</Link>}
      after={
        <>
          <PasskeyEntry target={targetIn(search)} />
          <ServiceEntry target={targetIn(search)} />
          <TranslatedText
            id="account.sign-in.register"
            parts={{ link: (text) => <Link href={withTarget('/entry/register', search)}>{text}</Link> }}
          />
        </>
      }
    />
  );
}
