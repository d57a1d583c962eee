import { useSuspenseQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import type { User } from '#api/member/user/user.contract.ts';
import { userQuery } from '#api/member/user/user.queries.ts';
import type { Decision } from '#api/moderation/decision/decision.contract.ts';
import { decisionsOfUserQuery } from '#api/moderation/decision/decision.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import * as styles from '#components/moderation/decision/decision-list.css.ts';
import { DecisionList } from '#components/moderation/decision/decision-list.tsx';
import { MemberSignature } from '#components/moderation/rule/member-signature.tsx';
import { Avatar } from '#components/primitives/avatar/avatar.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { cluster } from '#theme/layout/layout.css.ts';
import { ContentDeletion } from './content-deletion.tsx';
import { SanctionButton } from './sanction-button.tsx';

/** The moderation page of a member: sanctions in force, all decisions, and the available actions. */
export function MemberModerationPage({ userID, page }: { userID: number; page: number }) {
  const { api } = useSite();
  const { data: member } = useSuspenseQuery(userQuery(api, userID));
  const { data } = useSuspenseQuery(decisionsOfUserQuery(api, userID, page));
  const path = `/dashboard/members/${userID}`;
  return (
    <DashboardPage
      title={t('sanction.member.heading', { name: member.name })}
      description={t('sanction.member.words')}
      path={path}
      action={<SanctionButton member={member} size="medium" />}
    >
      <Standing member={member} decisions={data.decisions} />
      {data.decisions.length === 0 ? (
        <EmptyState icon={<ShieldCheck />} title={t('sanction.member.none')}>
          {t('sanction.member.none-words')}
        </EmptyState>
      ) : (
        <DecisionList decisions={data.decisions} />
      )}
      {data.total > data.limit && (
        <Pager
          label={t('sanction.list.heading')}
          href={(to) => `${path}?page=${to}`}
          page={page}
          limit={data.limit}
          total={data.total}
        />
      )}
      <MemberSignature member={member} />
      <ContentDeletion member={member} />
    </DashboardPage>
  );
}

function Standing({ member, decisions }: { member: User; decisions: readonly Decision[] }) {
  const active = decisions.filter(({ status }) => status === 'active');
  const points = active.reduce((sum, one) => sum + one.points, 0);
  const holds = active.find(({ kind }) => kind === 'ban') ?? active.find(({ kind }) => kind === 'mute');
  return (
    <Card as="section" padding="large" aria-label={t('sanction.member.now')}>
      <div className={cluster({ gap: 'medium' })}>
        <Avatar name={member.name} photoUrl={member.photoUrl} size="medium" decorative />
        <div>
          <Link href={member.url} tone="heading">
            <bdi>{member.name}</bdi>
          </Link>
          <p className={styles.quiet}>
            {holds
              ? t(holds.kind === 'ban' ? 'sanction.member.state.ban' : 'sanction.member.state.mute')
              : t('sanction.member.state.free')}
            {holds?.dateExpires && (
              <>
                {' · '}
                {t('sanction.until')} <DateTime date={holds.dateExpires} type="extended" />
              </>
            )}
            {' · '}
            {t('sanction.points.count', { count: points })}
          </p>
        </div>
      </div>
      <div className={styles.actions}>
        <ButtonLink href={`/dashboard/members/permissions?userID=${member.userID}`} size="small">
          {t('sanction.member.why')}
        </ButtonLink>
      </div>
    </Card>
  );
}
