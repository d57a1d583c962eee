import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { memberListPath } from '#api/member/user/member-list-filter.ts';
import { userQuery } from '#api/member/user/user.queries.ts';
import type { Decision } from '#api/moderation/decision/decision.contract.ts';
import { decisionsOfUserQuery } from '#api/moderation/decision/decision.queries.ts';
import { sanctionPermissions } from '#api/moderation/decision/sanction-permissions.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { MemberActions } from '#components/administration/member/member-actions.tsx';
import { MemberFacts } from '#components/administration/member/member-facts.tsx';
import { MemberHistory } from '#components/administration/member/member-history.tsx';
import { MemberPicture } from '#components/administration/member/member-picture.tsx';
import * as styles from '#components/moderation/decision/decision-list.css.ts';
import { DecisionList } from '#components/moderation/decision/decision-list.tsx';
import { MemberSignature } from '#components/moderation/rule/member-signature.tsx';
import { Card } from '#components/primitives/content/card.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { ButtonLink } from '#components/primitives/form/button.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { DateTime } from '#components/primitives/text/date-time.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { ContentDeletion } from './content-deletion.tsx';
import { SanctionButton } from './sanction-button.tsx';

/**
 * The page that shows everything about a member: account, sanctions and decisions, notes, sessions, log, and the
 * available actions (docs/behavior/member.md#page-of-a-member).
 */
export function MemberModerationPage({ userID, page }: { userID: number; page: number }) {
  const { api } = useSite();
  const { data: member } = useSuspenseQuery(userQuery(api, userID));
  return (
    <DashboardPage
      title={t('user.page.title', { name: member.name })}
      path={`${memberListPath}/${userID}`}
      action={<SanctionButton member={member} size="medium" />}
    >
      <MemberFacts member={member} />
      <Decisions userID={userID} page={page} />
      <MemberSignature member={member} />
      <MemberPicture member={member} />
      <ContentDeletion member={member} />
      <MemberActions member={member} />
      <MemberHistory userID={userID} />
    </DashboardPage>
  );
}

/** The sanctions in force and all decisions about a member, for viewers who may sanction. */
function Decisions({ userID, page }: { userID: number; page: number }) {
  const { api } = useSite();
  const isShown = useMay()(sanctionPermissions);
  const { data } = useQuery({ ...decisionsOfUserQuery(api, userID, page), enabled: isShown });
  if (!data) return null;
  return (
    <>
      <Standing userID={userID} decisions={data.decisions} />
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
          href={(to) => `/dashboard/members/${userID}?page=${to}`}
          page={page}
          limit={data.limit}
          total={data.total}
        />
      )}
    </>
  );
}

function Standing({ userID, decisions }: { userID: number; decisions: readonly Decision[] }) {
  const active = decisions.filter(({ status }) => status === 'active');
  const points = active.reduce((sum, one) => sum + one.points, 0);
  const holds = active.find(({ kind }) => kind === 'ban') ?? active.find(({ kind }) => kind === 'mute');
  return (
    <Card as="section" padding="large" aria-label={t('sanction.member.now')}>
      <div>
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
      <div className={styles.actions}>
        <ButtonLink href={`/dashboard/members/permissions?userID=${userID}`} size="small">
          {t('sanction.member.why')}
        </ButtonLink>
      </div>
    </Card>
  );
}
