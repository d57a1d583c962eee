import { reportQueueQuery } from '#api/moderation/report/report.queries.ts';
import { ReportQueuePage } from '#components/moderation/triage/report-queue-page.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aReport } from '#tests/support/builders/report-builders.ts';

export default { title: 'moderation / report-queue-page' };

const filter = { status: ['new'], sort: '-dateInserted', page: 1 } as const;

const queue = (reports: ReturnType<typeof aReport>[]) => (
  <StorySite
    isBare
    me={ingrid}
    permissions={['community.moderate']}
    seed={(client, api) =>
      client.setQueryData(reportQueueQuery(api, filter).queryKey, { reports, total: reports.length })
    }
  >
    <ReportQueuePage filter={filter} />
  </StorySite>
);

export const Waiting = () => queue([aReport(), aReport({ reportID: 2, recordName: 'Win a boat' })]);

export const Empty = () => queue([]);
