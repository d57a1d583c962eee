import { useSuspenseQuery } from '@tanstack/react-query';
import { escalationListQuery, escalationsPerPage } from '#api/moderation/escalation/escalation.queries.ts';
import {
  type EscalationFilter,
  escalationListUrl,
  shownEscalations,
} from '#api/moderation/escalation/escalation-filter.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { QueueList } from '#components/moderation/triage/queue-list.tsx';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { EscalationCard } from './escalation-card.tsx';
import { EscalationFilterForm } from './escalation-filter-form.tsx';

/** The escalation list page with the status of each escalation (docs/behavior/moderation.md#escalations). */
export function EscalationListPage({ filter }: { filter: EscalationFilter }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(escalationListQuery(api, filter));
  const { escalationID, ...others } = filter;
  return (
    <DashboardPage
      title={t('report.escalation.title')}
      description={t('report.escalation.words')}
      path="/dashboard/content/escalations"
    >
      <LinkTabs
        label={t('report.filter.status')}
        currentIs="page"
        tabs={shownEscalations.map((status) => ({
          href: escalationListUrl({ ...others, status, page: 1 }),
          name: t(status === 'unfinished' ? 'report.escalation.unfinished' : `report.escalation.status.${status}`),
          isCurrent: status === filter.status && !escalationID,
        }))}
      />
      {!escalationID && <EscalationFilterForm filter={filter} />}
      <QueueList
        label={t('report.escalation.title')}
        items={data.escalations}
        keyOf={(escalation) => escalation.escalationID}
        renderItem={(escalation) => <EscalationCard escalation={escalation} />}
        clear={t('report.escalation.clear-words')}
        pages={{
          label: t('report.escalation.title'),
          href: (page) => escalationListUrl({ ...filter, page }),
          page: filter.page,
          limit: escalationsPerPage,
          total: data.total,
        }}
      />
    </DashboardPage>
  );
}
