import { ExportList } from '#components/administration/export/export-list.tsx';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { anExport, anUnfinishedExport, aSiteExport } from './export-samples.ts';

export default { title: 'administration / export-list' };

export const Empty = () => <ExportList exports={[]} mayDownload={() => true} />;

export const Filled = () => (
  <StorySite me={ingrid} permissions={['site.manage']}>
    <ExportList
      mayDownload={() => true}
      exports={[
        anUnfinishedExport({ taskID: 9, status: 'running', step: 'database', done: 12_400, total: 48_210 }),
        { ...anExport, taskID: 8, options: { ...anExport.options, scope: 'all', hasAddresses: true } },
        anUnfinishedExport({ taskID: 7, status: 'failed', reason: 'disk-full', reasonDetail: 'ENOSPC' }),
        { ...anExport, hasFile: false },
        aSiteExport,
      ]}
    />
  </StorySite>
);
