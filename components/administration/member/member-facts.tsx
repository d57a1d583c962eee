import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import { memberListUrl } from '#api/member/user/member-list-filter.ts';
import { changeUser } from '#api/member/user/user.client.ts';
import type { User } from '#api/member/user/user.contract.ts';
import { t } from '#api/translations.ts';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { answersTo } from '#components/member/profile-field/profile-answer.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { useToasts } from '#components/primitives/overlay/toast-context.ts';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { linkTarget } from '#theme/layout/link-target.css.ts';
import { memberPatch } from './member-form.ts';
import * as styles from './member-page.css.ts';
import { MemberMarks } from './member-table.tsx';
import { useInvalidateMembers } from './use-invalidate-members.ts';
import { useLoadMemberForm } from './use-load-member-form.ts';

/** The identity of a member: name and picture, state, addresses, roles, counts, and the answers to profile fields. */
export function MemberFacts({ member }: { member: User }) {
  const may = useMay();
  const { name, photoUrl, url, title } = member;
  return (
    <Card as="section" padding="large" aria-label={t('user.facts.title')}>
      <div className={styles.head}>
        <Avatar name={name} photoUrl={photoUrl} size="large" decorative />
        <div>
          <Link href={url} tone="heading" className={styles.name}>
            <bdi>{name}</bdi>
          </Link>
          {title && (
            <p className={styles.quiet} dir="auto">
              {title}
            </p>
          )}
          <MemberMarks user={member} />
        </div>
      </div>
      <dl className={styles.facts}>
        {useFacts(member).map(([term, value]) => (
          <div key={term}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        {may('users.edit') && (
          <EditButton variant="primary" dialog={(returnTo) => <MemberEditDialog member={member} returnTo={returnTo} />}>
            <Pencil size={16} aria-hidden="true" /> {t('user.edit.submit')}
          </EditButton>
        )}
      </div>
    </Card>
  );
}

const ipLink = (ip: string) => (
  <Link href={memberListUrl({ ip })} className={linkTarget}>
    <bdi>{ip}</bdi>
  </Link>
);

/** Returns the facts about a member that the viewer may see. */
function useFacts(member: User): [string, ReactNode][] {
  const { api } = useSite();
  const { data: fields = [] } = useQuery(profileFieldsQuery(api));
  const { userID, name, email, pendingEmail, roles = [], label, dateInserted, dateLastActive } = member;
  const profile = `${userID}/${encodeURIComponent(name)}`;
  const facts: [string, ReactNode][] = [
    [t('user.form.email'), email && <bdi>{email}</bdi>],
    [t('user.facts.pending'), pendingEmail && <bdi>{pendingEmail}</bdi>],
    [t('user.column.roles'), roles.map((role) => role.name).join(', ')],
    [t('user.form.label'), label && <bdi>{label}</bdi>],
    [t('user.column.registered'), dateInserted && <DateTime date={dateInserted} type="extended" />],
    [t('user.column.last-visit'), dateLastActive && <DateTime date={dateLastActive} type="extended" />],
    [t('user.column.visits'), member.countVisits !== undefined && <NumberText value={member.countVisits} />],
    [
      t('user.facts.discussions'),
      member.countDiscussions !== undefined && (
        <Link href={`/profile/discussions/${profile}`} className={linkTarget}>
          <NumberText value={member.countDiscussions} />
        </Link>
      ),
    ],
    [
      t('user.facts.comments'),
      member.countComments !== undefined && (
        <Link href={`/profile/comments/${profile}`} className={linkTarget}>
          <NumberText value={member.countComments} />
        </Link>
      ),
    ],
    [t('user.column.points'), member.points !== undefined && <NumberText value={member.points} />],
    [t('user.column.first-ip'), member.insertIPAddress && ipLink(member.insertIPAddress)],
    [t('user.column.last-ip'), member.lastIPAddress && ipLink(member.lastIPAddress)],
    [
      t('user.facts.inviter'),
      member.inviteUserID && (
        <Link href={`/dashboard/members/${member.inviteUserID}`} className={linkTarget}>
          {t('user.facts.inviter-link')}
        </Link>
      ),
    ],
    ...answersTo(fields, member.profileFields).map((answer): [string, ReactNode] => [answer.label, answer.value]),
  ];
  return facts.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '');
}

/** The dialog that edits the account of a member. Only changed values are sent. */
function MemberEditDialog({ member, returnTo }: { member: User; returnTo: RefObject<HTMLElement | null> }) {
  const { api } = useSite();
  const toasts = useToasts();
  const client = useQueryClient();
  const invalidate = useInvalidateMembers();
  return (
    <FormDialog
      title={t('user.edit.title', { name: member.name })}
      load={useLoadMemberForm(member.userID)}
      save={(_, changes) => changeUser(api, member.userID, memberPatch(changes))}
      onSaved={() => {
        toasts.add({ text: t('user.edit.saved'), tone: 'success' });
        void client.invalidateQueries({ queryKey: ['account'] });
        void invalidate();
      }}
      returnTo={returnTo}
    />
  );
}
