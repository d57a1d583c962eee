import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { deleteInvitation } from '#api/account/registration/invitation.client.ts';
import type { SiteInvitation } from '#api/account/registration/invitation.contract.ts';
import { type AskedInvitations, allInvitationsQuery } from '#api/account/registration/invitation.queries.ts';
import { t } from '#api/translations.ts';
import { ProfileLink } from '#components/member/profile/profile-link.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { Confirm } from '#components/primitives/overlay/confirm.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { TranslatedText } from '#components/primitives/text/translated-text.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import { recordName, recordNote, recordRow, recordSheet, recordText } from '#theme/layout/record.css.ts';

const path = '/dashboard/user/invitations';

const statusWords = {
  pending: 'administration.invitation.pending',
  accepted: 'administration.invitation.accepted',
  expired: 'administration.invitation.expired',
  withdrawn: 'administration.invitation.withdrawn',
} as const;

/** The statuses of an invitation. */
export const invitationStatuses = Object.keys(statusWords) as readonly SiteInvitation['status'][];

const address = ({ page, status }: AskedInvitations): string => {
  const requested = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) });
  return requested.size > 0 ? `${path}?${requested}` : path;
};

/** All members' invitations, newest first: inviter, invitee, status, and a button to withdraw a pending one. */
export function SiteInvitationList({ page, status }: AskedInvitations) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(allInvitationsQuery(api, { page, status }));
  return (
    <div className={stack({ gap: 'medium' })}>
      <LinkTabs
        label={t('administration.invitation.filter')}
        tabs={[undefined, ...invitationStatuses].map((one) => ({
          href: address({ page: 1, status: one }),
          name: t(one ? statusWords[one] : 'administration.invitation.all'),
          isCurrent: one === status,
        }))}
      />
      {data.total === 0 ? (
        <EmptyState icon={<MailPlus />} title={t('administration.invitation.none')}>
          {t('administration.invitation.none-text')}
        </EmptyState>
      ) : (
        <ul className={recordSheet} aria-label={t('administration.invitation.title')}>
          {data.invitations.map((invitation) => (
            <OneInvitation key={invitation.invitationID} invitation={invitation} />
          ))}
        </ul>
      )}
      {data.total > data.limit && (
        <Pager
          label={t('administration.invitation.title')}
          href={(to) => address({ page: to, status })}
          page={page}
          limit={data.limit}
          total={data.total}
        />
      )}
    </div>
  );
}

const OneInvitation = ({ invitation }: { invitation: SiteInvitation }) => (
  <li className={recordRow}>
    <div className={recordText}>
      <p className={recordName}>
        <bdi>{invitation.email}</bdi>
        <Tag preset={invitation.status === 'accepted' ? 'success' : 'greyscale'}>
          {t(statusWords[invitation.status])}
        </Tag>
      </p>
      <Facts invitation={invitation} />
    </div>
    {(invitation.status === 'pending' || invitation.status === 'expired') && <Withdraw invitation={invitation} />}
  </li>
);

const Facts = ({ invitation }: { invitation: SiteInvitation }) => {
  const { insertUser, acceptedUser, status, dateInserted, dateExpires } = invitation;
  return (
    <p className={recordNote}>
      <TranslatedText
        id="administration.invitation.by"
        values={{ name: <ProfileLink person={insertUser} />, date: <DateTime date={dateInserted} /> }}
      />
      {status === 'pending' && (
        <>
          {' · '}
          <TranslatedText
            id="administration.invitation.until"
            values={{ date: <DateTime date={dateExpires} type="ahead" /> }}
          />
        </>
      )}
      {acceptedUser && (
        <>
          {' · '}
          <TranslatedText
            id="administration.invitation.came"
            values={{ name: <ProfileLink person={acceptedUser} /> }}
          />
        </>
      )}
    </p>
  );
};

function Withdraw({ invitation: { invitationID, email } }: { invitation: SiteInvitation }) {
  const { api } = useSite();
  const client = useQueryClient();
  const toasts = useToasts();
  const withdraw = async () => {
    await deleteInvitation(api, invitationID);
    toasts.add({ text: t('administration.invitation.has-withdrawn', { email }), tone: 'success' });
    document.getElementById('main')?.focus();
    await client.invalidateQueries({ queryKey: ['invitations'] });
  };
  return (
    <Confirm
      title={t('administration.invitation.withdraw-title')}
      confirmLabel={t('administration.invitation.withdraw')}
      isDestructive
      onConfirm={withdraw}
      trigger={(openDialog) => (
        <Button size="small" onClick={openDialog} aria-label={t('administration.invitation.withdraw-named', { email })}>
          {t('administration.invitation.withdraw')}
        </Button>
      )}
    >
      {t('administration.invitation.withdraw-text', { email })}
    </Confirm>
  );
}
