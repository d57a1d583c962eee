import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tokensQuery, twoFactorQuery } from '#api/account/account.queries.ts';
import { createToken, deleteToken } from '#api/account/token.client.ts';
import type { Token } from '#api/account/token.contract.ts';
import { MemberChange } from '#components/member/member-change.tsx';
import { SettingsPage } from '#components/member/settings-page.tsx';
import { SettingsScriptless } from '#components/member/settings-scriptless.tsx';
import { textOf } from '#components/member/use-change-of-me.ts';
import { useMemberChange } from '#components/member/use-member-change.ts';
import { Button } from '#components/primitives/button.tsx';
import { Checkbox } from '#components/primitives/checkbox.tsx';
import { DateTime } from '#components/primitives/date-time.tsx';
import { EmptyState } from '#components/primitives/empty-state.tsx';
import { Field } from '#components/primitives/field.tsx';
import { Input } from '#components/primitives/input.tsx';
import { Message } from '#components/primitives/message.tsx';
import { Tag } from '#components/primitives/tag.tsx';
import { useMay, useSite } from '#components/shell/site-context.tsx';
import type { MemberChangeApi } from '#machines/member/member-change.connect.ts';
import * as styles from './account-card.css.ts';
import { AccountCard } from './account-card.tsx';
import { ConfirmGate } from './confirm-gate.tsx';
import { useAccountAnew } from './use-account-anew.ts';

/** The page on which members make access tokens for programs that act for them (`spec/screens.md` D8). */
export function TokenPage() {
  const may = useMay();
  return (
    <SettingsPage
      title="Personal Access Tokens"
      description="With a token, a program of yours does what you may do."
      path="/profile/tokens"
    >
      <SettingsScriptless />
      {may('tokens.add') ? <Tokens /> : <Message>You don't have the permission to make access tokens.</Message>}
    </SettingsPage>
  );
}

function Tokens() {
  const { api } = useSite();
  const { data: safety } = useSuspenseQuery(twoFactorQuery(api));
  const { data: tokens } = useSuspenseQuery(tokensQuery(api));
  const tellAnew = useAccountAnew();
  const [fresh, setFresh] = useState<string>();
  const { change, submit } = useMemberChange();
  const make = async (entered: FormData) => {
    const scope = entered.has('readOnly') ? 'read' : 'write';
    const { body } = await createToken(api, { name: textOf(entered, 'name'), scope });
    setFresh(body.accessToken);
    await tellAnew();
  };
  const remove = (id: number) =>
    submit(async () => {
      await deleteToken(api, id);
      await tellAnew();
    });
  return (
    <>
      {fresh && <FreshToken token={fresh} onKept={() => setFresh(undefined)} />}
      <ConfirmGate safety={safety}>
        <MemberChange
          id="new-token"
          title="Generate New Token"
          submit="Generate"
          done="The token was made."
          isEmptiedAfter
          save={make}
        >
          {({ errorOf }) => (
            <>
              <Field label="Token Name" help="By which you know what it is for." required error={errorOf('name')}>
                {(wiring) => <Input {...wiring} name="name" autoComplete="off" dir="auto" maxLength={100} />}
              </Field>
              <Checkbox name="readOnly" label="It may only read" value="1" />
            </>
          )}
        </MemberChange>
      </ConfirmGate>
      <TokenList tokens={tokens} change={change} onDelete={remove} />
    </>
  );
}

/** A token that was just made, shown this once. */
export const FreshToken = ({ token, onKept }: { token: string; onKept: () => void }) => (
  <AccountCard id="fresh-token" title="Your New Token" words="Copy it now: it is never shown again.">
    <p className={styles.secret}>{token}</p>
    <div className={styles.actions}>
      <Button variant="primary" onClick={() => navigator.clipboard.writeText(token)}>
        Copy
      </Button>
      <Button onClick={onKept}>I have kept it</Button>
    </div>
  </AccountCard>
);

/** The tokens there are, with when each was used last. */
export const TokenList = ({
  tokens,
  change,
  onDelete,
}: {
  tokens: readonly Token[];
  change: MemberChangeApi;
  onDelete: (id: number) => void;
}) => (
  <AccountCard id="tokens" title="Your Tokens" problem={change.words}>
    {tokens.length === 0 ? (
      <EmptyState title="You have no tokens." headingLevel={3} />
    ) : (
      <ul className={styles.list}>
        {tokens.map(({ accessTokenID, name, accessToken, scope, dateInserted, dateLastUsed }) => (
          <li key={accessTokenID} className={styles.item}>
            <div>
              <p className={styles.name}>
                {name} {scope === 'read' && <Tag>Only reads</Tag>}
              </p>
              <p className={styles.facts}>
                {accessToken} · Made <DateTime date={dateInserted} type="relative" /> ·{' '}
                {dateLastUsed ? (
                  <>
                    Last used <DateTime date={dateLastUsed} type="relative" />
                  </>
                ) : (
                  'Never used'
                )}
              </p>
            </div>
            <Button
              size="small"
              disabled={change.isSaving}
              onClick={() => onDelete(accessTokenID)}
              aria-label={`Delete: ${name}`}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
    )}
  </AccountCard>
);
