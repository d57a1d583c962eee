import { createFileRoute } from '@tanstack/react-router';
import { t } from '#api/translations.ts';
import { newPasswordFields } from '#components/account/credential/new-password-fields.ts';
import { EntryForm } from '#components/account/sign-in/entry-form.tsx';
import { EntryPage } from '#components/account/sign-in/entry-page.tsx';
import { entryPage, linkKeyFields } from '#pages/-entry-page.ts';

/** The page that creates the first administrator, through the one-time link that the server prints when it starts. */
export const Route = createFileRoute('/entry/firstadmin')({
  ...entryPage('account.first.title'),
  component: FirstAdministrator,
});

function FirstAdministrator() {
  const search = Route.useSearch();
  const { settings } = Route.useLoaderData();
  const key = linkKeyFields(search, 'token');
  if (!key) return <EntryPage title={t('account.first.title')} words={t('account.first.incomplete')} />;
  return (
    <EntryForm
      title={t('account.first.title')}
      words={t('account.first.text')}
      action="/entry/firstadmin"
      search={search}
      hidden={key}
      fields={[
        { name: 'Name', label: t('account.field.name'), autoComplete: 'username' },
        { name: 'Email', label: t('account.field.email'), type: 'email', autoComplete: 'email' },
        ...newPasswordFields(settings),
      ]}
      submit={t('account.first.submit')}
    />
  );
}
