import { useSuspenseQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { type AppealFilter, decisionListQuery } from '#api/moderation/decision/decision.queries.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { EmptyState } from '#components/primitives/content/empty-state.tsx';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import { Pager } from '#components/primitives/navigation/pager.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { DecisionList } from './decision-list.tsx';

const path = '/dashboard/members/decisions';
const filters = ['open', 'answered', 'all'] as const;

/** The decision list page for moderators: pending appeals, answered appeals, and all decisions. */
export function DecisionListPage({ filter, page }: { filter: AppealFilter; page: number }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(decisionListQuery(api, filter, page));
  const address = (one: AppealFilter, to = 1) => `${path}?${new URLSearchParams({ show: one, page: String(to) })}`;
  return (
    <DashboardPage title={t('sanction.list.heading')} description={t('sanction.list.words')} path={path}>
      <LinkTabs
        label={t('sanction.list.filter')}
        currentIs="page"
        tabs={filters.map((one) => ({
          href: address(one),
          name: t(`sanction.list.show.${one}`),
          isCurrent: one === filter,
        }))}
      />
      {data.decisions.length === 0 ? (
        <EmptyState icon={<Scale />} title={t(filter === 'open' ? 'sanction.list.no-appeals' : 'sanction.list.none')}>
          {t('sanction.list.none-words')}
        </EmptyState>
      ) : (
        <DecisionList decisions={data.decisions} withMember />
      )}
      {data.total > data.limit && (
        <Pager
          label={t('sanction.list.heading')}
          href={(to) => address(filter, to)}
          page={page}
          limit={data.limit}
          total={data.total}
        />
      )}
    </DashboardPage>
  );
}
