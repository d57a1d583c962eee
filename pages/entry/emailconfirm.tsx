import { createFileRoute } from '@tanstack/react-router';
import { t } from '#api/translations.ts';
import { EntryForm } from '#components/account/sign-in/entry-form.tsx';
import { EntryPage } from '#components/account/sign-in/entry-page.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { entryPage, linkKeyFields } from '#pages/-entry-page.ts';
import { textIn } from '#pages/-search-text.ts';

/**
 * The page that confirms an e-mail address through a link from a message. The member has to press a button, so that
 * programs that open links do not confirm the address.
 */
export const Route = createFileRoute('/entry/emailconfirm')({
  ...entryPage('account.confirm.title'),
  component: EmailConfirm,
});

function EmailConfirm() {
  const search = Route.useSearch();
  if (textIn(search, 'done') === 'confirmed') {
    return (
      <EntryPage
        title={t('account.confirm.done')}
        words={t('account.confirm.welcome')}
        after={<ButtonLink href="/discussions">{t('account.confirm.read')}</ButtonLink>}
      />
    );
  }
  const [userID, key] = [textIn(search, 'userID'), linkKeyFields(search, 'code')];
  if (!userID || !key) {
    return (
      <EntryPage
        title={t('account.confirm.title')}
        words={t('account.confirm.incomplete')}
        after={<ButtonLink href="/entry/emailconfirmrequest">{t('account.confirm.resend')}</ButtonLink>}
      />
    );
  }
  return (
    <EntryForm
      title={t('account.confirm.title')}
      words={t('account.confirm.text')}
      action="/entry/emailconfirm"
      search={search}
      hidden={{ userID, ...key }}
      fields={[]}
      submit={t('account.confirm.submit')}
    />
  );
}
