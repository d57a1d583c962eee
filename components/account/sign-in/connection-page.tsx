import { useSuspenseQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { disconnect } from '#api/account/credential/authenticator.client.ts';
import { connectionsQuery, twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { entryErrorMessage } from '#api/account/sign-in/problem-message.ts';
import { t } from '#api/translations.ts';
import { ConfirmGate } from '#components/account/credential/confirm-gate.tsx';
import * as styles from '#components/account/own-data/account-card.css.ts';
import { AccountCard } from '#components/account/own-data/account-card.tsx';
import { useInvalidateAccount } from '#components/account/own-data/use-invalidate-account.ts';
import { SettingsPage } from '#components/member/settings/settings-page.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

/**
 * The page on which members connect their accounts at other services (docs/behavior/account.md#sign-in-services).
 * `error` is an error code.
 */
export function ConnectionPage({ error }: { error?: string | undefined }) {
  const { api } = useSite();
  const { data: connections } = useSuspenseQuery(connectionsQuery(api));
  const { data: safety } = useSuspenseQuery(twoFactorQuery(api));
  const invalidateViewer = useInvalidateAccount();
  const { change, submit } = useFormSubmission();
  const remove = (id: number) =>
    submit(async () => {
      await disconnect(api, id);
      await invalidateViewer();
    });
  const came = error && entryErrorMessage(t, error);
  return (
    <SettingsPage
      title={t('account.connection.title')}
      description={t('account.connection.text')}
      path="/profile/connections"
    >
      {came && <Message tone="error">{came}</Message>}
      <ConfirmGate safety={safety}>
        <AccountCard id="connections" title={t('account.connection.services')} submission={change}>
          {connections.length === 0 ? (
            <EmptyState icon={<Link2 />} title={t('account.connection.none')} headingLevel={3} />
          ) : (
            <ul className={styles.list}>
              {connections.map(({ authenticatorID, name, isConnected, email }) => (
                <li key={authenticatorID} className={styles.item}>
                  <div>
                    <p className={styles.name}>
                      {name} {isConnected && <Tag preset="success">{t('account.connection.connected')}</Tag>}
                    </p>
                    {email && <p className={styles.facts}>{email}</p>}
                  </div>
                  {isConnected ? (
                    <Button
                      size="small"
                      disabled={change.isSending}
                      onClick={() => remove(authenticatorID)}
                      aria-label={t('account.connection.disconnect-of', { name })}
                    >
                      {t('account.connection.disconnect')}
                    </Button>
                  ) : (
                    <form method="post" action={`/entry/connect/${authenticatorID}`}>
                      <Button type="submit" size="small" aria-label={t('account.connection.connect-of', { name })}>
                        {t('account.connection.connect')}
                      </Button>
                    </form>
                  )}
                </li>
              ))}
            </ul>
          )}
        </AccountCard>
      </ConfirmGate>
    </SettingsPage>
  );
}
