import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { authenticatorsQuery } from '#api/account/own-data/account.queries.ts';
import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { t } from '#api/translations.ts';
import { RegistrationForm, RegistrationThanks } from '#components/account/registration/registration-form.tsx';
import { EntryPage } from '#components/account/sign-in/entry-page.tsx';
import { ServiceEntry } from '#components/account/sign-in/service-entry.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { entryPage, targetIn, withTarget } from '#pages/-entry-page.ts';
import { textIn } from '#pages/-search-text.ts';

const entry = entryPage('account.registration.title');

/**
 * The registration page (docs/behavior/account.md#registration), with the registration method of the site's settings.
 */
export const Route = createFileRoute('/entry/register')({
  ...entry,
  loader: async (at) => {
    const { queryClient, api } = at.context;
    await Promise.all([
      queryClient.ensureQueryData(authenticatorsQuery(api)),
      queryClient.ensureQueryData(profileFieldsQuery(api)),
    ]);
    return entry.loader(at);
  },
  component: Register,
});

function Register() {
  const search = Route.useSearch();
  const { settings } = Route.useLoaderData();
  const { api } = useSite();
  const { data: profileFields } = useSuspenseQuery(profileFieldsQuery(api));
  const method = settings['registration.method'];
  if (textIn(search, 'done') === 'applied') return <RegistrationThanks />;
  if (method === 'connect') {
    return (
      <EntryPage
        title={t('account.registration.title')}
        words={t('account.registration.by-service')}
        after={
          <>
            <ServiceEntry target={targetIn(search)} />
            <Link href={withTarget('/entry/signin', search)}>{t('account.sign-in.submit')}</Link>
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
      profileFields={profileFields}
      before={method === 'invitation' && t('account.registration.by-invitation')}
      after={
        <TranslatedText
          id="account.registration.member"
          parts={{ link: (text) => <Link href={withTarget('/entry/signin', search)}>{text}</Link> }}
        />
      }
    />
  );
}
