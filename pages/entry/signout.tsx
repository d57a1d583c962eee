import { createFileRoute } from '@tanstack/react-router';
import { t } from '#api/translations.ts';
import { EntryForm } from '#components/account/sign-in/entry-form.tsx';
import { EntryPage } from '#components/account/sign-in/entry-page.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { entryPage, targetIn } from '#pages/-entry-page.ts';

/** The sign-out page. It requires a confirmation, so that a link from another site cannot sign a member out. */
export const Route = createFileRoute('/entry/signout')({ ...entryPage('account.sign-out.title'), component: SignOut });

function SignOut() {
  const { me } = useSite();
  const search = Route.useSearch();
  if (me.userID === 0)
    return (
      <EntryPage title={t('account.session.over')} after={<ButtonLink href="/">{t('shell.fault.home')}</ButtonLink>} />
    );
  return (
    <EntryForm
      title={t('account.sign-out.title')}
      words={t('account.sign-out.text')}
      action="/entry/signout"
      search={search}
      hidden={{ Target: targetIn(search) }}
      fields={[]}
      submit={t('account.sign-out.title')}
    />
  );
}
