import { useSuspenseQuery } from '@tanstack/react-query';
import { connectionsQuery, twoFactorQuery } from '#api/account/account.queries.ts';
import { entryErrorMessage } from '#api/account/account-problem.ts';
import { disconnect } from '#api/account/authenticator.client.ts';
import { SettingsPage } from '#components/member/settings-page.tsx';
import { useMemberChange } from '#components/member/use-member-change.ts';
import { Button } from '#components/primitives/button.tsx';
import { EmptyState } from '#components/primitives/empty-state.tsx';
import { Message } from '#components/primitives/message.tsx';
import { Tag } from '#components/primitives/tag.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import * as styles from './account-card.css.ts';
import { AccountCard } from './account-card.tsx';
import { ConfirmGate } from './confirm-gate.tsx';
import { useAccountAnew } from './use-account-anew.ts';

/** The page on which members connect their accounts at other services (`spec/screens.md` D8); `error` is a code. */
export function ConnectionPage({ error }: { error?: string | undefined }) {
  const { api } = useSite();
  const { data: connections } = useSuspenseQuery(connectionsQuery(api));
  const { data: safety } = useSuspenseQuery(twoFactorQuery(api));
  const tellAnew = useAccountAnew();
  const { change, submit } = useMemberChange();
  const remove = (id: number) =>
    submit(async () => {
      await disconnect(api, id);
      await tellAnew();
    });
  const came = entryErrorMessage(error);
  return (
    <SettingsPage
      title="Connections"
      description="Sign in through a service you have an account with."
      path="/profile/connections"
    >
      {came && <Message tone="error">{came}</Message>}
      <ConfirmGate safety={safety}>
        <AccountCard id="connections" title="Services" problem={change.words}>
          {connections.length === 0 ? (
            <EmptyState title="This forum works with no other service." headingLevel={3} />
          ) : (
            <ul className={styles.list}>
              {connections.map(({ authenticatorID, name, isConnected, email }) => (
                <li key={authenticatorID} className={styles.item}>
                  <div>
                    <p className={styles.name}>
                      {name} {isConnected && <Tag preset="success">Connected</Tag>}
                    </p>
                    {email && <p className={styles.facts}>{email}</p>}
                  </div>
                  {isConnected ? (
                    <Button
                      size="small"
                      disabled={change.isSaving}
                      onClick={() => remove(authenticatorID)}
                      aria-label={`Disconnect: ${name}`}
                    >
                      Disconnect
                    </Button>
                  ) : (
                    <form method="post" action={`/entry/connect/${authenticatorID}`}>
                      <Button type="submit" size="small" aria-label={`Connect: ${name}`}>
                        Connect
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
