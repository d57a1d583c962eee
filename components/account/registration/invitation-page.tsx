import { useSuspenseQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { invitationsQuery } from '#api/account/own-data/account.queries.ts';
import {
  createInvitation,
  deleteInvitation,
  sendInvitationAgain,
} from '#api/account/registration/invitation.client.ts';
import type { Invitation, Invitations } from '#api/account/registration/invitation.contract.ts';
import { profileUrl } from '#api/member/profile/profile-url.ts';
import { t } from '#api/translations.ts';
import * as styles from '#components/account/own-data/account-card.css.ts';
import { AccountCard } from '#components/account/own-data/account-card.tsx';
import { useInvalidateAccount } from '#components/account/own-data/use-invalidate-account.ts';
import { MemberChange } from '#components/member/settings/member-change.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { SettingsPage } from '#components/member/settings/settings-page.tsx';
import { textOf } from '#components/member/settings/use-change-viewer.ts';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Input } from '#components/primitives/form/input.tsx';
import type { FormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { useFormSubmission } from '#components/primitives/submission/use-form-submission.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

/** The page on which members invite people (docs/behavior/account.md#invitations). */
export function InvitationPage() {
  const { api } = useSite();
  const { data } = useSuspenseQuery(invitationsQuery(api));
  const invalidateViewer = useInvalidateAccount();
  const { change, submit } = useFormSubmission();
  const act = (call: () => Promise<unknown>) =>
    submit(async () => {
      await call();
      await invalidateViewer();
    });
  const invite = async (entered: FormData) => {
    await createInvitation(api, textOf(entered, 'email'));
    await invalidateViewer();
  };
  return (
    <SettingsPage
      title={t('account.invitation.title')}
      description={t('account.invitation.text')}
      path="/profile/invitations"
    >
      <SettingsNoScriptNotice />
      <InviteForm left={data.left} save={invite} />
      <InvitationList
        invitations={data.invitations}
        change={change}
        onSend={(id) => act(() => sendInvitationAgain(api, id))}
        onDelete={(id) => act(() => deleteInvitation(api, id))}
      />
    </SettingsPage>
  );
}

const leftInWords = (left: Invitations['left']): string | undefined =>
  left === null ? undefined : t('account.invitation.left', { count: left });

/** The form for sending an invitation, or a message if the member has no invitations left. */
export const InviteForm = ({
  left,
  save,
}: {
  left: Invitations['left'];
  save: (entered: FormData) => Promise<unknown>;
}) =>
  left === 0 ? (
    <Message>{t('account.invitation.none-left')}</Message>
  ) : (
    <MemberChange
      id="invite"
      title={t('account.invitation.new')}
      words={leftInWords(left)}
      submit={t('account.invitation.send')}
      done={t('account.invitation.sent')}
      isEmptiedAfter
      save={save}
    >
      {({ errorOf }) => (
        <Field label={t('account.invitation.email')} required error={errorOf('email')}>
          {(wiring) => <Input {...wiring} type="email" name="email" autoComplete="off" />}
        </Field>
      )}
    </MemberChange>
  );

const statusWords = {
  pending: 'account.invitation.pending',
  accepted: 'account.invitation.accepted',
  expired: 'account.invitation.expired',
} as const;

/** The list of sent invitations: recipient, date, status and actions. */
export const InvitationList = ({
  invitations,
  change,
  onSend,
  onDelete,
}: {
  invitations: readonly Invitation[];
  change: FormSubmission;
  onSend: (id: number) => void;
  onDelete: (id: number) => void;
}) => (
  <AccountCard id="invitations" title={t('account.invitation.list')} submission={change}>
    {invitations.length === 0 ? (
      <EmptyState icon={<MailPlus />} title={t('account.invitation.none')} headingLevel={3} />
    ) : (
      <ul className={styles.list}>
        {invitations.map(({ invitationID, email, status, dateInserted, dateExpires, acceptedUser }) => (
          <li key={invitationID} className={styles.item}>
            <div>
              <p className={styles.name}>
                {email} <Tag {...(status === 'accepted' && { preset: 'success' })}>{t(statusWords[status])}</Tag>
              </p>
              <p className={styles.facts}>
                <TranslatedText id="account.invitation.invited" values={{ date: <DateTime date={dateInserted} /> }} />
                {status === 'pending' && (
                  <>
                    {' · '}
                    <TranslatedText
                      id="account.invitation.expires"
                      values={{ date: <DateTime date={dateExpires} type="ahead" /> }}
                    />
                  </>
                )}
                {acceptedUser && (
                  <>
                    {' · '}
                    <Link href={profileUrl(acceptedUser)}>{acceptedUser.name}</Link>
                  </>
                )}
              </p>
            </div>
            <div className={styles.actions}>
              {status !== 'accepted' && (
                <Button
                  size="small"
                  disabled={change.isSending}
                  onClick={() => onSend(invitationID)}
                  aria-label={t('account.invitation.again-to', { email })}
                >
                  {t('account.invitation.again')}
                </Button>
              )}
              <Button
                size="small"
                disabled={change.isSending}
                onClick={() => onDelete(invitationID)}
                aria-label={t(
                  status === 'pending' ? 'account.invitation.uninvite-of' : 'account.invitation.remove-of',
                  { email },
                )}
              >
                {status === 'pending' ? t('account.invitation.uninvite') : t('account.invitation.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    )}
  </AccountCard>
);
