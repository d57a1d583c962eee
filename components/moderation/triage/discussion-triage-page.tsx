import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import {
  discussionTriageQuery,
  escalationsOfQuery,
  triagedPerPage,
} from '#api/moderation/triage/discussion-triage.queries.ts';
import { type TriageFilter, triageUrl } from '#api/moderation/triage/discussion-triage.ts';
import { t } from '#api/translations.ts';
import { DashboardPage } from '#components/administration/dashboard/dashboard-page.tsx';
import { moderatorPermissions } from '#components/administration/dashboard/dashboard-place.ts';
import { LinkTabs } from '#components/primitives/navigation/link-tabs.tsx';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';
import { DiscussionTriageCard } from './discussion-triage-card.tsx';
import { PlaceFilter, RoleFilter } from './filter-choice.tsx';
import { FilterName } from './filter-field.tsx';
import { FilterForm } from './filter-form.tsx';
import { QueueList } from './queue-list.tsx';

const path = '/dashboard/content/triage';

/** The triage page: discussions reviewed one by one until each is resolved (docs/behavior/moderation.md#triage). */
export function DiscussionTriagePage({ filter }: { filter: TriageFilter }) {
  const { api } = useSite();
  const { data } = useSuspenseQuery(discussionTriageQuery(api, filter));
  const escalations = useEscalations(data.discussions.map(({ discussionID }) => discussionID));
  return (
    <DashboardPage title={t('dashboard.place.triage')} description={t('report.triage.words')} path={path}>
      <LinkTabs
        label={t('report.filter.status')}
        currentIs="page"
        tabs={[false, true].map((isResolved) => ({
          href: triageUrl({ ...filter, isResolved, page: 1 }),
          name: t(isResolved ? 'report.triage.resolved' : 'report.triage.unresolved'),
          isCurrent: isResolved === filter.isResolved,
        }))}
      />
      <Filters filter={filter} />
      <QueueList
        label={t('dashboard.place.triage')}
        items={data.discussions}
        keyOf={({ discussionID }) => discussionID}
        renderItem={(discussion) => (
          <DiscussionTriageCard
            discussion={discussion}
            escalationID={escalations?.get(discussion.discussionID)}
            mayEscalate={escalations !== undefined}
          />
        )}
        clear={t('report.triage.clear-words')}
        pages={{
          label: t('report.triage.pages'),
          href: (page) => triageUrl({ ...filter, page }),
          page: filter.page,
          limit: triagedPerPage,
          total: data.total,
        }}
      />
    </DashboardPage>
  );
}

/**
 * Returns the escalations of the discussions on the page; undefined while loading and for viewers who may not escalate.
 */
function useEscalations(discussionIDs: readonly number[]) {
  const { api } = useSite();
  const enabled = useMay()(moderatorPermissions) && discussionIDs.length > 0;
  return useQuery({ ...escalationsOfQuery(api, discussionIDs), enabled }).data;
}

const Filters = ({ filter }: { filter: TriageFilter }) => (
  <FilterForm path={path} label={t('report.triage.filter')} key={JSON.stringify(filter)}>
    {filter.isResolved && <input type="hidden" name="status" value="resolved" />}
    <FilterName label={t('report.filter.author')} name="author" value={filter.author} />
    <RoleFilter label={t('report.filter.author-role')} name="authorRole" value={filter.authorRole} />
    <PlaceFilter value={filter.place} />
  </FilterForm>
);
