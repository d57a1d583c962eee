import { createFileRoute } from '@tanstack/react-router';
import { t } from '#api/translations.ts';
import { EntryForm } from '#components/account/sign-in/entry-form.tsx';
import { EntryPage } from '#components/account/sign-in/entry-page.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { entryPage, withTarget } from '#pages/-entry-page.ts';
import { textIn } from '#pages/-search-text.ts';

/**
 * The page that requests a new password (docs/behavior/account.md#password-reset). The response is the same whether or
 * not the account exists.
 */
export const Route = createFileRoute('/entry/passwordrequest')({
  ...entryPage('account.recover.title'),
  component: PasswordRequest,
});

function PasswordRequest() {
  const search = Route.useSearch();
  if (textIn(search, 'done') === 'sent') {
    return (
      <EntryPage
        title={t('account.recover.reset')}
        words={t('account.recover.sent')}
        after={<Link href="/entry/signin">{t('account.sign-in.submit')}</Link>}
      />
    );
  }
  return (
    <EntryForm
      title={t('account.recover.title')}
      words={t('account.recover.text')}
      action="/entry/passwordrequest"
      search={search}
      fields={[{ name: 'Email', label: t('account.field.email-or-name'), autoComplete: 'username' }]}
      submit={t('account.recover.request')}
      after={<Link href={withTarget('/entry/signin', search)}>{t('account.recover.remembered')}</Link>}
    />
  );
}
