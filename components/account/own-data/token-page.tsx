import { useSuspenseQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { tokensQuery, twoFactorQuery } from '#api/account/own-data/account.queries.ts';
import { createToken, deleteToken } from '#api/account/own-data/token.client.ts';
import type { Token } from '#api/account/own-data/token.contract.ts';
import { t } from '#api/translations.ts';
import { ConfirmGate } from '#components/account/credential/confirm-gate.tsx';
import { useOneTimeSecret } from '#components/account/credential/use-one-time-secret.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { SettingsPage } from '#components/member/settings/settings-page.tsx';
import { textOf } from '#components/member/settings/use-change-viewer.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Checkbox } from '#components/primitives/form/checkbox.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import type { FormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import type { OneTimeSecret } from '#machines/account/credential/one-time-secret.connect.ts';
import * as styles from './account-card.css.ts';
import { AccountCard } from './account-card.tsx';
import { useInvalidateAccount } from './use-invalidate-account.ts';

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
  const { data: safety } = useSuspenseQuery(twoFactorQuery(api));
  const { data: tokens } = useSuspenseQuery(tokensQuery(api));
  const invalidateViewer = useInvalidateAccount();
  const secret = useOneTimeSecret();
  const { change, submit } = useFormSubmission();
  const make = async (entered: FormData) => {
    const scope = entered.has('readOnly') ? 'read' : 'write';
    const { body } = await createToken(api, { name: textOf(entered, 'name'), scope });
    secret.show(body.accessToken);
    await invalidateViewer();
  };
  const remove = (id: number) =>
    submit(async () => {
      await deleteToken(api, id);
      await invalidateViewer();
    });
  return (
    <>
      <FreshToken secret={secret} />
      <ConfirmGate safety={safety}>
        <MemberChange
          id="new-token"
          title={t('account.token.new')}
          submit={t('account.token.make')}
          done={t('account.token.made')}
          isEmptiedAfter
          save={make}
        >
          {({ errorOf }) => (
            <>
              <Field
                label={t('account.token.name')}
                help={t('account.token.name-help')}
                required
                error={errorOf('name')}
              >
                {(wiring) => <Input {...wiring} name="name" autoComplete="off" dir="auto" maxLength={100} />}
              </Field>
              <Checkbox name="readOnly" label={t('account.token.read-only')} value="1" />
            </>
          )}
        </MemberChange>
      </ConfirmGate>
      <TokenList tokens={tokens} change={change} onDelete={remove} />
    </>
  );
}

/** A newly created token, which is shown only once. Renders nothing while there is none. */
export const FreshToken = ({ secret }: { secret: OneTimeSecret }) => (
  <div {...secret.getRootProps()}>
    {secret.isShown && (
      <AccountCard id="fresh-token" title={t('account.token.fresh')} words={t('account.token.fresh-text')}>
        <p className={styles.secret}>{secret.lines[0]}</p>
        <div className={styles.actions}>
          <Button variant="primary" {...secret.getCopyProps()}>
            {t('account.token.copy')}
          </Button>
          <Button {...secret.getKeptProps()}>{t('account.token.kept')}</Button>
        </div>
        <p role="status">{secret.copyResult}</p>
      </AccountCard>
    )}
  </div>
);

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
        {tokens.map(({ accessTokenID, name, accessToken, scope, dateInserted, dateLastUsed }) => (
          <li key={accessTokenID} className={styles.item}>
            <div>
              <p className={styles.name}>
                {name} {scope === 'read' && <Tag>{t('account.token.only-reads')}</Tag>}
              </p>
              <p className={styles.facts}>
                {accessToken} ·{' '}
                <TranslatedText
                  id="account.token.made-on"
                  values={{ date: <DateTime date={dateInserted} type="relative" /> }}
                />
                {' · '}
                {dateLastUsed ? (
                  <TranslatedText
                    id="account.token.last-used"
                    values={{ date: <DateTime date={dateLastUsed} type="relative" /> }}
                  />
                ) : (
                  t('account.token.never-used')
                )}
              </p>
            </div>
            <Button
              size="small"
              disabled={change.isSending}
              onClick={() => onDelete(accessTokenID)}
              aria-label={t('account.token.delete-of', { name: name ?? accessToken })}
            >
              {t('account.token.delete')}
            </Button>
          </li>
        ))}
      </ul>
    )}
  </AccountCard>
);
