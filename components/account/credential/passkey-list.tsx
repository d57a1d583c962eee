import { useSuspenseQuery } from '@tanstack/react-query';
import { createPasskey, deletePasskey, passkeyOptions } from '#api/account/credential/passkey.client.ts';
import type { Passkey } from '#api/account/credential/passkey.contract.ts';
import { passkeysQuery } from '#api/account/own-data/account.queries.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/account/own-data/account-card.css.ts';
import { AccountCard } from '#components/account/own-data/account-card.tsx';
import { useInvalidateAccount } from '#components/account/own-data/use-invalidate-account.ts';
import { textOf } from '#components/member/settings/use-change-viewer.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import type { FormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { makePasskey } from './device-passkey.ts';

/** The viewer's passkeys: list, add, remove. */
export function PasskeyList({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { api } = useSite();
  const { data: passkeys } = useSuspenseQuery(passkeysQuery(api));
  const invalidateViewer = useInvalidateAccount();
  const { change, submit } = useFormSubmission();
  const add = (name: string) =>
    submit(async () => {
      const credential = await makePasskey((await passkeyOptions(api)).body);
      const { recoveryCodes } = (
        await createPasskey(api, { name: name || t('account.passkey.default-name'), credential })
      ).body;
      if (recoveryCodes) onCodes(recoveryCodes);
      await invalidateViewer();
    });
  const remove = (id: number) =>
    submit(async () => {
      await deletePasskey(api, id);
      await invalidateViewer();
    });
  return <PasskeyListView passkeys={passkeys} change={change} onAdd={add} onRemove={remove} />;
}

interface ViewProps {
  readonly passkeys: readonly Passkey[];
  readonly change: FormSubmission;
  readonly onAdd: (name: string) => void;
  readonly onRemove: (id: number) => void;
}

/** The view of the passkey list for a state of the machine. */
export const PasskeyListView = ({ passkeys, change, onAdd, onRemove }: ViewProps) => (
  <AccountCard id="passkeys" title={t('account.passkey.title')} words={t('account.passkey.text')} submission={change}>
    {passkeys.length > 0 && (
      <ul className={styles.list}>
        {passkeys.map(({ passkeyID, name, dateInserted, dateLastUsed }) => (
          <li key={passkeyID} className={styles.item}>
            <div>
              <p className={styles.name}>{name}</p>
              <p className={styles.facts}>
                <TranslatedText
                  id="account.passkey.added"
                  values={{ date: <DateTime date={dateInserted} type="relative" /> }}
                />
                {dateLastUsed && (
                  <>
                    {' · '}
                    <TranslatedText
                      id="account.passkey.last-used"
                      values={{ date: <DateTime date={dateLastUsed} type="relative" /> }}
                    />
                  </>
                )}
              </p>
            </div>
            <Button
              size="small"
              disabled={change.isSending}
              onClick={() => onRemove(passkeyID)}
              aria-label={t('account.passkey.remove-of', { name })}
            >
              {t('account.passkey.remove')}
            </Button>
          </li>
        ))}
      </ul>
    )}
    <form
      method="post"
      className={styles.body}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(textOf(new FormData(event.currentTarget), 'name').trim());
      }}
    >
      <Field label={t('account.passkey.name')} help={t('account.passkey.name-help')}>
        {(wiring) => <Input {...wiring} name="name" autoComplete="off" dir="auto" maxLength={100} />}
      </Field>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={change.isSending}>
          {t('account.passkey.add')}
        </Button>
      </div>
    </form>
  </AccountCard>
);
