import { createFileRoute } from '@tanstack/react-router';
import { t } from '#api/translations.ts';
import { newPasswordFields } from '#components/account/credential/new-password-fields.ts';
import { EntryForm } from '#components/account/sign-in/entry-form.tsx';
import { EntryPage } from '#components/account/sign-in/entry-page.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { entryPage, linkKeyFields } from '#pages/-entry-page.ts';
import { textIn } from '#pages/-search-text.ts';

/**
 * The page that sets a new password through a link from a message (docs/behavior/account.md#password-reset). It signs
 * the member in and ends all other sessions.
 */
export const Route = createFileRoute('/entry/passwordreset')({
  ...entryPage('account.recover.reset'),
  component: PasswordReset,
});

function PasswordReset() {
  const search = Route.useSearch();
  const { settings } = Route.useLoaderData();
  const key = linkKeyFields(search, 'token');
  const another = <ButtonLink href="/entry/passwordrequest">{t('account.recover.request')}</ButtonLink>;
  if (!key)
    return <EntryPage title={t('account.recover.reset')} words={t('account.recover.incomplete')} after={another} />;
  const isUseless = textIn(search, 'error')?.startsWith('token.');
  return (
    <EntryForm
      title={t('account.recover.reset')}
      action="/entry/passwordreset"
      search={search}
      hidden={key}
      fields={newPasswordFields(settings, t('account.recover.new'))}
      submit={t('account.recover.save')}
      after={isUseless && another}
    />
  );
}
