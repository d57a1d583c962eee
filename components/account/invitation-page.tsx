import { useSuspenseQuery } from '@tanstack/react-query';
import { invitationsQuery } from '#api/account/account.queries.ts';
import { createInvitation, deleteInvitation, sendInvitationAgain } from '#api/account/invitation.client.ts';
import type { Invitation, Invitations } from '#api/account/invitation.contract.ts';
import { profileUrl } from '#api/member/profile-url.ts';
import { MemberChange } from '#components/member/member-change.tsx';
import { SettingsPage } from '#components/member/settings-page.tsx';
import { SettingsScriptless } from '#components/member/settings-scriptless.tsx';
import { textOf } from '#components/member/use-change-of-me.ts';
import { useMemberChange } from '#components/member/use-member-change.ts';
import { Button } from '#components/primitives/button.tsx';
import { DateTime } from '#components/primitives/date-time.tsx';
import { EmptyState } from '#components/primitives/empty-state.tsx';
import { Field } from '#components/primitives/field.tsx';
import { Input } from '#components/primitives/input.tsx';
import { Link } from '#components/primitives/link.tsx';
import { Message } from '#components/primitives/message.tsx';
import { Tag } from '#components/primitives/tag.tsx';
import { useSite } from '#components/shell/site-context.tsx';
import type { MemberChangeApi } from '#machines/member/member-change.connect.ts';
import * as styles from './account-card.css.ts';
import { AccountCard } from './account-card.tsx';
import { useAccountAnew } from './use-account-anew.ts';

/** The page on which members invite people (`spec/screens.md` D8). */
export function InvitationPage() {
  const { api } = useSite();
  const { data } = useSuspenseQuery(invitationsQuery(api));
  const tellAnew = useAccountAnew();
  const { change, submit } = useMemberChange();
  const act = (call: () => Promise<unknown>) =>
    submit(async () => {
      await call();
      await tellAnew();
    });
  const invite = async (entered: FormData) => {
    await createInvitation(api, textOf(entered, 'email'));
    await tellAnew();
  };
  return (
    <SettingsPage title="Invitations" description="Bring in people you know." path="/profile/invitations">
      <SettingsScriptless />
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
  left === null ? undefined : left === 1 ? 'You can invite one person.' : `You can invite ${left} people.`;

/** The form for inviting somebody; a sentence where nobody can be invited. */
export const InviteForm = ({
  left,
  save,
}: {
  left: Invitations['left'];
  save: (entered: FormData) => Promise<unknown>;
}) =>
  left === 0 ? (
    <Message>You have no invitations left at the moment.</Message>
  ) : (
    <MemberChange
      id="invite"
      title="Invite Somebody"
      words={leftInWords(left)}
      submit="Invite"
      done="The invitation is on its way."
      isEmptiedAfter
      save={save}
    >
      {({ errorOf }) => (
        <Field label="Email" required error={errorOf('email')}>
          {(wiring) => <Input {...wiring} type="email" name="email" autoComplete="off" />}
        </Field>
      )}
    </MemberChange>
  );

const statusWords = { pending: 'Pending', accepted: 'Accepted', expired: 'Expired' } as const;

/** The invitations there are: whom, when, how they stand, and what can be done about them. */
export const InvitationList = ({
  invitations,
  change,
  onSend,
  onDelete,
}: {
  invitations: readonly Invitation[];
  change: MemberChangeApi;
  onSend: (id: number) => void;
  onDelete: (id: number) => void;
}) => (
  <AccountCard id="invitations" title="Your Invitations" problem={change.words}>
    {invitations.length === 0 ? (
      <EmptyState title="You have invited nobody yet." headingLevel={3} />
    ) : (
      <ul className={styles.list}>
        {invitations.map(({ invitationID, email, status, dateInserted, dateExpires, acceptedUser }) => (
          <li key={invitationID} className={styles.item}>
            <div>
              <p className={styles.name}>
                {email} <Tag {...(status === 'accepted' && { preset: 'success' })}>{statusWords[status]}</Tag>
              </p>
              <p className={styles.facts}>
                Invited <DateTime date={dateInserted} />
                {status === 'pending' && (
                  <>
                    {' · '}Expires <DateTime date={dateExpires} />
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
                  disabled={change.isSaving}
                  onClick={() => onSend(invitationID)}
                  aria-label={`Send again: ${email}`}
                >
                  Send Again
                </Button>
              )}
              <Button
                size="small"
                disabled={change.isSaving}
                onClick={() => onDelete(invitationID)}
                aria-label={`${status === 'pending' ? 'Uninvite' : 'Remove'}: ${email}`}
              >
                {status === 'pending' ? 'Uninvite' : 'Remove'}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    )}
  </AccountCard>
);
