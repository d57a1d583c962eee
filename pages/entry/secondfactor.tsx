import { createFileRoute } from '@tanstack/react-router';
import { t } from '#api/translations.ts';
import { PasskeyEntry } from '#components/account/credential/passkey-entry.tsx';
import { EntryForm } from '#components/account/sign-in/entry-form.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { entryPage, targetIn, withTarget } from '#pages/-entry-page.ts';

/**
 * The second step of signing in, for members with a second factor: an authenticator code, a recovery code, or a
 * passkey.
 */
export const Route = createFileRoute('/entry/secondfactor')({
  ...entryPage('account.sign-in.title'),
  component: SecondFactor,
});

function SecondFactor() {
  const search = Route.useSearch();
  const target = targetIn(search);
  return (
    <EntryForm
      title={t('account.second.title')}
      words={t('account.second.text')}
      action="/entry/secondfactor"
      search={search}
      hidden={{ Target: target }}
      fields={[{ name: 'Code', label: t('account.field.code'), autoComplete: 'one-time-code' }]}
      submit={t('account.sign-in.submit')}
      after={
        <>
          <PasskeyEntry target={target} isSecondStep />
          <Link href={withTarget('/entry/signin', search)}>{t('account.second.again')}</Link>
        </>
      }
    />
  );
}
