import { Pencil } from 'lucide-react';
import type { User } from '#api/member/user/user.contract.ts';
import { t } from '#api/translations.ts';
import { MessageLink } from '#components/conversation/message-link.tsx';
import { UserIgnore } from '#components/member/identity/user-ignore.tsx';
import { ReportButton } from '#components/moderation/report/report-button.tsx';
import { SanctionButton } from '#components/moderation/sanction/sanction-button.tsx';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import * as styles from './member-head.css.ts';

/** The header of a profile: photo, name, title, roles and counts (docs/behavior/member.md#profile). */
export function MemberHead({ member }: { member: User }) {
  const { me } = useSite();
  const may = useMay();
  const { name, photoUrl, title, label, roles = [] } = member;
  const isOwn = me.userID === member.userID;
  return (
    <>
      <header className={styles.head}>
        <Avatar name={name} photoUrl={photoUrl} size="xlarge" decorative className={styles.photo} />
        <div className={styles.textBlock}>
          <h1 className={styles.name}>
            <bdi>{name}</bdi>
          </h1>
          {title && (
            <p className={styles.title} dir="auto">
              {title}
            </p>
          )}
          <p className={styles.marks}>
            {label && <Tag preset="colored">{label}</Tag>}
            {roles.map(({ roleID, name: role }) => (
              <Tag key={roleID} preset="greyscale">
                {role}
              </Tag>
            ))}
            {member.banned === 1 && <Tag preset="error">{t('member.mark.banned')}</Tag>}
            {member.private && <Tag preset="greyscale">{t('member.mark.private')}</Tag>}
          </p>
          <Counts member={member} />
        </div>
        <div className={styles.actions}>
          {isOwn && may(['profiles.edit', 'users.edit']) && (
            <ButtonLink href="/profile/edit" icon={<Pencil size={16} />}>
              {t('member.edit.title')}
            </ButtonLink>
          )}
          <MessageLink user={member} size="medium" />
          <SanctionButton member={member} size="medium" />
          <ReportButton
            record={{ recordType: 'user', recordID: member.userID, name }}
            authorID={member.userID}
            label={t('report.member', { name })}
          />
          {member.isIgnored !== undefined && <UserIgnore member={member} isIgnored={member.isIgnored} />}
        </div>
      </header>
      {member.banned === 1 && <Message tone="warning">{t('member.closed.banned')}</Message>}
    </>
  );
}

function Counts({ member }: { member: User }) {
  const counts = [
    { name: t('member.count.discussions'), value: member.countDiscussions },
    { name: t('member.count.comments'), value: member.countComments },
    { name: t('member.count.points'), value: member.points },
  ];
  return (
    <dl className={styles.counts}>
      {counts.map(({ name, value = 0 }) => (
        <div key={name} className={styles.count}>
          <dt className={styles.countName}>{name}</dt>
          <dd className={styles.countValue}>
            <NumberText value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
