import { reportReasonsQuery } from '#api/moderation/report/report.queries.ts';
import { ReportDialog } from '#components/moderation/report/report-dialog.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { aReport } from '#tests/support/builders/report-builders.ts';

export default { title: 'moderation / report-dialog' };

export const Open = () => (
  <StorySite
    me={ingrid}
    permissions={['flag.add']}
    seed={(client, api) => client.setQueryData(reportReasonsQuery(api).queryKey, aReport().reportReasons as never)}
  >
    <ReportDialog record={{ recordType: 'discussion', recordID: 5, categoryID: 3, name: 'Cheap anchors' }} />
  </StorySite>
);
