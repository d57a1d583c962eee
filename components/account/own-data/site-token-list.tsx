import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { revokeSiteToken } from '#api/account/own-data/site-token.client.ts';
import type { SiteToken } from '#api/account/own-data/site-token.contract.ts';
import { serviceAccountsQuery, siteTokensQuery } from '#api/account/own-data/site-token.queries.ts';
import { t } from '#api/translations.ts';
import { ConfirmGate } from '#components/account/credential/confirm-gate.tsx';
import { useOneTimeSecret } from '#components/account/credential/use-one-time-secret.ts';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { recordName, recordNote, recordRow, recordSheet, recordText } from '#theme/layout/record.css.ts';
import { AccountCard } from './account-card.tsx';
import { FreshToken } from './fresh-token.tsx';
import { SiteTokenDialog } from './token-dialog.tsx';
import { TokenFacts, TokenTags } from './token-facts.tsx';
import { useMaxTokenDays } from './use-max-token-days.ts';

/** The access tokens of all members, editable once the administrator has confirmed their identity. */
export function SiteTokenList() {
  const { api } = useSite();
  const { data: safety } = useSuspenseQuery(twoFactorQuery(api));
  return (
    <ConfirmGate safety={safety}>
      <Tokens />
    </ConfirmGate>
  );
}

function Tokens() {
  const { api } = useSite();
  const client = useQueryClient();
  const { data: tokens } = useSuspenseQuery(siteTokensQuery(api));
  const { data: accounts } = useSuspenseQuery(serviceAccountsQuery(api));
  const maxDays = useMaxTokenDays();
  const secret = useOneTimeSecret();
  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: siteTokensQuery(api).queryKey }),
      client.invalidateQueries({ queryKey: serviceAccountsQuery(api).queryKey }),
    ]);
  return (
    <div className={stack({ gap: 'large' })}>
      <FreshToken secret={secret} />
      <AccountCard id="site-tokens" title={t('account.site-token.list')}>
        <div>
          <EditButton
            variant="primary"
            dialog={(returnTo) => (
              <SiteTokenDialog
                accounts={accounts}
                maxDays={maxDays}
                returnTo={returnTo}
                onCreated={(text) => {
                  secret.show(text);
                  void reload();
                }}
              />
            )}
          >
            {t('account.site-token.add')}
          </EditButton>
        </div>
        {tokens.length === 0 ? (
          <EmptyState icon={<KeyRound />} title={t('account.site-token.none')} headingLevel={3}>
            {t('account.site-token.none-text')}
          </EmptyState>
        ) : (
          <ul className={recordSheet} aria-label={t('account.site-token.list')}>
            {tokens.map((token) => (
              <TokenRow key={token.accessTokenID} token={token} onRevoked={reload} />
            ))}
          </ul>
        )}
      </AccountCard>
    </div>
  );
}

function TokenRow({ token, onRevoked }: { token: SiteToken; onRevoked: () => Promise<unknown> }) {
  const { api } = useSite();
  const { accessTokenID, user, isService } = token;
  const name = token.name ?? token.accessToken;
  const revoke = async () => {
    await revokeSiteToken(api, accessTokenID);
    await onRevoked();
  };
  return (
    <li className={recordRow}>
      <div className={recordText}>
        <h3 className={recordName}>
          <bdi>{name}</bdi>
          {isService && <Tag preset="colored">{t('account.site-token.service')}</Tag>}
          <TokenTags token={token} />
        </h3>
        <p className={recordNote}>
          <Link href={user.url}>
            <bdi>{user.name}</bdi>
          </Link>
          {' · '}
          <TokenFacts token={token} />
        </p>
      </div>
      <Confirm
        title={t('account.site-token.revoke-title')}
        confirmLabel={t('account.site-token.revoke')}
        isDestructive
        onConfirm={revoke}
        trigger={(openDialog) => (
          <Button size="small" onClick={openDialog} aria-label={t('account.site-token.revoke-named', { name })}>
            {t('account.site-token.revoke')}
          </Button>
        )}
      >
        {t('account.site-token.revoke-text', { name })}
      </Confirm>
    </li>
  );
}
