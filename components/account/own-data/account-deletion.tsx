import { useSuspenseQuery } from '@tanstack/react-query';
import { accountDeletionQuery } from '#api/account/own-data/account.queries.ts';
import { cancelDeletion, deleteOwnAccount } from '#api/account/own-data/account-deletion.client.ts';
import type { RequestedDeletion } from '#api/account/own-data/account-deletion.contract.ts';
import { deleteMethods } from '#api/member/user/delete-method.ts';
import { t } from '#api/translations.ts';
import { announceSession } from '#components/account/sign-in/session-channel.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { textOf } from '#components/member/settings/use-change-viewer.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './account-card.css.ts';
import { AccountCard } from './account-card.tsx';
import { useInvalidateAccount } from './use-invalidate-account.ts';

/** The card for deleting the viewer's account. While a deletion is scheduled, it offers to cancel the deletion. */
export function AccountDeletion() {
  const { api } = useSite();
  const { data } = useSuspenseQuery(accountDeletionQuery(api));
  return data.asked ? <AskedCard asked={data.asked} /> : <DeletionForm days={data.days} />;
}

const methodWords = {
  keep: 'account.deletion.keep',
  wipe: 'account.deletion.wipe',
  delete: 'account.deletion.delete',
} as const;

/**
 * The form for deleting the account: the choice of what happens to the member's posts, and the member's name as a
 * confirmation.
 */
function DeletionForm({ days }: { days: number }) {
  const { api, me } = useSite();
  const invalidateViewer = useInvalidateAccount();
  const ask = async (entered: FormData) => {
    const deleteMethod = textOf(entered, 'deleteMethod') as RequestedDeletion['deleteMethod'];
    const { status } = await deleteOwnAccount(api, { name: textOf(entered, 'name'), deleteMethod });
    if (status === 202) return invalidateViewer();
    announceSession(undefined);
    location.assign('/');
  };
  return (
    <MemberChange
      id="deletion"
      title={t('account.deletion.title')}
      words={days > 0 ? t('account.deletion.text-days', { count: days }) : t('account.deletion.text')}
      submit={t('account.deletion.act')}
      variant="danger"
      done=""
      save={ask}
    >
      {({ errorOf }) => (
        <>
          <Field label={t('account.deletion.posts')}>
            {(wiring) => (
              <Select {...wiring} name="deleteMethod" defaultValue="keep">
                {deleteMethods.map((method) => (
                  <option key={method} value={method}>
                    {t(methodWords[method])}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t('account.deletion.name', { name: me.name })} required error={errorOf('name')}>
            {(wiring) => <Input {...wiring} name="name" autoComplete="off" dir="auto" />}
          </Field>
        </>
      )}
    </MemberChange>
  );
}

/** The card of a scheduled deletion: its date, what happens to the member's posts, and a button that cancels it. */
function AskedCard({ asked: { dateDue, deleteMethod } }: { asked: RequestedDeletion }) {
  const { api } = useSite();
  const invalidateViewer = useInvalidateAccount();
  const { change, submit } = useFormSubmission();
  const keep = () =>
    submit(async () => {
      await cancelDeletion(api);
      await invalidateViewer();
    });
  return (
    <AccountCard id="deletion" title={t('account.deletion.title')} submission={change}>
      <Message tone="warning" live>
        <TranslatedText id="account.deletion.asked" values={{ date: <DateTime date={dateDue} type="extended" /> }} />
      </Message>
      <div>
        <p className={styles.name}>{t('account.deletion.posts')}</p>
        <p className={styles.facts}>{t(methodWords[deleteMethod])}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="primary" busy={change.isSending} onClick={keep}>
          {t('account.deletion.keep-account')}
        </Button>
      </div>
    </AccountCard>
  );
}
