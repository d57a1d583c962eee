import { useSuspenseQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { tokensQuery, twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { deleteToken } from '#api/account/own-data/token.client.ts';
import type { Token } from '#api/account/own-data/token.contract.ts';
import { t } from '#api/translations.ts';
import { ConfirmGate } from '#components/account/credential/confirm-gate.tsx';
import { useOneTimeSecret } from '#components/account/credential/use-one-time-secret.ts';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { SettingsPage } from '#components/member/settings/settings-page.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import type { FormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './account-card.css.ts';
import { AccountCard } from './account-card.tsx';
import { FreshToken } from './fresh-token.tsx';
import { TokenDialog } from './token-dialog.tsx';
import { TokenFacts, TokenTags } from './token-facts.tsx';
import { useInvalidateAccount } from './use-invalidate-account.ts';
import { useMaxTokenDays, useTokenCreators } from './use-max-token-days.ts';

/**
 * The page on which members create access tokens for programs that act on their behalf
 * (docs/behavior/account.md#access-tokens).
 */
export function TokenPage() {
  const may = useMay();
  return (
    <SettingsPage title={t('account.token.title')} description={t('account.token.text')} path="/profile/tokens">
      <SettingsNoScriptNotice />
      {may('tokens.add') ? <Tokens /> : <Message>{t('account.token.unallowed')}</Message>}
    </SettingsPage>
  );
}

function Tokens() {
  const { api } = useSite();
  const may = useMay();
  const creators = useTokenCreators();
  const mayCreate = creators === 'permitted' || (creators === 'administrators' && may('site.manage'));
  const { data: safety } = useSuspenseQuery(twoFactorQuery(api));
  const { data: tokens } = useSuspenseQuery(tokensQuery(api));
  const invalidateViewer = useInvalidateAccount();
  const secret = useOneTimeSecret();
  const { change, submit } = useFormSubmission();
  const maxDays = useMaxTokenDays();
  const remove = (id: number) =>
    submit(async () => {
      await deleteToken(api, id);
      await invalidateViewer();
    });
  return (
    <>
      <FreshToken secret={secret} />
      {mayCreate ? (
        <ConfirmGate safety={safety}>
          <div>
            <EditButton
              variant="primary"
              dialog={(returnTo) => (
                <TokenDialog
                  maxDays={maxDays}
                  returnTo={returnTo}
                  onCreated={(text) => {
                    secret.show(text);
                    void invalidateViewer();
                  }}
                />
              )}
            >
              {t('account.token.new')}
            </EditButton>
          </div>
        </ConfirmGate>
      ) : (
        <Message>{t('account.token.closed')}</Message>
      )}
      <TokenList tokens={tokens} change={change} onDelete={remove} />
    </>
  );
}

/** The list of tokens, with the date of each token's last use. */
export const TokenList = ({
  tokens,
  change,
  onDelete,
}: {
  tokens: readonly Token[];
  change: FormSubmission;
  onDelete: (id: number) => void;
}) => (
  <AccountCard id="tokens" title={t('account.token.list')} submission={change}>
    {tokens.length === 0 ? (
      <EmptyState icon={<KeyRound />} title={t('account.token.none')} headingLevel={3} />
    ) : (
      <ul className={styles.list}>
        {tokens.map((token) => (
          <li key={token.accessTokenID} className={styles.item}>
            <div>
              <p className={styles.name}>
                {token.name} <TokenTags token={token} />
              </p>
              <p className={styles.facts}>
                <TokenFacts token={token} />
              </p>
            </div>
            <Button
              size="small"
              disabled={change.isSending}
              onClick={() => onDelete(token.accessTokenID)}
              aria-label={t('account.token.delete-of', { name: token.name ?? token.accessToken })}
            >
              {t('account.token.delete')}
            </Button>
          </li>
        ))}
      </ul>
    )}
  </AccountCard>
);
