import { createFileRoute } from '@tanstack/react-router';
import { t } from '#api/translations.ts';
import { EntryForm } from '#components/account/sign-in/entry-form.tsx';
import { EntryPage } from '#components/account/sign-in/entry-page.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { entryPage } from '#pages/-entry-page.ts';
import { textIn } from '#pages/-search-text.ts';

/** The page that sends the confirmation message again (docs/behavior/account.md#e-mail-confirmation). */
export const Route = createFileRoute('/entry/emailconfirmrequest')({
  ...entryPage('account.confirm.title'),
  component: EmailConfirmRequest,
});

function EmailConfirmRequest() {
  const { me } = useSite();
  const search = Route.useSearch();
  if (textIn(search, 'done') === 'sent')
    return <EntryPage title={t('account.confirm.sent')} words={t('account.confirm.sent-text')} />;
  if (me.userID === 0) {
    return (
      <EntryPage
        title={t('account.confirm.title')}
        words={t('account.confirm.guest')}
        after={
          <ButtonLink href="/entry/signin?Target=%2Fentry%2Femailconfirmrequest">
            {t('account.sign-in.submit')}
          </ButtonLink>
        }
      />
    );
  }
  if (me.emailConfirmed)
    return (
      <EntryPage
        title={t('account.confirm.already')}
        after={<ButtonLink href="/">{t('shell.fault.home')}</ButtonLink>}
      />
    );
  return (
    <EntryForm
      title={t('account.confirm.title')}
      words={t('account.confirm.unconfirmed')}
      action="/entry/emailconfirmrequest"
      search={search}
      fields={[]}
      submit={t('account.confirm.resend')}
    />
  );
}
