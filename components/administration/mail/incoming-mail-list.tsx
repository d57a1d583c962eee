import { useSuspenseQuery } from '@tanstack/react-query';
import { MailQuestion } from 'lucide-react';
import { commentUrl } from '#api/discussion/urls.ts';
import type { IncomingMail } from '#api/mail/incoming/incoming-mail.contract.ts';
import { incomingMailsQuery } from '#api/mail/incoming/incoming-mail.queries.ts';
import type { MessageID } from '#api/message-id.ts';
import { t } from '#api/translations.ts';
import { ProfileLink } from '#components/member/profile/profile-link.tsx';
import { SettingsCard } from '#components/member/settings/settings-card.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { recordName, recordNote, recordRow, recordSheet, recordText } from '#theme/layout/record.css.ts';

const presets = { posted: 'success', held: 'colored', refused: 'standard', ignored: 'greyscale' } as const;

const reasons: Readonly<Record<string, MessageID>> = {
  off: 'incoming-mail.reason.off',
  automatic: 'incoming-mail.reason.automatic',
  bounce: 'incoming-mail.reason.bounce',
  'bounce-recipient': 'incoming-mail.reason.bounce-recipient',
  'bounce-content': 'incoming-mail.reason.bounce-content',
  'bounce-later': 'incoming-mail.reason.bounce-later',
  list: 'incoming-mail.reason.list',
  own: 'incoming-mail.reason.own',
  'no-token': 'incoming-mail.reason.no-token',
  'wrong-token': 'incoming-mail.reason.wrong-token',
  'no-member': 'incoming-mail.reason.no-member',
  expired: 'incoming-mail.reason.expired',
  'wrong-sender': 'incoming-mail.reason.wrong-sender',
  empty: 'incoming-mail.reason.empty',
  muted: 'incoming-mail.reason.muted',
  'too-many': 'incoming-mail.reason.too-many',
};

const reasonText = (reason: string): string => {
  const id = reasons[reason];
  return id ? t(id) : t('incoming-mail.reason.code', { code: reason });
};

/** The newest incoming mails, and what became of each. */
export function IncomingMailList() {
  const { api } = useSite();
  const { data: mails } = useSuspenseQuery(incomingMailsQuery(api));
  return (
    <SettingsCard id="recent" title={t('incoming-mail.recent')}>
      {mails.length === 0 ? (
        <EmptyState icon={<MailQuestion />} title={t('incoming-mail.none')}>
          {t('incoming-mail.none-text')}
        </EmptyState>
      ) : (
        <ul className={recordSheet} aria-label={t('incoming-mail.recent')}>
          {mails.map((mail) => (
            <OneMail key={mail.incomingMailID} mail={mail} />
          ))}
        </ul>
      )}
    </SettingsCard>
  );
}

const OneMail = ({ mail }: { mail: IncomingMail }) => (
  <li className={recordRow}>
    <div className={recordText}>
      <p className={recordName}>
        <bdi>{mail.subject || t('incoming-mail.no-subject')}</bdi>
        <Tag preset={presets[mail.outcome]}>{t(`incoming-mail.outcome.${mail.outcome}`)}</Tag>
      </p>
      <p className={recordNote}>
        {mail.from !== null && (
          <>
            <bdi>{mail.from}</bdi>
            {' · '}
          </>
        )}
        {mail.userID !== null && mail.userName !== null && (
          <>
            <ProfileLink person={{ userID: mail.userID, name: mail.userName }} />
            {' · '}
          </>
        )}
        <DateTime date={mail.dateInserted} />
        {mail.recordType === 'comment' && mail.recordID !== null && (
          <>
            {' · '}
            <Link href={commentUrl(mail.recordID)}>{t('incoming-mail.view')}</Link>
          </>
        )}
      </p>
      {mail.reason && (
        <p className={recordNote}>
          {reasonText(mail.reason)} {mail.answered && t('incoming-mail.answered')}
        </p>
      )}
    </div>
  </li>
);
