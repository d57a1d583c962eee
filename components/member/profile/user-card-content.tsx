import { useQuery } from '@tanstack/react-query';
import { UserX } from 'lucide-react';
import { profileListUrl } from '#api/member/profile/profile-url.ts';
import { profileFieldsQuery } from '#api/member/profile-field/profile-field.queries.ts';
import type { User } from '#api/member/user/user.contract.ts';
import { t } from '#api/translations.ts';
import { MessageLink } from '#components/conversation/message-link.tsx';
import { UserIgnore } from '#components/member/identity/user-ignore.tsx';
import { answersTo } from '#components/member/profile-field/profile-answer.tsx';
import { SanctionButton } from '#components/moderation/sanction/sanction-button.tsx';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { Skeleton } from '#components/primitives/content/skeleton.tsx';
import { Button, ButtonLink } from '#components/primitives/form/button.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { NumberText } from '#components/primitives/text/number-text.tsx';
import { Tag } from '#components/primitives/text/tag.tsx';
import { VisuallyHidden } from '#components/primitives/text/visually-hidden.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { UserCardApi } from '#machines/member/profile/user-card.connect.ts';
import * as styles from './user-card.css.ts';

/** Renders the content of the user card in each of its states. */
export function UserCardContent({ card }: { card: UserCardApi }) {
  if (card.isLoading) return <Loading />;
  if (card.isDeleted) return <Sentence label={t('member.card.deleted-mark')} words={t('member.card.deleted')} />;
  if (card.hasFailed) return <Failed card={card} />;
  return card.user ? <Full user={card.user} /> : <Minimal card={card} />;
}

const Loading = () => (
  <div className={styles.card} aria-busy="true">
    <VisuallyHidden>{t('primitives.loader.label')}</VisuallyHidden>
    <Skeleton shape="circle" width="6.25rem" />
    <Skeleton width="60%" />
    <Skeleton width="40%" />
  </div>
);

const Sentence = ({ label, words }: { label: string; words: string }) => (
  <div className={styles.card}>
    <span className={styles.gone} aria-hidden="true">
      <UserX size={48} />
    </span>
    <Tag preset="greyscale">{label}</Tag>
    <p role="status">{words}</p>
  </div>
);

const Failed = ({ card }: { card: UserCardApi }) => (
  <div className={styles.card}>
    <Tag preset="error">{t('member.card.failed-mark')}</Tag>
    <Message tone="error" live title={t('member.card.failed')}>
      {card.reason}
    </Message>
    <Button {...card.getRetryProps()}>{t('member.card.retry')}</Button>
  </div>
);

function Minimal({ card: { fragment } }: { card: UserCardApi }) {
  const isBanned = fragment.banned === 1;
  return (
    <div className={styles.card}>
      <Avatar name={fragment.name} photoUrl={fragment.photoUrl} size="large" decorative />
      <bdi className={styles.name}>{fragment.name}</bdi>
      <Tag preset="greyscale">{isBanned ? t('member.mark.banned') : t('member.mark.private')}</Tag>
      <p>{isBanned ? t('member.closed.banned') : t('member.closed.private')}</p>
    </div>
  );
}

function Full({ user }: { user: User }) {
  const { name, photoUrl, title, label, email, banned, url } = user;
  return (
    <div className={styles.card}>
      <Avatar name={name} photoUrl={photoUrl} size="large" decorative />
      <bdi className={styles.name}>{name}</bdi>
      {(title || label) && <span className={styles.quiet}>{title || label}</span>}
      {email && <Link href={`mailto:${email}`}>{email}</Link>}
      {banned === 1 && <p>{t('member.closed.banned')}</p>}
      <div className={styles.actions}>
        <ButtonLink href={url} size="small">
          {t('member.card.profile')}
        </ButtonLink>
        <MessageLink user={user} />
        <SanctionButton member={user} />
        {user.isIgnored !== undefined && <UserIgnore member={user} isIgnored={user.isIgnored} />}
      </div>
      <Facts user={user} />
      <Answers user={user} />
    </div>
  );
}

function Answers({ user }: { user: User }) {
  const { api } = useSite();
  const hasFields = Object.keys(user.profileFields ?? {}).length > 0;
  const { data: fields = [] } = useQuery({ ...profileFieldsQuery(api), enabled: hasFields });
  const shown = fields.filter(({ displayOptions }) => displayOptions.userCards);
  const answers = answersTo(shown, user.profileFields);
  if (answers.length === 0) return null;
  return (
    <dl className={styles.answers}>
      {answers.map(({ name, label, value }) => (
        <div key={name}>
          <dt className={styles.term} dir="auto">
            {label}
          </dt>
          <dd className={styles.answer}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Facts = ({ user }: { user: User }) => (
  <dl className={styles.facts}>
    {(['discussions', 'comments'] as const).map((kind) => (
      <div key={kind} className={styles.fact}>
        <dt className={styles.term}>
          {kind === 'discussions' ? t('member.count.discussions') : t('member.count.comments')}
        </dt>
        <dd className={styles.value}>
          <Link href={profileListUrl(user, kind)}>
            <NumberText value={(kind === 'discussions' ? user.countDiscussions : user.countComments) ?? 0} />
          </Link>
        </dd>
      </div>
    ))}
    {user.dateInserted && <Moment name={t('member.facts.joined')} date={user.dateInserted} />}
    {user.dateLastActive && <Moment name={t('member.facts.active')} date={user.dateLastActive} />}
  </dl>
);

const Moment = ({ name, date }: { name: string; date: string }) => (
  <div className={styles.fact}>
    <dt className={styles.term}>{name}</dt>
    <dd className={styles.value}>
      <DateTime date={date} type="default" />
    </dd>
  </div>
);
